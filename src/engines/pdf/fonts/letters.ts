import { JobError } from '#errors/errors.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type Ref } from '#containers/pdf/objects.ts';
import { toWinAnsi } from '#containers/pdf/win-ansi.ts';
import { widthOf } from '#containers/pdf/standard-metrics.ts';
import { encodeString } from '#containers/pdf/strings.ts';
import { EmbeddedFont } from './embedded-font.ts';
import type { Subsetter } from './harfbuzz.ts';
import { loadFont, startSubsetter } from './load-fonts.ts';

/** A font of a document for writing a text. */
export interface Lettering {
  font: Ref;
  /** The width at size 1. */
  widthOf(text: string): number;
  /** Returns an operand for `Tj`. */
  encode(text: string): string;
}

/** A standard font, which every reader has, and a font to embed for the letters that it lacks. */
const hands = {
  plain: { standard: 'Helvetica', asset: 'font-sans', name: 'DejaVuSans' },
  written: { standard: 'Times-Italic', asset: 'font-serif-italic', name: 'DejaVuSerif-Italic' },
} as const;

type Hand = keyof typeof hands;

interface Sources {
  font(hand: Hand): Promise<Uint8Array<ArrayBuffer>>;
  subsetter(): Promise<Subsetter>;
}

const fromSite: Sources = { font: (hand) => loadFont(hands[hand].asset), subsetter: startSubsetter };

/** Scripts whose letters stand side by side from left to right, without joining. */
const plainScript =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}]$/u;

/** Writes texts in a standard font if it has all of their letters, otherwise in an embedded font. */
export class Letters {
  readonly replaced = new Set<string>();
  readonly #document: PdfDocument;
  readonly #hand: Hand;
  readonly #embedded: EmbeddedFont | undefined;
  readonly #subsetter: Subsetter | undefined;
  #standard: Lettering | undefined;

  private constructor(document: PdfDocument, hand: Hand, embedded?: EmbeddedFont, subsetter?: Subsetter) {
    this.#document = document;
    this.#hand = hand;
    this.#embedded = embedded;
    this.#subsetter = subsetter;
  }

  /** Loads what the texts need. @param texts all texts that may be written. */
  static async for(document: PdfDocument, texts: readonly string[], hand: Hand = 'plain', sources = fromSite) {
    const needsMore = texts.some((text) => [...tidy(text)].some((letter) => !isStandard(letter) && isPlain(letter)));
    if (!needsMore) return new Letters(document, hand);
    const [font, subsetter] = await Promise.all([sources.font(hand), sources.subsetter()]);
    return new Letters(document, hand, new EmbeddedFont(document, font, hands[hand].name), subsetter);
  }

  /** Returns the letters of a text that cannot be written. */
  missing(text: string): string[] {
    if (isStandard(text)) return [];
    return [...new Set(tidy(text))].filter(
      (letter) => !isStandard(letter) && !(isPlain(letter) && this.#embedded?.has(letter)),
    );
  }

  /** Replaces letters that cannot be written with question marks, and records them in `replaced`. */
  writable(text: string): string {
    const missing = new Set(this.missing(text));
    for (const letter of missing) this.replaced.add(letter);
    return [...text.normalize('NFC')].map((letter) => (missing.has(letter) ? '?' : letter)).join('');
  }

  /** @throws {JobError} `unwritable-text` */
  of(text: string): Lettering {
    if (isStandard(text)) return (this.#standard ??= this.#addStandard());
    const missing = this.missing(text);
    if (!this.#embedded || missing.length > 0) {
      throw new JobError('unwritable-text', { characters: missing });
    }
    const embedded = this.#embedded;
    return {
      font: embedded.ref,
      widthOf: (part) => embedded.widthOf(tidy(part)),
      encode: (part) => embedded.encode(tidy(part)),
    };
  }

  /** Embeds the letters that were written. To be called last. */
  finish() {
    if (this.#subsetter) this.#embedded?.finish(this.#subsetter);
  }

  #addStandard(): Lettering {
    const { standard } = hands[this.#hand];
    const font = this.#document.add(
      dictOf({
        Type: new Name('Font'),
        Subtype: new Name('Type1'),
        BaseFont: new Name(standard),
        Encoding: new Name('WinAnsiEncoding'),
      }),
    );
    return {
      font,
      widthOf: (text) => widthOf(tidy(text), standard),
      encode: (text) => encodeString(toWinAnsi(tidy(text)) ?? ''),
    };
  }
}

/** Composes letters with their accents where possible, and turns line ends into spaces. */
const tidy = (text: string): string => text.normalize('NFC').replace(/[\r\n\t]/g, ' ');

const isStandard = (text: string): boolean => toWinAnsi(tidy(text)) !== undefined;
const isPlain = (letter: string): boolean => plainScript.test(letter) && !/[\p{C}\p{M}]/u.test(letter);
