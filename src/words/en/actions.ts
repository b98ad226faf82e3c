import { formats, type FormatId } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo = (format: FormatId) => `Convert to ${formats[format].name}`;

/** @param bytes the limit; `NaN` without one. */
export const compressTo = (bytes: number) => (bytes > 0 ? `Compress to ${describeSize(bytes)}` : 'Compress');

export const trimTo = (format: FormatId) => `Trim and convert to ${formats[format].name}`;

export const make = (format: FormatId) => `Make ${formats[format].name}`;
