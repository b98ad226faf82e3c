import type { ReadLine, ReadPage, ReadWord } from '#jobs/contract/reading.ts';
import { multiply } from '../content/matrix.ts';
import { sizeOf, toPage, type View } from '../content/view.ts';
import { glyphWidth, type GlyphlessFont } from './glyphless-font.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The scripts of languages that do not use the Latin alphabet. */
const scripts: Record<string, RegExp> = {
  ar: rightToLeft,
  hi: /\p{Script=Devanagari}/u,
  ja: unspaced,
  'zh-Hans': unspaced,
};
const latin = /\p{Script=Latin}/u;

/** Returns the first language that uses the script of a text. */
const languageOf = (text: string, languages: readonly string[]): string | undefined =>
  languages.find((language) => (scripts[language] ?? latin).test(text)) ?? languages[0];

/** Puts a text in visual order, from left to right, as PDF readers expect. */
const onPage = (text: string): string =>
  rightToLeft.test(text)
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
        .toReversed()
        .join('')
    : text;

interface Layer {
  font: GlyphlessFont;
  fontName: string;
  languages: readonly string[];
}

/**
 * Writes the recognized text of a page as operators that draw nothing. Each line is a span with its language, and each
 * word is positioned.
 */
export function textLayer(view: View, page: ReadPage, { font, fontName, languages }: Layer): string {
  const { width, height } = sizeOf(view);
  const [across, up] = [width / page.width, height / page.height];
  // In images, y grows downwards.
  const picture = multiply(multiply(page.back, [across, 0, 0, -up, 0, height]), toPage(view));
  const lines = page.blocks.flatMap(({ paragraphs }) => paragraphs).flatMap((paragraph) => paragraph.lines);
  return lines
    .map((line) => {
      const language = languageOf(line.text, languages);
      const words = line.words.map((word, index) => placed(line, word, index === line.words.length - 1));
      return `/Span << ${language === undefined ? '' : `/Lang (${language})`} >> BDC BT 3 Tr ${words.join(' ')} ET EMC`;
    })
    .join('\n');

  function placed(line: ReadLine, word: ReadWord, isLast: boolean): string {
    const [left, , right] = word.box;
    const text = onPage(word.text);
    const letters = [...text].length;
    const size = line.height;
    const scale = (Math.max(1, right - left) / (letters * glyphWidth * size)) * 100;
    const matrix = multiply([1, 0, 0, -1, left, baseAt(line, (left + right) / 2)], picture);
    const followed = isLast || unspaced.test(text) || rightToLeft.test(text) ? text : `${text} `;
    return `/${fontName} ${rounded(size)} Tf ${rounded(scale)} Tz ${matrix.map(rounded).join(' ')} Tm ${font.encode(followed)} Tj`;
  }
}

const rounded = (value: number): string => String(Number(value.toFixed(4)));

/** Returns the y coordinate of a line's baseline at x. */
function baseAt({ box: [left, , right], baseline: [start, end] }: ReadLine, x: number): number {
  return right > left ? start + ((end - start) * (x - left)) / (right - left) : start;
}
