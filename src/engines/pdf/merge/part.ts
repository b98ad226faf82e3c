import type { Copier } from '../copier.ts';
import type { Dict } from '../objects.ts';

/** One subject of a merge: what the catalog of the output says of it, gathered from the documents. */
export interface Part {
  /** Before anything of a document is copied: which names it has to give up, and the rules for them. */
  prepare?(copier: Copier): void;
  /** After its pages. */
  add(copier: Copier): void;
  /** After all documents. */
  finish(catalog: Dict): void;
}

/** The first of `name`, `name-2`, `name-3` … that is free. */
export function freeName(
  name: string,
  isTaken: (name: string) => boolean,
  suffix = (count: number) => `-${count}`,
): string {
  let free = name;
  for (let count = 2; isTaken(free); count++) free = name + suffix(count);
  return free;
}
