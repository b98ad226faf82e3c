import type { PdfDocument } from '../document.ts';
import { isName, Stream, type Dict } from '../objects.ts';
import { toMatrix } from '../content/matrix.ts';
import { widthOf } from '../stamp/helvetica.ts';

/** A character as a content stream shows it. */
export interface Glyph {
  /** One character a byte. */
  bytes: string;
  /** Advance, as a share of the font's size. */
  width: number;
  /** The single byte 32, to which word spacing applies. */
  isSpace: boolean;
}

/** Splits a string into glyphs. */
export type GlyphReader = (bytes: string) => Glyph[];

const readers = new WeakMap<Dict, GlyphReader | null>();

/** Undefined for fonts whose glyphs cannot be told apart for certain: vertical ones, and codes of unknown lengths. */
export function glyphReader(document: PdfDocument, font: Dict): GlyphReader | undefined {
  const known = readers.get(font);
  if (known !== undefined) return known ?? undefined;
  const reader = isName(document.resolve(font.get('Subtype')), 'Type0')
    ? compositeReader(document, font)
    : simpleReader(document, font);
  readers.set(font, reader ?? null);
  return reader;
}

function simpleReader(document: PdfDocument, font: Dict): GlyphReader | undefined {
  const widths = document.array(font.get('Widths')).map((width) => document.number(width) ?? 0);
  const first = document.number(font.get('FirstChar')) ?? 0;
  const matrix = toMatrix(document.array(font.get('FontMatrix')).map((value) => document.resolve(value)));
  const scale = isName(document.resolve(font.get('Subtype')), 'Type3') && matrix ? Math.abs(matrix[0]) : 1 / 1000;
  const missing = document.number(document.dict(font.get('FontDescriptor'))?.get('MissingWidth')) ?? 0;
  const standard = widths.length === 0 ? standardWidth(document.name(font.get('BaseFont')) ?? '') : undefined;
  if (widths.length === 0 && !standard) return undefined;
  const widthAt = (code: number) => standard?.(code) ?? (widths[code - first] ?? missing) * scale;
  return (bytes) =>
    [...bytes].map((byte) => ({ bytes: byte, width: widthAt(byte.charCodeAt(0)), isSpace: byte === ' ' }));
}

/** Of the standard fonts that need not say how wide their letters are. */
function standardWidth(name: string): ((code: number) => number) | undefined {
  if (name.startsWith('Courier')) return () => 0.6;
  return /^Helvetica(?:-Oblique)?$|^Arial(?:MT)?$/.test(name)
    ? (code) => widthOf(String.fromCharCode(code))
    : undefined;
}

/** Codes of two bytes that are the glyphs' own numbers: nearly all fonts that programs embed. */
function compositeReader(document: PdfDocument, font: Dict): GlyphReader | undefined {
  if (!isName(document.resolve(font.get('Encoding')), 'Identity-H')) return undefined;
  const descendant = document.dict(document.array(font.get('DescendantFonts'))[0]);
  if (!descendant || document.resolve(font.get('Encoding')) instanceof Stream) return undefined;
  const usual = document.number(descendant.get('DW')) ?? 1000;
  const widths = readWidths(document, descendant);
  return (bytes) => {
    const glyphs: Glyph[] = [];
    for (let at = 0; at < bytes.length; at += 2) {
      const code = bytes.charCodeAt(at) * 256 + (bytes.charCodeAt(at + 1) || 0);
      glyphs.push({ bytes: bytes.slice(at, at + 2), width: (widths.get(code) ?? usual) / 1000, isSpace: false });
    }
    return glyphs;
  };
}

/** More codes than there are. */
const mostCodes = 2 ** 16;

/** ISO 32000-2, 9.7.4.3: `first [w w …]` and `first last w`. */
function readWidths(document: PdfDocument, descendant: Dict): Map<number, number> {
  const widths = new Map<number, number>();
  const items = document.array(descendant.get('W')).map((item) => document.resolve(item));
  for (let at = 0; at + 1 < items.length;) {
    const [first, second, third] = items.slice(at, at + 3);
    if (typeof first !== 'number') break;
    if (Array.isArray(second)) {
      for (const [index, width] of second.entries()) widths.set(first + index, document.number(width) ?? 0);
      at += 2;
    } else {
      const last = Math.min(typeof second === 'number' ? second : first, mostCodes);
      if (typeof third === 'number') for (let code = first; code <= last; code++) widths.set(code, third);
      at += 3;
    }
  }
  return widths;
}
