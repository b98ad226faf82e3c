import { expect, test } from 'vitest';
import { markdown } from '#engines/ocr/write/markdown.ts';
import { json } from '#engines/ocr/write/json.ts';
import { plainText } from '#engines/ocr/write/text.ts';
import type { ReadLine, ReadPage } from '#jobs/contract/reading.ts';

const line = (text: string, height = 20): ReadLine => ({
  text,
  words: text.split(' ').map((word) => ({ text: word, box: [10, 20, 30, 40], confidence: 90 })),
  box: [10, 20, 30, 40],
  baseline: [40, 40],
  height,
});
const page = (...paragraphs: ReadLine[][]): ReadPage => ({
  width: 100,
  height: 200,
  dotsPerInch: 300,
  back: [-1, 0, 0, -1, 100, 200],
  angle: 180,
  confidence: 90,
  blocks: [{ paragraphs: paragraphs.map((lines) => ({ lines, isRightToLeft: false })) }],
});

const read = page(
  [line('Large words', 40)],
  [line('Words that go on and are hy-'), line('phenated, with a * in them.')],
  [line('• first'), line('• second')],
);

test('Text has the lines of the page, and a form feed between pages', () => {
  expect(plainText([read, 'has-text'])).toBe(
    'Large words\n\nWords that go on and are hy-\nphenated, with a * in them.\n\n• first\n• second\n\f\n',
  );
});

test('Markdown has headings, whole paragraphs and lists, and no marks but its own', () => {
  expect(markdown([read])).toBe(
    '# Large words\n\nWords that go on and are hyphenated, with a \\* in them.\n\n- first\n- second\n',
  );
});

test('JSON has the place of each word in the picture as it was given', () => {
  const { pages, languages } = JSON.parse(json([read], { type: 'read', languages: ['deu'], as: 'json' })) as {
    languages: string[];
    pages: { turned: number; blocks: { paragraphs: { lines: { words: { bbox: number[] }[] }[] }[] }[] }[];
  };
  expect(languages).toEqual(['de']);
  expect(pages[0]?.turned).toBe(180);
  expect(pages[0]?.blocks[0]?.paragraphs[0]?.lines[0]?.words[0]?.bbox).toEqual([70, 160, 90, 180]);
});
