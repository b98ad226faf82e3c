import type { PdfDocument } from '../document/document.ts';
import { isName, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { toMatrix } from '../content/matrix.ts';
import { codeReader, type CodeMap } from '../fonts/code-map.ts';
import { encodingOf } from '../fonts/simple-encoding.ts';
import { standardWidths } from '#containers/pdf/standard-metrics.ts';

/** A glyph as a content stream shows it. */
export interface Glyph {
  /** Its code, one character per byte. */
  bytes: string;
  /** As a fraction of the font size, like all that follows. */
  width: number;
  /** The distance to the next glyph: to the right, or for vertical fonts downwards (negative). */
  advance: number;
  /** The glyph's origin, relative to the current text position. */
  x: number;
  y: number;
  /** Whether it is the single byte 32, to which word spacing applies. */
  isSpace: boolean;
}

export interface GlyphReader {
  /** Whether its writing mode is vertical. */
  isVertical: boolean;
  /** Splits a string into glyphs; undefined if their widths are unknown. */
  split(bytes: string): Glyph[] | undefined;
}

const readers = new WeakMap<Dict, GlyphReader | null>();

/**
 * Returns undefined for fonts whose strings cannot be split with certainty, because the file does not define the
 * lengths of the codes.
 *
 * @param maps the predefined CMaps that fonts refer to by name.
 */
export function glyphReader(
  document: PdfDocument,
  font: Dict,
  maps: ReadonlyMap<string, CodeMap>,
): GlyphReader | undefined {
  const known = readers.get(font);
  if (known !== undefined) return known ?? undefined;
  const reader = isName(document.resolve(font.get('Subtype')), 'Type0')
    ? compositeReader(document, font, maps)
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
  const standard =
    widths.length === 0 && !isEmbedded(document, font)
      ? standardWidths(document.name(font.get('BaseFont')) ?? '', encodingOf(document, font))
      : undefined;
  if (widths.length === 0 && !standard) return undefined;
  const widthAt = standard ?? ((code: number) => (widths[code - first] ?? missing) * scale);
  const split = (bytes: string) => {
    const glyphs: Glyph[] = [];
    for (const byte of bytes) {
      const width = widthAt(byte.charCodeAt(0));
      if (width === undefined) return undefined;
      glyphs.push({ bytes: byte, width, advance: width, x: 0, y: 0, isSpace: byte === ' ' });
    }
    return glyphs;
  };
  return { isVertical: false, split };
}

const isEmbedded = (document: PdfDocument, font: Dict): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => document.dict(font.get('FontDescriptor'))?.has(key));

/**
 * Reads composite fonts: those with Identity encoding, as nearly all embedded ones, those with an embedded CMap, and
 * those with a predefined CMap.
 */
function compositeReader(
  document: PdfDocument,
  font: Dict,
  maps: ReadonlyMap<string, CodeMap>,
): GlyphReader | undefined {
  const codes = codeReader(document, font.get('Encoding'), maps);
  const descendant = document.dict(document.array(font.get('DescendantFonts'))[0]);
  if (!descendant || !codes) return undefined;
  const usual = document.number(descendant.get('DW')) ?? 1000;
  const widths = new Map(readMetrics(document, descendant.get('W'), 1).map(([cid, [width = 0]]) => [cid, width]));
  const { isVertical } = codes;
  const heights = isVertical ? verticalMetrics(document, descendant) : undefined;
  const split = (bytes: string) =>
    codes.split(bytes)?.map(({ code, cid }) => {
      const width = (widths.get(cid) ?? usual) / 1000;
      const { advance, x, y } = heights?.(cid, width) ?? { advance: width, x: 0, y: 0 };
      return { bytes: code, width, advance, x, y, isSpace: code === ' ' };
    });
  return { isVertical, split };
}

/** In vertical writing, glyphs hang below the text position, centred (ISO 32000-2, 9.7.4.3). */
function verticalMetrics(document: PdfDocument, descendant: Dict) {
  const [top = 880, usual = -1000] = document.array(descendant.get('DW2')).map((value) => document.number(value));
  const own = new Map(readMetrics(document, descendant.get('W2'), 3));
  return (cid: number, width: number) => {
    const [advance = usual, x = width * 500, y = top] = own.get(cid) ?? [];
    return { advance: advance / 1000, x: -x / 1000, y: -y / 1000 };
  };
}

/** More codes than a font has. */
const mostCodes = 2 ** 16;

/** Reads glyph metrics by CID, `size` numbers for each (ISO 32000-2, 9.7.4.3): `first [w w …]` and `first last w`. */
function readMetrics(document: PdfDocument, list: PdfObject | undefined, size: number): [number, number[]][] {
  const metrics: [number, number[]][] = [];
  const items = document.array(list).map((item) => document.resolve(item));
  for (let at = 0; at + 1 < items.length;) {
    const [first, second] = items.slice(at, at + 2);
    if (typeof first !== 'number') break;
    if (Array.isArray(second)) {
      const values = second.map((value) => document.number(value) ?? 0);
      for (let index = 0; index * size < values.length; index++)
        metrics.push([first + index, values.slice(index * size, (index + 1) * size)]);
      at += 2;
    } else {
      const last = Math.min(typeof second === 'number' ? second : first, mostCodes);
      const values = items.slice(at + 2, at + 2 + size).filter((value) => typeof value === 'number');
      if (values.length === size) for (let code = first; code <= last; code++) metrics.push([code, values]);
      at += 2 + size;
    }
  }
  return metrics;
}
