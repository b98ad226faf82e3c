import { formats, type FormatId } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo = (format: FormatId) => `Konwertuj na ${formats[format].name}`;

/** @param bytes the limit; `NaN` without one. */
export const compressTo = (bytes: number) => (bytes > 0 ? `Kompresuj do ${describeSize(bytes)}` : 'Kompresuj');

export const trimTo = (format: FormatId) => `Przytnij i konwertuj na ${formats[format].name}`;

export const make = (format: FormatId) => `Utwórz ${formats[format].name}`;
