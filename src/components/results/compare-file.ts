import type { Entry } from '../batch/entry.ts';
import { triedOf } from './tried-formats.ts';

/** Opens what compares a file with its first result, and any two of the file, its results, and what was tried. */
export async function compareFile({ file, facts, task }: Entry) {
  const { openCompare } = await import('./compare-view.ts');
  const results = task.outputs.map((output) => output.file);
  if (results.length === 0) return;
  if (facts?.kind === 'media') {
    const { duration, video } = facts;
    const recordings = results.filter(({ type }) => type === results[0]?.type);
    const moments = { first: duration * firstShown, end: duration, step: 1 / (video?.frameRate ?? 25) };
    return openCompare([file, ...recordings], moments);
  }
  const tried = [...triedOf(file).values()].flatMap((made) => (typeof made === 'string' ? [] : made));
  openCompare([...new Set([file, ...results, ...tried.map((output) => output.file)])]);
}

/** Where in a video: many begin with black. */
const firstShown = 0.3;
