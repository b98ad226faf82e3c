import type { Copier } from '../copy/copier.ts';
import type { Dict } from '../../../containers/pdf/objects.ts';

/** One subject of a merge: what the catalog of the output says of it, gathered from the documents. */
export interface Part {
  /** Before anything of a document is copied: which names it has to give up, and the rules for them. */
  prepare?(copier: Copier): void;
  /** After its pages. */
  add(copier: Copier): void;
  /** After all documents. */
  finish(catalog: Dict): void;
}

/**
 * The first of `name`, `name-2`, `name-3` … that is free.
 *
 * @param counts with which it was done the last time, by name: what was taken then is taken still.
 */
export function freeName(
  name: string,
  isTaken: (name: string) => boolean,
  counts: Map<string, number>,
  numbered = (count: number) => `${name}-${count}`,
): string {
  if (!isTaken(name)) return name;
  let count = counts.get(name) ?? 2;
  while (isTaken(numbered(count))) count++;
  counts.set(name, count);
  return numbered(count);
}
