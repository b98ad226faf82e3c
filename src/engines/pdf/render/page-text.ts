import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../content/view.ts';

/** PDFium's codes for hyphens at line breaks within words. */
const lineEndHyphens = new Set([0x02, 0xfffe]);
const softHyphen = '\u00AD';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words shorter than this are not matched with spaces between all letters, since such letters are seldom one word. */
const leastSpaced = 4;

/** In ems: higher boxes are not those of a line. What letters reach below and above the line that they stand on. */
const [highest, lowestPart, highestPart] = [1.2, 0.25, 0.9];

/** Matches a letter, composed or as base letter and accent. */
function letterPattern(letter: string): string {
  if (letter === '-') return `[-${softHyphen}]\\s*`;
  const apart = letter.normalize('NFD');
  return apart === letter ? escaped(letter) : `(?:${escaped(letter)}|${[...apart].map(escaped).join('\\s?')})`;
}

/**
 * Returns a pattern that finds words in any case, across line breaks, and with spaces between all letters. It matches
 * nothing if there are no words.
 */
export function patternOf(words: string): RegExp {
  const parts = words.normalize('NFC').trim().split(/\s+/);
  const pattern = parts
    .map((word) => {
      const letters = [...word].map(letterPattern);
      const spaced = letters.length >= leastSpaced ? `|${letters.join('\\s+')}` : '';
      return `(?:${letters.join(`(?:${softHyphen}\\s*)?`)}${spaced})`;
    })
    .join('\\s+');
  return new RegExp(words.trim() === '' ? '(?!)' : pattern, 'gi');
}

/** Repairs surrogate pairs: PDFium returns them as two characters, and reverses these in right-to-left text. */
export const joinHalves = (text: string): string =>
  text.replace(
    /[\uD800-\uDBFF][\uDC00-\uDFFF]|([\uDC00-\uDFFF])([\uD800-\uDBFF])/g,
    (pair: string, low = '', high = '') => (low === '' ? pair : `${high}${low}`),
  );

/** Turns noncharacters and invalid code points into spaces. */
const letterOf = (unicode: number): string =>
  unicode > 0x20 && unicode <= 0x10ffff && (unicode & 0xfffe) !== 0xfffe ? String.fromCodePoint(unicode) : ' ';

/** The text of a page, character by character, as PDFium reads it. */
export class PageText {
  /** Line breaks are spaces, and hyphens before them soft hyphens. */
  readonly text: string;
  /** PDFium's character index for each index in the text, since some characters take two places. */
  readonly #characters: number[] = [];
  readonly #pdfium: WrappedPdfiumModule;
  readonly #page: number;
  readonly #heap: () => Uint8Array;

  /** @param page a PDFium text page, which must stay open. */
  constructor(pdfium: WrappedPdfiumModule, page: number, heap: () => Uint8Array) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#heap = heap;
    let text = '';
    for (let index = 0; index < pdfium.FPDFText_CountChars(page); index++) {
      const unicode = pdfium.FPDFText_GetUnicode(page, index);
      text += lineEndHyphens.has(unicode) ? softHyphen : letterOf(unicode);
      while (this.#characters.length < text.length) this.#characters.push(index);
    }
    this.text = joinHalves(text);
  }

  /** Returns the box of the character at an index, as high as a line of its font, in the page's coordinates. */
  boxOf(place: number): Box {
    const { malloc, free } = this.#pdfium.pdfium.wasmExports;
    const index = this.#characters[place] ?? -1;
    const buffer = malloc(16);
    this.#pdfium.FPDFText_GetLooseCharBox(this.#page, index, buffer);
    const view = new DataView(this.#heap().buffer, buffer, 16);
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true));
    free(buffer);
    return this.#lowered(
      [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)],
      index,
    );
  }

  /**
   * Limits the height of a box. Some fonts have signs that are far higher than letters, and PDFium’s boxes are as high
   * as these, so that they reach into the lines above and below.
   */
  #lowered(box: Box, index: number): Box {
    const { malloc, free } = this.#pdfium.pdfium.wasmExports;
    const buffer = malloc(40);
    this.#pdfium.FPDFText_GetMatrix(this.#page, index, buffer);
    this.#pdfium.FPDFText_GetCharOrigin(this.#page, index, buffer + 24, buffer + 32);
    const view = new DataView(this.#heap().buffer, buffer, 40);
    const [c, d] = [view.getFloat32(8, true), view.getFloat32(12, true)];
    const [x, y] = [view.getFloat64(24, true), view.getFloat64(32, true)];
    free(buffer);
    const size = this.#pdfium.FPDFText_GetFontSize(this.#page, index) * Math.hypot(c, d);
    const [left, bottom, right, top] = box;
    // Of upright text, whose letters begin at their origin: letters that are written downwards hang from theirs.
    const isUpright = d > 0 && Math.abs(c) < 0.01 * d && Math.abs(left - x) < 0.3 * size;
    if (!isUpright || top - bottom <= highest * size) return box;
    return [left, Math.max(bottom, y - lowestPart * size), right, Math.min(top, y + highestPart * size)];
  }

  /** Returns the characters whose centre is inside a box. */
  inside(boxes: readonly Box[]): string {
    return [...this.text.matchAll(/\S+|\s+/g)]
      .map(({ 0: run, index }) => {
        if (run.trim() === '') return ' ';
        return run
          .split('')
          .filter((_, at) => {
            const [left, bottom, right, top] = this.boxOf(index + at);
            const [x, y] = [(left + right) / 2, (bottom + top) / 2];
            return boxes.some((box) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
          })
          .join('');
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Finds a text in any case, across line breaks. Returns a box for each line. */
  find(words: string): Box[] {
    const found = [...this.text.matchAll(patternOf(words))];
    return found.flatMap(({ 0: { length }, index }) => this.#lines(index, index + length));
  }

  #lines(from: number, to: number): Box[] {
    const lines: Box[] = [];
    for (let index = from; index < to; index++) {
      if (this.text[index] === ' ') continue;
      const box = this.boxOf(index);
      const last = lines.at(-1);
      const isSameLine = last && box[1] < last[3] && box[3] > last[1] && box[0] >= last[0] - 1;
      if (last && (isSameLine || isBelow(last, box)))
        lines[lines.length - 1] = [
          Math.min(last[0], box[0]),
          Math.min(last[1], box[1]),
          Math.max(last[2], box[2]),
          Math.max(last[3], box[3]),
        ];
      else lines.push(box);
    }
    return lines;
  }
}

/** Whether a character continues a vertical line: of the same width, in the same column, and close. */
function isBelow(line: Box, box: Box): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const isSameColumn = Math.abs(box[0] - line[0]) < width / 2 && Math.abs(box[2] - line[2]) < width / 2;
  return isSameColumn && box[3] < line[3] && line[1] - box[3] < height / 2;
}
