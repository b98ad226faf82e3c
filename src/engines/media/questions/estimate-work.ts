import type { CompressMedia, ConvertMedia } from '#jobs/contract/media-operation.ts';
import type { Work } from '#jobs/contract/media-question.ts';
import { planBudget, spend } from '../plan/budget.ts';
import { convert, sizeAtMost } from '../write/convert.ts';
import { openMedia, type Media } from '../open/open-media.ts';
import { keyPacketAt } from '../plan/range.ts';

/**
 * Where pieces are taken, as shares of the whole, and how long each is, in seconds. The first also loads what is
 * needed. The time that the long piece takes beyond the last one is the work itself; the rest is the cost of starting.
 */
const pieces = [
  { place: 0.2, length: 0.5 },
  { place: 0.6, length: 3 },
  { place: 0.4, length: 0.5 },
] as const;
/** How many passes a goal takes: a size is usually met on the second attempt. */
const passes = { size: 2, share: 1.3 };

/** Estimates what a job would make of a whole file, from pieces of it. */
export async function estimateWork(operation: ConvertMedia | CompressMedia, file: File): Promise<Work> {
  using media = await openMedia(file, false);
  const goal = operation.type === 'compress' ? operation.goal : undefined;
  const work = operation.type === 'compress' ? await firstAttempt(operation, media) : operation;
  const start = work.trim?.start ?? 0;
  const whole = Math.min(work.trim?.end ?? Infinity, media.duration) - start;
  const made: { seconds: number; bytes: number }[] = [];
  for (const { place, length } of pieces) {
    const from = await keyTimeBefore(media, start + whole * place);
    const before = performance.now();
    const piece = await convert(
      { ...work, trim: { start: from, end: from + length, exact: true } },
      media,
      () => undefined,
    );
    made.push({ seconds: (performance.now() - before) / 1000, bytes: piece.file.size });
    await piece.discard();
  }
  const [{ length: initial }, { length: long }, { length: short }] = pieces;
  const [first, longer, shorter] = made;
  if (!first || !longer || !shorter) throw new Error('A piece is missing');
  // On a busy machine, the short piece may take longer.
  const pace = Math.max((longer.seconds - shorter.seconds) / (long - short), longer.seconds / long / 10);
  const seconds = first.seconds + pace * whole * (goal ? passes[goal.type] : 1);
  const sampled = ((first.bytes + longer.bytes + shorter.bytes) / (initial + long + short)) * whole;
  // Encoders may exceed a bitrate briefly, where a piece is hard to encode, but not over a whole recording.
  const bytes = Math.min(sampled, await sizeAtMost(work, media));
  if (goal?.type === 'size') return { seconds, bytes: Math.min(goal.bytes, file.size) };
  return { seconds, bytes: goal ? file.size * goal.share : bytes };
}

async function firstAttempt(operation: CompressMedia, media: Media): Promise<ConvertMedia> {
  const budget = await planBudget(operation, media);
  return spend(operation, budget, budget.first);
}

/** Returns the time of the key frame before a piece: decoding up to the piece must not count as its work. */
async function keyTimeBefore({ input, start }: Media, time: number): Promise<number> {
  const video = await input.getPrimaryVideoTrack();
  const key = video && (await keyPacketAt(video, start + time));
  return Math.max(0, key ? key.timestamp - start : time);
}
