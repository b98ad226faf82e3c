/**
 * Characters that some system or archive program interprets: separators, wildcards, control characters, and
 * bidirectional controls, which can disguise how a name ends.
 */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]+/gu;
/** Windows reserves these for devices, whatever follows after a dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i;

/** Sanitizes text as a part of a file name, without what some system cannot save. May be empty. */
export const partOfName = (text: string): string =>
  text
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');

/**
 * In bytes of UTF-8. File systems allow 255, of which a browser needs some: it first writes to a name that ends in
 * `.crdownload` or `.crswap`.
 */
const longestName = 244;
/** A dot with up to 20 characters, none of them a space. */
const extension = /\.[^\s./]{1,20}$/u;

/** Inserts text before the extension of a name, and truncates the stem to what every file system allows. */
export function withBeforeExtension(name: string, text: string): string {
  const end = extension.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - end.length);
  const room = longestName - new TextEncoder().encode(text + end).length;
  const { read } = new TextEncoder().encodeInto(stem, new Uint8Array(room));
  return (read < stem.length ? stem.slice(0, read).replace(/[\s.]+$/, '') : stem) + text + end;
}

/** A name that every system can save unchanged. */
export const safeName = (name: string): string =>
  withBeforeExtension(partOfName(name).replace(reserved, '_$&'), '') || 'file';

/** The same for a path with `/` between folders, which can never lead outside of its root. */
export const safePath = (path: string): string => path.split('/').filter(Boolean).map(safeName).join('/') || 'file';

/**
 * Maps names that some file system considers equal to the same text: regardless of case, and of composed or decomposed
 * accents.
 */
export const nameOnDisk = (name: string): string => name.normalize('NFC').toLowerCase().toUpperCase();
