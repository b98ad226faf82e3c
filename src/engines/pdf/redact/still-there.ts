import type { PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { Phrase } from '#folding/phrase.ts';
import type { Box } from '../content/view.ts';
import { openDocument } from '../document/open-document.ts';
import { DocumentText } from './document-text.ts';
import { drawingsOf, textsOfDrawings } from './drawing-texts.ts';
import { stringsOf } from './strings.ts';
import type { Wanted } from './wanted.ts';

/** The most words that a note lists. */
const mostNamed = 5;

export interface Left {
  words: string[];
  places: PlaceInPdf[];
}

export class LeftOver {
  readonly #words = new Set<string>();
  readonly #places = new Map<string, PlaceInPdf>();
  readonly #wanted: readonly Wanted[];

  /** @param words what should be gone. */
  constructor(words: readonly string[]) {
    this.#wanted = [...new Set(words)].map((text) => ({ text, phrase: new Phrase(text) }));
  }

  #add(word: string, place: PlaceInPdf) {
    this.#words.add(word);
    this.#places.set(JSON.stringify(place), place);
  }

  /** Looks at what PDFium, which shares no code with the eraser, reads on the pages of a file, also far apart. */
  async lookAtPages(file: File) {
    const text = await DocumentText.open(file, '');
    try {
      for (const { text: word, phrase } of this.#wanted) {
        for (const pieces of [text, text.spoken].flatMap((each) => each?.find(phrase, true) ?? []))
          for (const { page } of pieces) this.#add(word, { type: 'page', page: page + 1 });
      }
    } finally {
      text.close();
    }
  }

  /**
   * Looks at pages that will become images, in which what is under areas is covered.
   *
   * @param areas by page index, in the page's coordinates.
   */
  async lookBeside(file: File, areas: ReadonlyMap<number, readonly Box[]>, pages: ReadonlySet<number>) {
    const text = await DocumentText.open(file, '', (page) => pages.has(page));
    try {
      for (const { text: word, page, boxes } of text.boxesOf(this.#wanted))
        if (boxes.some((box) => !isUnder(box, areas.get(page) ?? [])))
          this.#add(word, { type: 'page', page: page + 1 });
    } finally {
      text.close();
    }
  }

  /** Looks at everything else in a file. */
  async lookElsewhere(file: File) {
    // Words on pages are found in form XObjects again, so only the others are searched for there.
    const others = this.#wanted.filter(({ text }) => !this.#words.has(text));
    const document = await openDocument(file);
    for (const { text, place } of stringsOf(document)) this.#look(text, place, this.#wanted);
    for (const text of await textsOfDrawings(document, drawingsOf(document)))
      this.#look(text, { type: 'hidden-drawings' }, others);
  }

  #look(said: string, place: PlaceInPdf, wanted: readonly Wanted[]) {
    for (const { text, phrase } of wanted) if (phrase.isIn(said)) this.#add(text, place);
  }

  /** Undefined if nothing is left. */
  get left(): Left | undefined {
    if (this.#words.size === 0) return undefined;
    return { words: [...this.#words].slice(0, mostNamed), places: [...this.#places.values()] };
  }
}

const isUnder = (box: Box, areas: readonly Box[]): boolean => {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return areas.some(([left, bottom, right, top]) => x > left && x < right && y > bottom && y < top);
};
