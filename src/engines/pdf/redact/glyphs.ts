import type { PdfDocument } from '../document/document.ts';
import { isName, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { toMatrix } from '../content/matrix.ts';
import { codeReader, type CodeMap } from '../fonts/code-map.ts';
import { encodingOf } from '../fonts/simple-encoding.ts';
import { standardWidths } from '../fonts/standard-metrics.ts';

/** A character as a content stream shows it. */
export interface Glyph {
  /** One character a byte. */
  bytes: string;
  /** As a share of the font's size, as all that follows. */
  width: number;
  /** How far the next one is: across, or down (below 0) where the font is vertical. */
  advance: number;
  /** Where the glyph's own origin is, from the place where it is written. */
  x: number;
  y: number;
  /** The single byte 32, to which word spacing applies. */
  isSpace: boolean;
}

export interface GlyphReader {
  /** Whether its glyphs are written downwards. */
  isVertical: boolean;
  /** Undefined where a string has glyphs whose widths are not known. */
  split(bytes: string): Glyph[] | undefined;
}

const readers = new WeakMap<Dict, GlyphReader | null>();

/**
 * Undefined for fonts whose glyphs cannot be told apart for certain: codes of lengths that the file does not say.
 *
 * @param maps those that the document's fonts only name.
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

/** Fonts whose codes are the glyphs' own numbers, as nearly all that programs embed, or that bring a map of their own. */
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

/** ISO 32000-2, 9.7.4.3: glyphs hang below the place where they are written, in the middle. */
function verticalMetrics(document: PdfDocument, descendant: Dict) {
  const [top = 880, usual = -1000] = document.array(descendant.get('DW2')).map((value) => document.number(value));
  const own = new Map(readMetrics(document, descendant.get('W2'), 3));
  return (cid: number, width: number) => {
    const [advance = usual, x = width * 500, y = top] = own.get(cid) ?? [];
    return { advance: advance / 1000, x: -x / 1000, y: -y / 1000 };
  };
}

/** More codes than there are. */
const mostCodes = 2 ** 16;

/** By glyphs' numbers, so many each (ISO 32000-2, 9.7.4.3): `first [w w …]` and `first last w`. */
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
