import { withBeforeExtension } from '../../formats/file-names.ts';

/** A path with a number before its extension: `a.jpg` and 2 make `a (2).jpg`. The first has none. */
export function numbered(path: string, number: number): string {
  if (number === 1) return path;
  const name = path.lastIndexOf('/') + 1;
  return path.slice(0, name) + withBeforeExtension(path.slice(name), ` (${number})`);
}
