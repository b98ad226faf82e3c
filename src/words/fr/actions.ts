import { formats } from '#formats/formats.ts';
import type * as english from '#words/actions.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format) => `Convertir en ${formats[format].name}`;

/** @param bytes the limit; `NaN` without one. */
export const compressTo: Words<typeof english.compressTo> = (bytes) =>
  bytes > 0 ? `Compresser à ${describeSize(bytes)}` : 'Compresser';

export const trimTo: Words<typeof english.trimTo> = (format) => `Raccourcir en ${formats[format].name}`;

export const make: Words<typeof english.make> = (format) => `Créer un ${formats[format].name}`;
