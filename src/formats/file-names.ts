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

/** A name that every system can save as it is. */
export const safeName = (name: string): string => partOfName(name).replace(reserved, '_$&') || 'file';

/** The same for a path with `/` between folders, which never leads out of where it begins. */
export const safePath = (path: string): string => path.split('/').filter(Boolean).map(safeName).join('/') || 'file';
