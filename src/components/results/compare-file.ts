import type { Entry } from '../batch/entry.ts';

/** Opens what compares a file with its first result. */
export async function compareFile({ file, facts, task }: Entry) {
  const { openCompare } = await import('./compare-view.ts');
  const [output] = task.outputs;
  if (!output) return;
  if (facts?.kind !== 'media') return openCompare(file, output.file);
  const { duration, video } = facts;
  openCompare(file, output.file, { first: duration * firstShown, end: duration, step: 1 / (video?.frameRate ?? 25) });
}

/** Where in a video: many begin with black. */
const firstShown = 0.3;
