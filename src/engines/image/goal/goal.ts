import { JobError } from '../../../errors/errors.ts';
import { hasTrait, type OutputFormatId } from '../../../formats/formats.ts';
import type { ImageGoal } from '../../../jobs/contract/image-operation.ts';
import type { Note } from '../../../jobs/contract/job.ts';
import { bandsAt, sampleBands } from './bands.ts';
import { likenessOf } from './score.ts';
import { sameLook } from './lowest-quality.ts';
import type { Picture, Reached } from './picture.ts';
import { qualityRange, searchByEnds, searchSize } from './quality-search.ts';

/** What to say of what was reached. Where the look was the goal, how alike both are would only raise doubts. */
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
export const encodeToGoal = (picture: Picture, format: OutputFormatId<'image'>, goal: ImageGoal): Promise<Reached> =>
  goal.type === 'look' ? sameLook(picture, format) : atMost(goal.bytes, picture, format);

/** No picture is made smaller than this, in pixels. */
const leastSide = 16;

async function atMost(limit: number, picture: Picture, format: OutputFormatId<'image'>): Promise<Reached> {
  let current = picture;
  let smallest = 0;
  // Each round comes nearer: the second is nearly always the last.
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const found = await (format === 'gif' ? fillFrames(current, limit) : fillUp(limit, current, format));
    if ('result' in found) {
      return {
        bytes: found.result,
        quality: current.steps.qualityOf(found.step),
        ...(current !== picture && { scaledTo: sizeOf(current) }),
      };
    }
    ({ smallest } = found);
    const ratio = Math.sqrt(limit / smallest) * 0.85;
    const { width, height } = sizeOf(current);
    const least = leastSide / Math.min(width, height);
    if (least >= 1) break;
    current = await current.scale(Math.max(ratio, least));
  }
  throw unreachable(smallest, limit);
}

/** Of one frame. */
const sizeOf = ({ width, height, frames }: Picture) => ({ width, height: height / frames });

/** What is told by drafts of a small part: how the size grows with the quality. By a larger one: what the real encoder gains. */
const parts = { small: { bands: 4, share: 1 / 16 }, large: { bands: 8, share: 1 / 4 } };

/** The best quality that fits, found by parts of the picture, and by drafts of it. */
async function fillUp(limit: number, picture: Picture, format: OutputFormatId<'image'>) {
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
    share: async (step) => ((await ofWhole(step)) - metadata) / (await ofSmall(step)),
    largerShare: async (step) => (await ofLarge(step)) / (await ofSmall(step)),
    gain: async (step) => ((await encodedOf(large, step)).length - bare.encoded) / (await ofLarge(step)),
    encode: (step) => encodedOf(picture, step),
    fixed: bare.encoded + metadata,
    limit,
  });
}

/** The best quality that fits of a GIF. Its loss is between frames: no part of a frame, and no draft, tells of it. */
const fillFrames = ({ encode, steps }: Picture, limit: number) =>
  searchByEnds({ steps, encode: (step) => encode(steps.qualityOf(step)), limit });

/** Measures no step twice. */
function once(measure: (step: number) => Promise<number>): (step: number) => Promise<number> {
  const known = new Map<number, Promise<number>>();
  return (step) => {
    const size = known.get(step) ?? measure(step);
    known.set(step, size);
    return size;
  };
}

const cornerSide = 16;

/** What the smallest file is short of against a large one, in bytes: the codes of each of JPEG's scans. */
const moreCodes: Partial<Record<OutputFormatId<'image'>, number>> = { jpeg: 300 };

/** What a file takes beside its picture: what goes along with the whole, and what is in any. By the smallest picture. */
export async function overheadOf(picture: Picture, format: OutputFormatId<'image'>) {
  const metadata = picture.metadataSize();
  if (Math.min(picture.width, picture.height) < cornerSide) return { metadata, bare: { draft: 0, encoded: 0 } };
  const corner = picture.part(bandsAt([0], cornerSide, cornerSide));
  const draft = (await corner.draft(qualityRange.min)).length;
  const encoded = (await corner.encode(qualityRange.min)).length + (moreCodes[format] ?? 0);
  return { metadata, bare: { draft, encoded } };
}

const unreachable = (smallest: number, limit: number) => new JobError('size-unreachable', { smallest, limit });
