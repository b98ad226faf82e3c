import type { Entry } from '../batch/entry.ts';
import { triedOf } from './tried-formats.ts';

/** Opens the comparison of a file with its result and, for images, with what else was made from it to compare sizes. */
export async function compareFile({ file, facts, task }: Entry) {
  const { openCompare } = await import('./compare-view.ts');
  const [output] = task.outputs;
  if (!output) return;
  if (facts?.kind === 'media') {
    const { duration, video } = facts;
    const moments = { first: duration * firstShown, end: duration, step: 1 / (video?.frameRate ?? 25) };
    return openCompare([file, output.file], moments);
  }
  const tried = [...triedOf(file).values()].flatMap((made) => (typeof made === 'string' ? [] : made));
  openCompare([...new Set([file, output.file, ...tried.map((made) => made.file)])]);
}

/** The position in a video, as a fraction of its duration: many begin with black. */
const firstShown = 0.3;
