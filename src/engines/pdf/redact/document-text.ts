import { FoldedText } from '#folding/folded-text.ts';
import type { Phrase } from '#folding/phrase.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { asDrawn } from './as-drawn.ts';
import { lineBoxes } from './line-boxes.ts';
import { joinsOf, type Join } from './page-joins.ts';
import { isReal, placesIn } from './places.ts';
import type { FoundBoxes, Wanted } from './wanted.ts';
import { readInOrder, rightToLeft, type Reading } from '../render/reading-order.ts';

/** Characters on a page, by their indexes in its text. */
export interface Found {
  page: number;
  places: number[];
}

interface Page {
  /** In the order of the content. */
  text: string;
  /** The text in each order in which it may be read, the content's first. */
  readings: Reading[];
  folded: FoldedText[];
  hasUnnamed: boolean;
  /** Whether replacement texts take the place of what is drawn. */
  isReplaced: boolean;
  source: OpenPdf;
}

/** The text of a document's pages as they are drawn, to search in. */
export class DocumentText {
  /** The same with replacement texts, of the pages that have some. */
  readonly spoken: DocumentText | undefined;
  readonly #pages: readonly Page[];
  readonly #sources: readonly OpenPdf[];
  #joins: Join[] | undefined;

  private constructor(pages: readonly Page[], sources: readonly OpenPdf[], spoken?: DocumentText) {
    this.#pages = pages;
    this.#sources = sources;
    this.spoken = spoken;
  }

  /**
   * Opens a file, until `close`, and reads its pages.
   *
   * @param isRead whether a page is searched. Default all.
   */
  static async open(file: File, password: string, isRead?: (page: number) => boolean): Promise<DocumentText> {
    const source = await OpenPdf.open(file, password);
    const sources = [source];
    try {
      const pages = Array.from({ length: source.pages }, (_, page) => readPage(source, page, isRead?.(page)));
      if (!pages.some(({ isReplaced }) => isReplaced)) return new DocumentText(pages, sources);
      const drawn = await OpenPdf.open(await asDrawn(file, password), '');
      sources.push(drawn);
      const asSaid = pages.map((page) => (page.isReplaced ? page : unread(source)));
      const asShown = pages.map((page, index) => (page.isReplaced ? readPage(drawn, index) : page));
      return new DocumentText(asShown, sources, new DocumentText(asSaid, []));
    } catch (error) {
      for (const each of sources) each.close();
      throw error;
    }
  }

  close() {
    for (const source of this.#sources) source.close();
  }

  isRead(page: number): boolean {
    return (this.#pages[page]?.readings.length ?? 0) > 0;
  }

  /** The text of each page in the order of its content. */
  get texts(): string[] {
    return this.#pages.map(({ text }) => text);
  }

  /** The numbers, from 1, of pages with letters that the file does not name. */
  get unnamed(): number[] {
    return this.#pages.flatMap(({ hasUnnamed }, page) => (hasUnnamed ? page + 1 : []));
  }

  /** All texts that people may read, by page: in the order of its content, and in others. */
  get readings(): string[][] {
    return this.#pages.map(({ readings }) => readings.map(({ text }) => text));
  }

  /** Finds each occurrence of a phrase once; one that goes on over the end of a page is on two. */
  find(phrase: Phrase, isLoose = false): Found[][] {
    const found: Found[][] = [];
    for (const [page, { folded, readings }] of this.#pages.entries()) {
      const seen = new Set<number>();
      for (const [order, reading] of readings.entries()) {
        const text = folded[order];
        for (const { from, to } of text ? phrase.in(text, isLoose) : []) {
          const places = placesIn(reading, from, to).filter(isReal);
          if (places.every((place) => seen.has(place))) continue;
          for (const place of places) seen.add(place);
          found.push([{ page, places }]);
        }
      }
    }
    return [...found, ...this.#findOver(phrase, isLoose)];
  }

  /** Finds phrases, and where they are on pages, each of which is read once. */
  boxesOf(phrases: readonly Wanted[]): FoundBoxes[] {
    const found = phrases.flatMap(({ text, phrase }) => this.find(phrase).map((pieces) => ({ text, pieces })));
    const onPages = Map.groupBy(
      found.flatMap(({ text, pieces }, at) => pieces.map((piece) => ({ ...piece, text, at }))),
      ({ page }) => page,
    );
    const boxes = [...onPages].flatMap(([page, pieces]) => {
      const { source } = this.#pages[page] ?? {};
      const read = source?.withText(page, (letters) =>
        pieces.map(({ text, places, at }) => ({ text, page, at, boxes: lineBoxes(letters, places) })),
      );
      return read ?? [];
    });
    return boxes.toSorted((a, b) => a.at - b.at);
  }

  /** Finds what goes on over the end of a page. */
  #findOver(phrase: Phrase, isLoose: boolean): Found[][] {
    this.#joins ??= this.#pages
      .slice(1)
      .flatMap((page, index) => joinsOf(this.#pages[index]?.readings ?? [], page.readings, index));
    const found = new Map<string, Found[]>();
    for (const { end, start, page, text } of this.#joins) {
      for (const { from, to } of phrase.in(text, isLoose)) {
        const next = end.text.length + 1;
        if (from >= next || to <= next) continue;
        const pieces = [
          { page, places: end.places.slice(from).filter(isReal) },
          { page: page + 1, places: start.places.slice(0, to - next).filter(isReal) },
        ];
        found.set(JSON.stringify(pieces), pieces);
      }
    }
    return [...found.values()];
  }
}

const unread = (source: OpenPdf): Page => ({
  text: '',
  readings: [],
  folded: [],
  hasUnnamed: false,
  isReplaced: false,
  source,
});

function readPage(source: OpenPdf, page: number, isRead = true): Page {
  if (!isRead) return unread(source);
  return source.withText(page, (letters, isReplaced) => {
    const { text } = letters;
    const readings = [
      inOrderOfContent(text),
      ...(letters.hasJumps || rightToLeft.test(text) ? readInOrder(letters) : []),
    ];
    const folded = readings.map((reading) => new FoldedText(reading.text, reading.isTurned));
    return { text, readings, folded, hasUnnamed: letters.hasUnnamed, isReplaced: isReplaced(), source };
  });
}

const inOrderOfContent = (text: string): Reading => ({ text, places: { length: text.length } });
