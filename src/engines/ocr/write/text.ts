import type { PageReading, ReadPage } from '#jobs/contract/reading.ts';

/** Returns the pages that were read, and undefined for others. */
export const readPages = (readings: readonly PageReading[]): (ReadPage | undefined)[] =>
  readings.map((reading) => (typeof reading === 'string' ? undefined : reading));

/** Writes a page line by line, with an empty line between paragraphs. */
const pageText = ({ blocks }: ReadPage): string =>
  blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ lines }) => lines.map(({ text }) => text).join('\n'))
    .join('\n\n');

/** Writes pages with a form feed between them, as `pdftotext` does. */
export const plainText = (readings: readonly PageReading[]): string =>
  `${readPages(readings)
    .map((page) => (page ? pageText(page) : ''))
    .join('\n\f')}\n`;
