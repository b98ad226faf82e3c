import {
  readingLanguages,
  type PageReading,
  type ReadBox,
  type ReadLine,
  type ReadOperation,
  type ReadPage,
} from '#jobs/contract/reading.ts';

/** Returns the bounding box in the original picture of a box that may be askew in it. */
function boxIn({ back: [a, b, c, d, e, f] }: ReadPage, [left, top, right, bottom]: ReadBox): number[] {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

const lineJson = (page: ReadPage, { text, box, words }: ReadLine) => ({
  text,
  bbox: boxIn(page, box),
  words: words.map((word) => ({ text: word.text, bbox: boxIn(page, word.box), confidence: word.confidence })),
});

const pageJson = (reading: PageReading, number: number) =>
  typeof reading === 'string'
    ? { page: number, read: false }
    : {
        page: number,
        read: true,
        width: reading.width,
        height: reading.height,
        dpi: Math.round(reading.dotsPerInch),
        turned: Math.round(reading.angle * 100) / 100,
        confidence: reading.confidence,
        blocks: reading.blocks.map(({ paragraphs }) => ({
          paragraphs: paragraphs.map(({ isRightToLeft, lines }) => ({
            direction: isRightToLeft ? 'rtl' : 'ltr',
            lines: lines.map((line) => lineJson(reading, line)),
          })),
        })),
      };

/** Writes pages, blocks, paragraphs, lines and words, as in hOCR. Boxes are left, top, right and bottom, in pixels. */
export const json = (readings: readonly PageReading[], { languages }: ReadOperation): string =>
  `${JSON.stringify(
    {
      languages: languages.map((language) => readingLanguages[language]),
      pages: readings.map((reading, index) => pageJson(reading, index + 1)),
    },
    undefined,
    1,
  )}\n`;
