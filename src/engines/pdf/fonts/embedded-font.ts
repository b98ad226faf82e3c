import { readTables, type Tables } from './sfnt.ts';
import { viewOf } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type Dict, type Ref } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { glyphOf } from './cmap.ts';
import { compositeFont } from './composite-font.ts';
import type { Subsetter } from './harfbuzz.ts';
import { subsetOf, tagOf } from './subset-fonts.ts';
import { hexadecimal } from './to-unicode.ts';

const noTable = new Uint8Array(64);

/** A TrueType font of which a document embeds the glyphs that it shows, by index (ISO 32000-2, 9.7.4). */
export class EmbeddedFont {
  readonly ref: Ref;
  readonly #document: PdfDocument;
  readonly #dict: Dict = new Map();
  readonly #tables: Tables;
  readonly #name: string;
  /** The letters that were written, by glyph index. */
  readonly #used = new Map<number, string>();

  constructor(document: PdfDocument, font: Uint8Array, name: string) {
    this.#document = document;
    this.#tables = readTables(font) ?? new Map();
    this.#name = name;
    this.ref = document.add(this.#dict);
  }

  has(letter: string): boolean {
    return this.#glyph(letter) !== 0;
  }

  widthOf(text: string): number {
    return [...text].reduce((sum, letter) => sum + this.#width(this.#glyph(letter)), 0) / 1000;
  }

  encode(text: string): string {
    const digits = [...text].map((letter) => {
      const glyph = this.#glyph(letter);
      this.#used.set(glyph, letter);
      return hexadecimal(glyph);
    });
    return `<${digits.join('')}>`;
  }

  /** Embeds the glyphs that were written. */
  finish(subsetter: Subsetter) {
    if (this.#used.size === 0) return;
    const glyphs = new Set([0, ...this.#used.keys()]);
    const program = subsetOf({ tables: this.#tables, isBare: false, characters: new Set(), glyphs }, subsetter);
    if (!program) throw new Error('HarfBuzz makes no font');
    const document = this.#document;
    const name = new Name(`${tagOf([...this.#used.values()].join(''))}+${this.#name}`);
    const file = document.add(packedStream(dictOf({ Length1: program.length }), program));
    const descriptor = this.#descriptor(name, file);
    const widths = [...this.#used.keys()].toSorted((a, b) => a - b).flatMap((glyph) => [glyph, [this.#width(glyph)]]);
    const font = compositeFont(document, { name, descriptor, widths: { W: widths }, letters: this.#used });
    for (const [key, value] of font) this.#dict.set(key, value);
  }

  #descriptor(name: Name, file: Ref): Dict {
    const [head, lines] = [this.#view('head'), this.#view('hhea')];
    const scaled = (value: number) => this.#scaled(value);
    const italic = this.#view('post').getInt32(4) / 2 ** 16;
    return dictOf({
      Type: new Name('FontDescriptor'),
      FontName: name,
      // Symbolic, since its codes are glyph indexes, and italic if the font is.
      Flags: 4 + (italic === 0 ? 0 : 64),
      FontBBox: [36, 38, 40, 42].map((at) => scaled(head.getInt16(at))),
      ItalicAngle: Math.round(italic),
      Ascent: scaled(lines.getInt16(4)),
      Descent: scaled(lines.getInt16(6)),
      CapHeight: capHeight,
      StemV: stem,
      FontFile2: file,
    });
  }

  #glyph(letter: string): number {
    return glyphOf(this.#tables.get('cmap') ?? noTable, letter.codePointAt(0) ?? 0);
  }

  /** In thousandths of the font size. */
  #width(glyph: number): number {
    // Glyphs beyond the list have the width of the last one listed.
    const listed = this.#view('hhea').getUint16(34);
    return this.#scaled(this.#view('hmtx').getUint16(Math.min(glyph, listed - 1) * 4));
  }

  #scaled(value: number): number {
    return Math.round((value * 1000) / this.#view('head').getUint16(18));
  }

  #view(table: string): DataView {
    return viewOf(this.#tables.get(table) ?? noTable);
  }
}

/** Measures of the DejaVu fonts, in thousandths. Readers use them to substitute another font. */
const capHeight = 729;
const stem = 80;
