import { viewOf } from '#containers/bytes.ts';
import { Name, dictOf, type Dict, type Ref } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { compositeFont } from '../fonts/composite-font.ts';
import { writeTables } from '../fonts/sfnt.ts';
import { hexadecimal } from '../fonts/to-unicode.ts';

/** The width of every glyph, as a fraction of the font size. */
export const glyphWidth = 0.5;
/** The usual ascent and descent of text fonts, in thousandths of the font size. */
const [ascent, descent] = [900, -220];
const unitsPerEm = 1000;

/** A font with an empty glyph for each letter that is written. */
export class GlyphlessFont {
  readonly ref: Ref;
  readonly #document: PdfDocument;
  readonly #dict: Dict = new Map();
  readonly #glyphs = new Map<string, number>();

  constructor(document: PdfDocument) {
    this.#document = document;
    this.ref = document.add(this.#dict);
  }

  /** Returns an operand for `Tj`. */
  encode(text: string): string {
    const codes = [...text].map((letter) => {
      const glyph = this.#glyphs.get(letter) ?? this.#glyphs.size + 1;
      this.#glyphs.set(letter, glyph);
      return hexadecimal(glyph);
    });
    return `<${codes.join('')}>`;
  }

  /** Writes the font. To be called after all text was encoded. */
  finish() {
    const document = this.#document;
    const name = new Name('StayputGlyphless');
    const program = fontProgram(this.#glyphs.size + 1);
    const file = packedStream(new Map([['Length1', program.length]]), program);
    const descriptor = dictOf({
      Type: new Name('FontDescriptor'),
      FontName: name,
      // Symbolic, since its codes are glyph indexes.
      Flags: 4,
      FontBBox: [0, descent, glyphWidth * unitsPerEm, ascent],
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: ascent,
      StemV: 80,
      FontFile2: document.add(file),
    });
    const letters = new Map([...this.#glyphs].map(([letter, glyph]) => [glyph, letter]));
    const font = compositeFont(document, { name, descriptor, widths: { DW: glyphWidth * unitsPerEm }, letters });
    for (const [key, value] of font) this.#dict.set(key, value);
  }
}

/** Builds a table of 16-bit numbers. */
function table(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  for (const [index, value] of values.entries()) viewOf(bytes).setInt16(index * 2, value);
  return bytes;
}

/**
 * Builds a TrueType font (ISO/IEC 14496-22) without outlines, with the tables that PDF requires (ISO 32000-2, 9.9.1).
 */
function fontProgram(glyphs: number): Uint8Array<ArrayBuffer> {
  const width = glyphWidth * unitsPerEm;
  const none = [0, 0, 0, 0] as const;
  // Magic number, flags, no dates, the bounding box of all glyphs, and 16-bit offsets to outlines.
  const head = table(
    1,
    0,
    1,
    0,
    0,
    0,
    0x5f0f,
    0x3cf5,
    0,
    unitsPerEm,
    ...none,
    ...none,
    0,
    descent,
    width,
    ascent,
    0,
    8,
    2,
    0,
    0,
  );
  return writeTables(
    new Map([
      ['head', head],
      ['hhea', table(1, 0, ascent, descent, 0, width, 0, 0, width, 1, 0, 0, ...none, 0, 1)],
      ['maxp', table(1, 0, glyphs, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
      // All glyphs have the width of the first; the others only list a side bearing.
      ['hmtx', new Uint8Array([...table(width, 0), ...new Uint8Array((glyphs - 1) * 2)])],
      ['loca', new Uint8Array((glyphs + 1) * 2)],
      ['glyf', new Uint8Array(4)],
    ]),
    false,
  );
}
