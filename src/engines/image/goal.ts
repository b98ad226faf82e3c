import { JobError } from '../../errors.ts';
import { hasTrait, type OutputFormatId } from '../../formats.ts';
import type { ImageJob, Note } from '../../jobs/job.ts';
import { describeSize } from '../../words.ts';
import { qualityRange, searchScore, searchSize } from './quality-search.ts';
import { similarity, type Planes } from './similarity.ts';

type Goal = NonNullable<ImageJob['output']['goal']>;

/** A picture whose pixels are all in memory, and what can be done with it; whichever codecs do it. */
export interface Picture {
  /** In pixels; of all frames together, which stand under each other. */
  width: number;
  height: number;
  frames: number;
  encode(quality: number): Bytes | Promise<Bytes>;
  /** As it would look to a viewer, see-through parts on white; of these bytes, or of the picture itself. */
  planes(bytes?: Bytes): Planes | Promise<Planes>;
  /** A part that stands for the whole: all of a small picture, pieces from all over a large one, the first frame. */
  sample(): Picture;
  /** @param ratio of the new sides to the old. */
  scale(ratio: number): Picture | Promise<Picture>;
}
type Bytes = Uint8Array<ArrayBuffer>;

interface Reached {
  bytes: Bytes;
  quality: number;
  /** What the picture was scaled to, in pixels, when no quality would do. */
  scaledTo?: { width: number; height: number };
}

/** What to say of what was reached. */
export function notesOnGoal({ quality, scaledTo }: Omit<Reached, 'bytes'>, format: OutputFormatId<'image'>): Note[] {
  return [
    ...(hasTrait(format, 'lossy') ? [{ type: 'quality', quality } as const] : []),
    ...(scaledTo ? [{ type: 'scaled', ...scaledTo } as const] : []),
  ];
}

/** The scores at which a result counts as looking the same. A palette's dots score low, and are seen as little. */
const sameLook = { encoded: 80, palette: 78 };
/** GIF's loss is between frames, where a comparison of stills sees nothing. */
const gifQuality = 90;

/** @throws {JobError} `size-unreachable` */
export const encodeToGoal = (picture: Picture, format: OutputFormatId<'image'>, goal: Goal): Promise<Reached> =>
  goal.type === 'look' ? sameLookAs(picture, format) : atMost(goal.bytes, picture);

async function sameLookAs(picture: Picture, format: OutputFormatId<'image'>): Promise<Reached> {
  const sample = picture.sample();
  const reference = await sample.planes();
  const score = async (quality: number) => similarity(reference, await sample.planes(await sample.encode(quality)));
  const quality = await qualityOf(format, score);
  return { bytes: await picture.encode(quality), quality };
}

async function qualityOf(
  format: OutputFormatId<'image'>,
  score: (quality: number) => Promise<number>,
): Promise<number> {
  // A palette looks the same or does not: its quality says only how many of its colours are used.
  if (format === 'png') return (await score(99)) >= sameLook.palette ? 99 : 100;
  if (format === 'gif') return gifQuality;
  if (hasTrait(format, 'uncompressed')) return 100;
  return searchScore(score, sameLook.encoded);
}

async function atMost(limit: number, picture: Picture): Promise<Reached> {
  let current = picture;
  // Each round comes nearer: the second is nearly always the last.
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const sample = current.sample();
    const share = (current.width * current.height) / (sample.width * sample.height);
    const guess = async (quality: number) => (await sample.encode(quality)).length * share;
    const found = await searchSize({ guess, encode: (quality) => current.encode(quality), limit });
    if (found) {
      const { width, height } = current;
      return {
        bytes: found.result,
        quality: found.quality,
        ...(current !== picture && { scaledTo: { width, height } }),
      };
    }
    const smallest = (await current.encode(qualityRange.min)).length;
    const ratio = Math.sqrt(limit / smallest) * 0.85;
    if (current.frames > 1 || Math.min(current.width, current.height) * ratio < 16) throw unreachable(smallest, limit);
    current = await current.scale(ratio);
  }
  throw unreachable((await current.encode(qualityRange.min)).length, limit);
}

const unreachable = (smallest: number, limit: number) =>
  new JobError('size-unreachable', { smallest: describeSize(smallest), limit: describeSize(limit) });

const tile = 256;
const across = 4;
const down = 3;

/**
 * The places of the tiles that stand for a large picture, and none for one that is best taken whole.
 * Squares of `size` pixels, `columns` of them in a row.
 */
export function tilesOf(
  width: number,
  height: number,
): { size: number; columns: number; places: { left: number; top: number }[] } {
  const small = width * height < 3 * across * down * tile ** 2 || Math.min(width, height) < across * tile;
  const places = Array.from({ length: small ? 0 : across * down }, (_, index) => ({
    // On a grid of 16, so that the blocks of a JPEG stay what they are.
    left: ((((index % across) + 0.5) * width) / across - tile / 2) & ~15,
    top: (((Math.floor(index / across) + 0.5) * height) / down - tile / 2) & ~15,
  }));
  return { size: tile, columns: across, places };
}
