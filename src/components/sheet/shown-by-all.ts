import { formats } from '#formats/formats.ts';
import { shownByAll } from '#formats/shown-by-all.ts';
import type { Entry } from '../batch/entry.ts';

/** Whether every browser shows an image by itself: nobody has to wait for an engine to see it. */
export const isShownByAll = ({ format }: Entry) => shownByAll.some((id) => id === format);

export const isFileShownByAll = ({ type }: File) => shownByAll.some((id) => formats[id].mimeType === type);

/**
 * What to show until a file and its result lie over each other: the file, or its result if only that can be shown at
 * once. The engine is then drawing the file for the two, and should not draw it twice.
 */
export const shownUntilPaired = (entry: Entry, result: File | undefined): { file: File; entry?: Entry } =>
  result && isFileShownByAll(result) && !isShownByAll(entry) ? { file: result } : { file: entry.file, entry };
