import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { textOfUnits } from '#folding/folded-text.ts';
import type { Box } from '../content/view.ts';

const softHyphen = '\u00AD';

/** In ems: higher boxes are not those of a line. What letters reach below and above the line that they stand on. */
const [highest, lowestPart, highestPart] = [1.2, 0.25, 0.9];

/** Repairs surrogate pairs: PDFium returns them as two characters, and reverses these in right-to-left text. */
export const joinHalves = (text: string): string =>
  text.replace(
    /[\uD800-\uDBFF][\uDC00-\uDFFF]|([\uDC00-\uDFFF])([\uD800-\uDBFF])/g,
    (pair: string, low = '', high = '') => (low === '' ? pair : `${high}${low}`),
  );

/**
 * Returns the text of characters of a PDFium text page, without those that it cannot map to Unicode.
 *
 * @param from the first character. @param count default all that follow.
 */
export function textOfPage(
  pdfium: WrappedPdfiumModule,
  heap: () => Uint8Array,
  page: number,
  from = 0,
  count = pdfium.FPDFText_CountChars(page) - from,
): string {
  if (count <= 0) return '';
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const buffer = malloc((count + 1) * 2);
  const written = pdfium.FPDFText_GetText(page, from, count, buffer);
  const units = new Uint16Array(heap().slice(buffer, buffer + Math.max(0, written - 1) * 2).buffer);
  free(buffer);
  return textOfUnits(units);
}

/** Turns line ends into line feeds, hyphens there into soft hyphens, and noncharacters into spaces. */
const cleaned = (text: string): string =>
  text
    .replaceAll('\r', '\n')
    .replace(/[\u0002\uFFFE]/g, softHyphen)
    .replace(/[\0-\x09\x0B-\x1F\uFFFF]/g, ' ');

/** PDFium's codes for letters without Unicode, and those for private use, beside a letter or each other: not bullets. */
const unnamedInWord =
  /(?<=[\p{L}\0\x01\x03-\x08\x0E-\x1F\uE000-\uF8FF\uFFFD])[\0\x01\x03-\x08\x0E-\x1F\uE000-\uF8FF\uFFFD]|[\0\x01\x03-\x08\x0E-\x1F\uE000-\uF8FF\uFFFD](?=\p{L})/u;

/** The first letter of each word, after the space or line end before it. */
const wordStart = /(?:^|[\s\u00AD]+)[^\s\u00AD]/g;

/** How far a letter's baseline may be from that of the one before it, and how far lower the next line is. In points. */
const [sameLine, nextLine] = [1, 4];

/** How a letter is drawn, in the page's coordinates. */
export interface Drawn {
  box: Box;
  /** Where it stands on its baseline. */
  origin: readonly [x: number, y: number];
  /** The directions in which its line and its strokes run. */
  along: readonly [x: number, y: number];
  up: readonly [x: number, y: number];
  size: number;
}

/** The text of a page, character by character, as PDFium reads it. */
export class PageText {
  /** Line ends are line feeds, and hyphens before them soft hyphens. */
  readonly text: string;
  /** Whether words have letters that the file does not name, as it should for reading and searching. */
  readonly hasUnnamed: boolean;
  /** Whether letters do not follow each other to the right and downwards, as they are read. */
  readonly hasJumps: boolean;
  /** PDFium's character index for each index in the text, if some characters take two places. */
  readonly #characters: Uint32Array | undefined;
  readonly #pdfium: WrappedPdfiumModule;
  readonly #page: number;
  readonly #heap: () => Uint8Array;

  /** @param page a PDFium text page, which must stay open. */
  constructor(pdfium: WrappedPdfiumModule, page: number, heap: () => Uint8Array) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#heap = heap;
    const whole = this.#whole();
    const letters = whole === undefined ? this.#letters() : [];
    const text = whole ?? letters.join('');
    this.text = joinHalves(cleaned(text));
    this.hasUnnamed = unnamedInWord.test(text);
    this.#characters = whole === undefined ? indexesOf(letters) : undefined;
    this.hasJumps = this.#jumps();
  }

  /** The text, if it has one code unit for each character. */
  #whole(): string | undefined {
    const pdfium = this.#pdfium;
    const text = textOfPage(pdfium, this.#heap, this.#page);
    const isComplete = text.length === pdfium.FPDFText_CountChars(this.#page);
    return isComplete && !/[\uD800-\uDFFF]/.test(text) ? text : undefined;
  }

  #letters(): string[] {
    return Array.from({ length: this.#pdfium.FPDFText_CountChars(this.#page) }, (_, index) => {
      const unicode = this.#pdfium.FPDFText_GetUnicode(this.#page, index);
      return unicode <= 0x10ffff ? String.fromCodePoint(unicode) : ' ';
    });
  }

  #jumps(): boolean {
    const pdfium = this.#pdfium;
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const place = malloc(16);
    let last: readonly [x: number, y: number] = [-Infinity, Infinity];
    let hasJumped = false;
    // Where a letter does not follow the one before it, PDFium has a space or a line end.
    for (const { 0: first, index: at } of this.text.matchAll(wordStart)) {
      const index = this.#indexOf(at + first.length - 1);
      pdfium.FPDFText_GetCharOrigin(this.#page, index, place, place + 8);
      const [x = 0, y = 0] = new Float64Array(this.#heap().buffer, place, 2);
      const isNewLine = at === 0 || /[\n\u00AD]/.test(first);
      // The next column begins further up, and to the right.
      const isColumn = isNewLine && x > last[0] && y > last[1] + nextLine;
      hasJumped = isNewLine ? !isColumn && y > last[1] - nextLine : x <= last[0] || Math.abs(y - last[1]) > sameLine;
      // PDFium has the letters of some words backwards if each is turned.
      hasJumped ||= pdfium.FPDFText_GetCharAngle(this.#page, index) !== 0;
      if (hasJumped) break;
      last = [x, y];
    }
    free(place);
    return hasJumped;
  }

  #indexOf(place: number): number {
    return this.#characters ? (this.#characters[place] ?? -1) : place;
  }

  /** Whether PDFium has put the character at an index there, such as a space. */
  isMade(place: number): boolean {
    return this.#pdfium.FPDFText_IsGenerated(this.#page, this.#indexOf(place)) === 1;
  }

  /** Returns the box of the character at an index, as high as a line of its font, in the page's coordinates. */
  boxOf(place: number): Box {
    return this.drawn(place).box;
  }

  drawn(place: number): Drawn {
    const pdfium = this.#pdfium;
    const index = this.#indexOf(place);
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const buffer = malloc(56);
    pdfium.FPDFText_GetCharOrigin(this.#page, index, buffer, buffer + 8);
    pdfium.FPDFText_GetLooseCharBox(this.#page, index, buffer + 16);
    pdfium.FPDFText_GetMatrix(this.#page, index, buffer + 32);
    const memory = this.#heap().buffer;
    const [x = 0, y = 0] = new Float64Array(memory, buffer, 2);
    const [left = 0, top = 0, right = 0, bottom = 0, a = 1, b = 0, c = 0, d = 1] = new Float32Array(
      memory,
      buffer + 16,
      8,
    );
    free(buffer);
    const size = pdfium.FPDFText_GetFontSize(this.#page, index) * Math.hypot(c, d);
    const box: Box = [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)];
    const letter = { box, origin: [x, y], along: [a, b], up: [c, d], size } as const;
    return { ...letter, box: lowered(letter) };
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
}

/**
 * Limits the height of a box. Some fonts have signs that are far higher than letters, and PDFium’s boxes are as high as
 * these, so that they reach into the lines above and below.
 */
function lowered({ box, origin: [x, y], up: [c, d], size }: Drawn): Box {
  const [left, bottom, right, top] = box;
  // Of upright text, whose letters begin at their origin: letters that are written downwards hang from theirs.
  const isUpright = d > 0 && Math.abs(c) < 0.01 * d && Math.abs(left - x) < 0.3 * size;
  if (!isUpright || top - bottom <= highest * size) return box;
  return [left, Math.max(bottom, y - lowestPart * size), right, Math.min(top, y + highestPart * size)];
}

const indexesOf = (letters: readonly string[]): Uint32Array =>
  Uint32Array.from(letters.flatMap((letter, index) => Array<number>(letter.length).fill(index)));
