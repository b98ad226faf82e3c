import type { Output } from '../../jobs/contract/job.ts';

/** What a file becomes, by the job in words: a result, or in words why there is none. */
export type Tried = Map<string, Output[] | string>;

const tried = new WeakMap<File, Tried>();

/** What was made of a file to see how large it becomes. */
export function triedOf(file: File): Tried {
  const map: Tried = tried.get(file) ?? new Map();
  tried.set(file, map);
  return map;
}
