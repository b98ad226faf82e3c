import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Box } from '../content/view.ts';

/** What people read on a page, character by character, as PDFium has it. */
export class PageText {
  /** Line ends as spaces. */
  readonly text: string;
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
      // A place for each character, so that both can be found by the same number.
      text += unicode > 0x20 && unicode < 0xfffe ? String.fromCharCode(unicode) : ' ';
    }
    this.text = text;
  }

  /** A character's box, as high as its font, in the page's own coordinates. */
  boxOf(index: number): Box {
    const { malloc, free } = this.#pdfium.pdfium.wasmExports;
    const place = malloc(16);
    this.#pdfium.FPDFText_GetLooseCharBox(this.#page, index, place);
    const view = new DataView(this.#heap().buffer, place, 16);
    const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true)) as [
      number,
      number,
      number,
      number,
    ];
    free(place);
    return [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)];
  }

  /** The characters whose middle is inside a box. */
  inside(boxes: readonly Box[]): string {
    return [...this.text.matchAll(/\S+|\s+/g)]
      .map(({ 0: run, index }) => {
        if (run.trim() === '') return ' ';
        return [...run]
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

  /** Where a text stands, whatever its case and however it is broken into lines: a box for each line. */
  find(words: string): Box[] {
    const pattern = words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+');
    if (pattern === '') return [];
    const found = [...this.text.matchAll(new RegExp(pattern, 'gi'))];
    return found.flatMap(({ 0: { length }, index }) => this.#lines(index, index + length));
  }

  #lines(from: number, to: number): Box[] {
    const lines: Box[] = [];
    for (let index = from; index < to; index++) {
      if (this.text[index] === ' ') continue;
      const box = this.boxOf(index);
      const last = lines.at(-1);
      const isSameLine = last && box[1] < last[3] && box[3] > last[1] && box[0] >= last[0] - 1;
      if (last && isSameLine)
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
