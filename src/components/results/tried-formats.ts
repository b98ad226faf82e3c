import type { Output } from '#jobs/contract/job.ts';

/** What a file becomes, by the serialized job: its results, or in words why there are none. */
export type Tried = Map<string, Output[] | string>;

const tried = new WeakMap<File, Tried>();

/** Returns the results made from a file to compare sizes. */
export function triedOf(file: File): Tried {
  const map: Tried = tried.get(file) ?? new Map();
  tried.set(file, map);
  return map;
}
