import type { Copier } from '../copy/copier.ts';
import type { Dict } from '#containers/pdf/objects.ts';

/** One subject of a merge: collects entries from the documents for the catalog of the output. */
export interface Part {
  /** Called before anything of a document is copied. Renames what is taken, and sets rules for it. */
  prepare?(copier: Copier): void;
  /** Called after the pages of a document. */
  add(copier: Copier): void;
  /** Called after all documents. */
  finish(catalog: Dict): void;
}

/**
 * Returns the first free name of `name`, `name-2`, `name-3` …
 *
 * @param counts the last count by name, since lower ones are still taken.
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
