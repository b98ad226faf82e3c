import type { Entry } from '../batch/entry.ts';

/** Opens the comparison of a file with its first result. */
export async function compareFile({ file, facts, task }: Entry) {
  const { openCompare } = await import('./compare-view.ts');
  const [output] = task.outputs;
  if (!output) return;
  if (facts?.kind !== 'media') return openCompare(file, output.file);
  const { duration, video } = facts;
  openCompare(file, output.file, { first: duration * firstShown, end: duration, step: 1 / (video?.frameRate ?? 25) });
}

/** The position in a video, as a fraction of its duration: many begin with black. */
const firstShown = 0.3;
