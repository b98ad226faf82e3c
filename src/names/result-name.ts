import { nameOnDisk, withBeforeExtension } from '#formats/file-names.ts';
import { numbered } from './numbered.ts';

/** A stem, a number as in `photo (2).jpg`, and an extension. */
const parts = /^(.*?)(?: \((\d+)\))?(\.[^.]+)?$/su;

/** Maps names that people or file systems take for the same to the same text. */
export const nameKey = (name: string): string => nameOnDisk(name).replace(/\.JPEG$/, '.JPG');

interface Naming {
  /** The names of the files that were added, as `nameKey` returns them. */
  files: ReadonlySet<string>;
  /** What was done, in one word. Without it, names that are taken are numbered. */
  suffix?: string | undefined;
  /** Whether it was made from several files. */
  isJoint: boolean;
}

/**
 * Names a result so that it replaces none of the files: `photo.jpg` becomes `photo-compressed.jpg`. A suffix is never
 * repeated: the next result is `photo-compressed (2).jpg`.
 */
export function resultName(name: string, { files, suffix, isJoint }: Naming): string {
  const isTaken = (one: string) => files.has(nameKey(one));
  if (!isJoint && !isTaken(name)) return name;
  const [, stem = name, number = '1', extension = ''] = parts.exec(name) ?? [];
  const isNew = suffix !== undefined && !`${stem}-`.includes(`-${suffix}-`);
  const first = isNew ? withBeforeExtension(name, `-${suffix}`) : `${stem}${extension}`;
  let place = isNew ? 1 : Number(number);
  while (isTaken(numbered(first, place))) place += 1;
  return numbered(first, place);
}
