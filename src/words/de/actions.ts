import { formats, type FormatId } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/actions.ts';
import type { Words } from '#wording/words.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format: FormatId) => `In ${formats[format].name} umwandeln`;

/** @param bytes the limit; `NaN` without one. */
export const compressTo: Words<typeof english.compressTo> = (bytes: number) =>
  bytes > 0 ? `Auf ${describeSize(bytes)} komprimieren` : 'Komprimieren';

export const trimTo: Words<typeof english.trimTo> = (format: FormatId) =>
  `Kürzen und in ${formats[format].name} umwandeln`;

export const make: Words<typeof english.make> = (format: FormatId) => `${formats[format].name} erstellen`;
