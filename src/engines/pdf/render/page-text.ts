import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../content/view.ts';

/** What PDFium has for hyphens at the ends of lines, within words. */
const lineEndHyphens = new Set([0x02, 0xfffe]);
const softHyphen = '\u00AD';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of fewer letters, what stands apart is seldom one word. */
const leastSpaced = 4;

/** A letter with an accent may stand as the two. */
function letterPattern(letter: string): string {
  if (letter === '-') return `[-${softHyphen}]\\s*`;
  const apart = letter.normalize('NFD');
  return apart === letter ? escaped(letter) : `(?:${escaped(letter)}|${[...apart].map(escaped).join('\\s?')})`;
}

/** Finds words, whatever their case, however they are broken into lines, and with gaps between all letters; nothing where there are none. */
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

/** PDFium has letters beyond the first 65,536 as two halves, and turns these round with text from right to left. */
export const joinHalves = (text: string): string =>
  text.replace(
    /[\uD800-\uDBFF][\uDC00-\uDFFF]|([\uDC00-\uDFFF])([\uD800-\uDBFF])/g,
    (pair: string, low = '', high = '') => (low === '' ? pair : `${high}${low}`),
  );

/** Noncharacters, and what is no character at all, as a space. */
const letterOf = (unicode: number): string =>
  unicode > 0x20 && unicode <= 0x10ffff && (unicode & 0xfffe) !== 0xfffe ? String.fromCodePoint(unicode) : ' ';

/** What people read on a page, character by character, as PDFium has it. */
export class PageText {
  /** Line ends as spaces, hyphens before them as soft ones. */
  readonly text: string;
  /** PDFium's number of the character at each place of the text: some take two places. */
  readonly #characters: number[] = [];
  readonly #pdfium: WrappedPdfiumModule;
  readonly #page: number;
  readonly #heap: () => Uint8Array;

  /** @param page a text page of PDFium, open as long as this is used. */
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

  /** The box of the character at a place of the text, as high as its font, in the page's own coordinates. */
  boxOf(place: number): Box {
    const { malloc, free } = this.#pdfium.pdfium.wasmExports;
    const buffer = malloc(16);
    this.#pdfium.FPDFText_GetLooseCharBox(this.#page, this.#characters[place] ?? -1, buffer);
    const view = new DataView(this.#heap().buffer, buffer, 16);
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true));
    free(buffer);
    return [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)];
  }

  /** The characters whose middle is inside a box. */
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

  /** Where a text stands, whatever its case and however it is broken into lines, its words too: a box for each line. */
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

/** Whether a letter goes on with a line that runs downwards: as wide, in the same column, and near. */
function isBelow(line: Box, box: Box): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const isSameColumn = Math.abs(box[0] - line[0]) < width / 2 && Math.abs(box[2] - line[2]) < width / 2;
  return isSameColumn && box[3] < line[3] && line[1] - box[3] < height / 2;
}
