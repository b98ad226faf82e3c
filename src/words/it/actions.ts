import { formats } from '#formats/formats.ts';
import type * as english from '#words/actions.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format) => `Converti in ${formats[format].name}`;

/** @param bytes the limit; `NaN` without one. */
export const compressTo: Words<typeof english.compressTo> = (bytes) =>
  bytes > 0 ? `Comprimi a ${describeSize(bytes)}` : 'Comprimi';

export const trimTo: Words<typeof english.trimTo> = (format) => `Taglia e converti in ${formats[format].name}`;

export const make: Words<typeof english.make> = (format) => `Crea ${formats[format].name}`;
