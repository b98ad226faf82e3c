import { JobError } from '../../errors.ts';
import { hasTrait, type OutputFormatId } from '../../formats.ts';
import type { ImageJob, Note } from '../../jobs/job.ts';
import { describeSize } from '../../words.ts';
import { sampleBands } from './bands.ts';
import { likenessOf } from './likeness.ts';
import { sameLook } from './look.ts';
import type { Picture, Reached } from './picture.ts';
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
  const part = picture.part(sampleBands(picture));
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

const cornerSide = 16;

/** What a file takes beside its picture, with all that goes along with the whole, and `bare`. By drafts of the smallest picture. */
async function overheadOf(picture: Picture): Promise<{ fixed: number; bare: number }> {
  if (Math.min(picture.width, picture.height) < cornerSide) return { fixed: 0, bare: 0 };
  const corner = picture.part({ width: cornerSide, height: cornerSide, tops: [0] });
  const bare = (await corner.draft(qualityRange.min)).length;
  return { fixed: bare + picture.metadataSize(), bare };
}

const unreachable = (smallest: number, limit: number) =>
  new JobError('size-unreachable', { smallest: describeSize(smallest), limit: describeSize(limit) });
