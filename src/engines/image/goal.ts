import { JobError } from '../../errors.ts';
import { hasTrait, type OutputFormatId } from '../../formats.ts';
import type { ImageJob, Note } from '../../jobs/job.ts';
import { describeSize } from '../../words.ts';
import { likenessOf } from './likeness.ts';
import { sameLook } from './look.ts';
import type { Picture, Reached, Tiles } from './picture.ts';
import { qualityRange, searchSize } from './quality-search.ts';

type Goal = NonNullable<ImageJob['output']['goal']>;

/** What to say of what was reached. */
export async function notesOnGoal(
  picture: Picture,
  reached: Reached,
  format: OutputFormatId<'image'>,
): Promise<Note[]> {
  const { quality, scaledTo } = reached;
  const score = hasTrait(format, 'lossy') ? await likenessOf(picture, reached) : undefined;
  return [
    ...(hasTrait(format, 'lossy') ? [{ type: 'quality', quality } as const] : []),
    ...(score === undefined ? [] : [{ type: 'likeness', score } as const]),
    ...(scaledTo ? [{ type: 'scaled', ...scaledTo } as const] : []),
  ];
}

/** @throws {JobError} `size-unreachable` */
export const encodeToGoal = (picture: Picture, format: OutputFormatId<'image'>, goal: Goal): Promise<Reached> =>
  goal.type === 'look' ? sameLook(picture, format) : atMost(goal.bytes, picture);

async function atMost(limit: number, picture: Picture): Promise<Reached> {
  let current = picture;
  let smallest = 0;
  // Each round comes nearer: the second is nearly always the last.
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const found = await fillUp(limit, current);
    if ('result' in found) {
      const { width, height } = current;
      return {
        bytes: found.result,
        quality: found.quality,
        ...(current !== picture && { scaledTo: { width, height } }),
      };
    }
    ({ smallest } = found);
    const ratio = Math.sqrt(limit / smallest) * 0.85;
    if (current.frames > 1 || Math.min(current.width, current.height) * ratio < 16) break;
    current = await current.scale(ratio);
  }
  throw unreachable(smallest, limit);
}

/** The best quality that fits, found by a part of the picture, and by drafts of it. */
async function fillUp(limit: number, picture: Picture) {
  const part = picture.part(sampleTiles(picture));
  const { fixed, bare } = await overheadOf(picture);
  const draftOfPart = async (quality: number) => (await part.draft(quality)).length - bare;
  return searchSize({
    partSize: draftOfPart,
    rough: (picture.width * picture.height) / (part.width * part.height),
    share: async (quality) => {
      const whole = (await picture.draft(quality)).length - fixed;
      // What the real encoder wins over the draft is told by the part.
      return (whole * ((await part.encode(quality)).length - bare)) / (await draftOfPart(quality)) ** 2;
    },
    encode: (quality) => picture.encode(quality),
    fixed,
    limit,
  });
}

const smallTile = 16;

/** What a file takes beside its picture, with all that goes along with the whole, and `bare`. By drafts of the smallest picture. */
async function overheadOf(picture: Picture): Promise<{ fixed: number; bare: number }> {
  if (Math.min(picture.width, picture.height) < smallTile) return { fixed: 0, bare: 0 };
  const corner = picture.part({ size: smallTile, columns: 1, places: [{ left: 0, top: 0 }] });
  const bare = (await corner.draft(qualityRange.min)).length;
  return { fixed: bare + picture.metadataSize(), bare };
}

const unreachable = (smallest: number, limit: number) =>
  new JobError('size-unreachable', { smallest: describeSize(smallest), limit: describeSize(limit) });

const across = 4;
const down = 3;
/** Larger pictures than this are judged by larger tiles, in pixels. */
const large = 4_000_000;

/** The places of the tiles that stand for a picture, and none for one that is best taken whole. */
function sampleTiles({ width, height: all, frames }: Picture): Tiles {
  const height = all / frames;
  const size = width * height > large ? 256 : 128;
  const tooSmall = Math.min(width / across, height / down) < size * 1.2;
  const places = Array.from({ length: tooSmall ? 0 : across * down }, (_, index) => ({
    // On a grid of 16, so that the blocks of a JPEG stay what they are.
    left: ((((index % across) + 0.5) * width) / across - size / 2) & ~15,
    top: (((Math.floor(index / across) + 0.5) * height) / down - size / 2) & ~15,
  }));
  return { size, columns: across, places };
}
