import type { PageReading, ReadPage } from '../../../jobs/contract/reading.ts';

/** Pages that were read, and nothing for others. */
export const readPages = (readings: readonly PageReading[]): (ReadPage | undefined)[] =>
  readings.map((reading) => (typeof reading === 'string' ? undefined : reading));

/** Line by line, an empty line between paragraphs. */
const pageText = ({ blocks }: ReadPage): string =>
  blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ lines }) => lines.map(({ text }) => text).join('\n'))
    .join('\n\n');

/** With a form feed between pages, as `pdftotext` has it. */
export const plainText = (readings: readonly PageReading[]): string =>
  `${readPages(readings)
    .map((page) => (page ? pageText(page) : ''))
    .join('\n\f')}\n`;
