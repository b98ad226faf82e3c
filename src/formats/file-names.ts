/** What some system or archive program reads as something else: separators, wildcards, control characters, and marks that turn the direction of writing, behind which a name can hide how it ends. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]+/gu;
/** Windows keeps these for devices, whatever follows after a dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i;

/** Text as part of a file's name: without what some system cannot save. May be empty. */
export const partOfName = (text: string): string =>
  text
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');

/** In bytes of UTF-8. Disks take 255, of which a browser needs some: it writes to a name that ends in `.crdownload` or `.crswap` first. */
const longestName = 244;
/** A dot with up to 20 characters, none of them a space. */
const extension = /\.[^\s./]{1,20}$/u;

/** A name with text before its extension, and with as much of its beginning as every disk takes. */
export function withBeforeExtension(name: string, text: string): string {
  const end = extension.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - end.length);
  const room = longestName - new TextEncoder().encode(text + end).length;
  const { read } = new TextEncoder().encodeInto(stem, new Uint8Array(room));
  return (read < stem.length ? stem.slice(0, read).replace(/[\s.]+$/, '') : stem) + text + end;
}

/** A name that every system can save as it is. */
export const safeName = (name: string): string =>
  withBeforeExtension(partOfName(name).replace(reserved, '_$&'), '') || 'file';

/** The same for a path with `/` between folders, which never leads out of where it begins. */
export const safePath = (path: string): string => path.split('/').filter(Boolean).map(safeName).join('/') || 'file';

/** The same for all names that some disk takes for the same: in capitals or not, with accents in characters of their own or not. */
export const nameOnDisk = (name: string): string => name.normalize('NFC').toLowerCase().toUpperCase();
