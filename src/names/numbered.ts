import { withBeforeExtension } from '#formats/file-names.ts';

/** Inserts a number before the extension: `a.jpg` and 2 make `a (2).jpg`. The number 1 is not written. */
export function numbered(path: string, number: number): string {
  if (number === 1) return path;
  const name = path.lastIndexOf('/') + 1;
  return path.slice(0, name) + withBeforeExtension(path.slice(name), ` (${number})`);
}
