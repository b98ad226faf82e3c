import { JobError } from '#errors/errors.ts';
import { hasTrait, type OutputFormatId } from '#formats/formats.ts';
import type { ImageGoal } from '#jobs/contract/image-operation.ts';
import type { Note } from '#jobs/contract/job.ts';
import { bandsAt, sampleBands } from './bands.ts';
import { sameLook } from './lowest-quality.ts';
import { type Picture, type Reached, whole, type Pieces } from './picture.ts';
import type { SearchPace } from './search-pace.ts';
import { qualityRange, searchByEnds, searchSize } from './quality-search.ts';
import { similarity, toPlanes } from './similarity.ts';

/** Returns notes on the result. If the goal was the look, a likeness score would only raise doubts. */
export async function notesOnGoal(
  picture: Picture,
  reached: Reached,
  format: OutputFormatId<'image'>,
  goal: ImageGoal,
): Promise<Note[]> {
  const { quality, scaledTo } = reached;
  const isScored = goal.type === 'size' && hasTrait(format, 'lossy');
  const score = isScored ? await likenessOf(picture, reached) : undefined;
  return [
    ...(hasTrait(format, 'lossy') ? [{ type: 'quality', quality } as const] : []),
    ...(score === undefined ? [] : [{ type: 'likeness', score } as const]),
    ...(scaledTo ? [{ type: 'scaled', ...scaledTo } as const] : []),
  ];
}

/** @throws {JobError} `size-unreachable` */
export const encodeToGoal = (
  picture: Picture,
  format: OutputFormatId<'image'>,
  goal: ImageGoal,
  pace: SearchPace,
): Promise<Reached> =>
  goal.type === 'look' ? sameLook(picture, format, pace) : atMost(goal.bytes, picture, format, pace);

/** No picture is scaled below this, in pixels. */
const leastSide = 16;

async function atMost(
  limit: number,
  picture: Picture,
  format: OutputFormatId<'image'>,
  pace: SearchPace,
): Promise<Reached> {
  let current = picture;
  let smallest = 0;
  // Each round gets closer; the second is nearly always the last.
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const found = await (format === 'gif' ? fillFrames(current, limit) : fillUp(limit, current, format, pace));
    if ('result' in found) {
      return {
        bytes: found.result,
        quality: current.steps.qualityOf(found.step),
        ...(current !== picture && { scaledTo: sizeOf(current) }),
      };
    }
    ({ smallest } = found);
    pace.nextRound();
    const ratio = Math.sqrt(limit / smallest) * 0.85;
    const { width, height } = sizeOf(current);
    const least = leastSide / Math.min(width, height);
    if (least >= 1) break;
    current = await current.scale(Math.max(ratio, least));
  }
  throw unreachable(smallest, limit);
}

const sizeOf = ({ width, height, frames }: Picture) => ({ width, height: height / frames });

/**
 * Drafts of the small part show how the size grows with the quality; the larger part shows how much the real encoder
 * gains.
 */
const parts = { small: { bands: 4, share: 1 / 16 }, large: { bands: 8, share: 1 / 4 } };

/** The share of the time until the end of each stage of that. */
const stages = { share: 0.3, gain: 0.5, encode: 0.9 };

/** Finds the best quality that fits, using parts of the picture and drafts of it. */
async function fillUp(limit: number, picture: Picture, format: OutputFormatId<'image'>, pace: SearchPace) {
  const partOf = ({ bands, share }: (typeof parts)['small']) => picture.part(sampleBands(picture, bands, share));
  const [small, large] = [partOf(parts.small), partOf(parts.large)];
  const { metadata, bare } = await overheadOf(picture, format);
  const { steps } = picture;
  const draftsOf = (each: Picture) =>
    once(async (step) => (await each.draft(steps.qualityOf(step))).length - bare.draft);
  const [ofWhole, ofSmall, ofLarge] = [draftsOf(picture), draftsOf(small), draftsOf(large)];
  const encodedOf = (each: Picture, step: number) => each.encode(steps.qualityOf(step));
  return searchSize({
    steps,
    partSize: ofSmall,
    rough: (picture.width * picture.height) / (small.width * small.height),
    share: async (step) => {
      const share = ((await ofWhole(step)) - metadata) / (await ofSmall(step));
      pace.reached(stages.share);
      return share;
    },
    largerShare: async (step) => (await ofLarge(step)) / (await ofSmall(step)),
    gain: async (step) => {
      const gain = ((await encodedOf(large, step)).length - bare.encoded) / (await ofLarge(step));
      pace.reached(stages.gain);
      return gain;
    },
    encode: async (step) => {
      const result = await encodedOf(picture, step);
      pace.reached(stages.encode);
      return result;
    },
    fixed: bare.encoded + metadata,
    limit,
  });
}

/**
 * Finds the best quality at which a GIF fits. Its loss is between frames, so neither a part of a frame nor a draft
 * predicts it.
 */
const fillFrames = ({ encode, steps }: Picture, limit: number) =>
  searchByEnds({ steps, encode: (step) => encode(steps.qualityOf(step)), limit });

/** Caches measurements by step. */
function once(measure: (step: number) => Promise<number>): (step: number) => Promise<number> {
  const known = new Map<number, Promise<number>>();
  return (step) => {
    const size = known.get(step) ?? measure(step);
    known.set(step, size);
    return size;
  };
}

const cornerSide = 16;

/** What a tiny file lacks compared to a large one, in bytes: the Huffman tables of JPEG's scans. */
const moreCodes: Partial<Record<OutputFormatId<'image'>, number>> = { jpeg: 300 };

/**
 * Returns the bytes a file takes beside its picture: metadata of the whole, and the fixed overhead, measured on the
 * smallest picture.
 */
export async function overheadOf(picture: Picture, format: OutputFormatId<'image'>) {
  const metadata = picture.metadataSize();
  if (Math.min(picture.width, picture.height) < cornerSide) return { metadata, bare: { draft: 0, encoded: 0 } };
  const corner = picture.part(bandsAt([0], cornerSide, cornerSide));
  const draft = (await corner.draft(qualityRange.min)).length;
  const encoded = (await corner.encode(qualityRange.min)).length + (moreCodes[format] ?? 0);
  return { metadata, bare: { draft, encoded } };
}

const unreachable = (smallest: number, limit: number) => new JobError('size-unreachable', { smallest, limit });

/** The number of bands that represent a picture, and about how many pixels are compared in total. */
const bands = 6;
const compared = 500_000;
const leastRows = 64;

/** Estimates SSIMULACRA2, at most 100. Returns `undefined` for animations and scaled pictures. */
async function likenessOf(picture: Picture, { bytes, scaledTo }: Reached): Promise<number | undefined> {
  if (picture.frames > 1 || scaledTo || Math.min(picture.width, picture.height) < leastRows) return undefined;
  const parts = bandsOf(picture);
  const [before, after] = [await picture.pixels(undefined, parts), await picture.pixels(bytes, parts)];
  const count = Math.max(1, parts.places.length);
  const { width } = before;
  const rows = before.height / count;
  const planesOf = (data: Uint8Array, index: number) =>
    toPlanes(data.subarray(index * rows * width * 3, (index + 1) * rows * width * 3), width, rows);
  const scores = Array.from({ length: count }, (_, index) =>
    similarity(planesOf(before.data, index), planesOf(after.data, index)),
  );
  return scores.reduce((sum, score) => sum + score, 0) / count;
}

/** Returns bands spread evenly from top to bottom, or the whole picture if it is too low for them. */
function bandsOf({ width, height: all }: Picture): Pieces {
  const height = Math.min(Math.floor(all / bands), Math.max(leastRows, Math.floor(compared / bands / width)));
  if (height < leastRows) return whole;
  const tops = Array.from({ length: bands }, (_, index) => Math.floor(((all - height) * index) / (bands - 1)));
  return bandsAt(tops, width, height);
}
