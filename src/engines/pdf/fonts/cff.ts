import { viewOf } from '#containers/bytes.ts';
import type { Tables } from './sfnt.ts';

/** The facts about a CFF font (Adobe Technical Note 5176) that are needed to find its glyphs. */
export interface CffFacts {
  glyphs: number;
  /** The glyph of each CID, for CID-keyed fonts. */
  cids?: Map<number, number>;
}

/** Returns undefined if the font cannot be read. */
export function readCff(font: Uint8Array): CffFacts | undefined {
  if (font.length < 8 || font[0] !== 1) return undefined;
  const names = readIndex(font, font[2] ?? 4);
  const tops = names && readIndex(font, names.end);
  const [top] = tops?.items ?? [];
  if (!top) return undefined;
  const entries = readDict(font, top[0], top[1]);
  const charStrings = readIndex(font, entries.get(17)?.[0] ?? font.length);
  if (!charStrings) return undefined;
  const glyphs = charStrings.items.length;
  if (!entries.has(rosOperator)) return { glyphs };
  const charset = entries.get(15)?.[0] ?? 0;
  const cids = charset > 2 ? readCharset(font, charset, glyphs) : undefined;
  return cids && { glyphs, cids };
}

/** The operator that marks a CID-keyed font. */
const rosOperator = 0x0c00 + 30;

/** Reads the items of an INDEX and finds its end. */
function readIndex(font: Uint8Array, at: number): { items: [start: number, end: number][]; end: number } | undefined {
  const view = viewOf(font);
  if (at + 2 > font.length) return undefined;
  const count = view.getUint16(at);
  if (count === 0) return { items: [], end: at + 2 };
  const size = font[at + 2] ?? 0;
  const data = at + 3 + (count + 1) * size - 1;
  if (size < 1 || size > 4 || data > font.length) return undefined;
  const offset = (index: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte++) value = value * 256 + (font[at + 3 + index * size + byte] ?? 0);
    return data + value;
  };
  const items = Array.from({ length: count }, (_, index): [number, number] => [offset(index), offset(index + 1)]);
  const isInside = items.every(([start, end]) => start <= end && end <= font.length);
  return isInside ? { items, end: offset(count) } : undefined;
}

/** Reads operands by operator. Two-byte operators count from 0x0c00; real numbers are NaN. */
function readDict(font: Uint8Array, start: number, end: number): Map<number, number[]> {
  const entries = new Map<number, number[]>();
  const view = viewOf(font);
  let operands: number[] = [];
  for (let at = start; at < end;) {
    const first = font[at++] ?? 0;
    const second = font[at] ?? 0;
    if (first <= 21) {
      entries.set(first === 12 ? 0x0c00 + second : first, operands);
      if (first === 12) at++;
      operands = [];
    } else if (first === 28 && at + 2 <= end) {
      operands.push(view.getInt16(at));
      at += 2;
    } else if (first === 29 && at + 4 <= end) {
      operands.push(view.getInt32(at));
      at += 4;
    } else if (first === 30) {
      while (at < end && ((font[at] ?? 0) & 0x0f) !== 0x0f) at++;
      at++;
      operands.push(Number.NaN);
    } else if (first >= 32 && first <= 246) operands.push(first - 139);
    else if (first >= 247 && first <= 250) operands.push((first - 247) * 256 + (font[at++] ?? 0) + 108);
    else if (first >= 251 && first <= 254) operands.push(-(first - 251) * 256 - (font[at++] ?? 0) - 108);
  }
  return entries;
}

function readCharset(font: Uint8Array, start: number, glyphs: number): Map<number, number> | undefined {
  const view = viewOf(font);
  const cids = new Map<number, number>([[0, 0]]);
  const format = font[start] ?? 0;
  let glyph = 1;
  for (let at = start + 1; glyph < glyphs;) {
    const size = format === 0 ? 2 : format === 1 ? 3 : 4;
    if (format > 2 || at + size > font.length) return undefined;
    const first = view.getUint16(at);
    const left = format === 0 ? 0 : format === 1 ? (font[at + 2] ?? 0) : view.getUint16(at + 2);
    for (let more = 0; more <= left && glyph < glyphs; more++) cids.set(first + more, glyph++);
    at += size;
  }
  return cids;
}

/** Returns the tables that a bare CFF font needs to become an OpenType font. */
export function openTypeTables(font: Uint8Array, { glyphs }: CffFacts): Tables {
  const maxp = new Uint8Array(6);
  viewOf(maxp).setUint32(0, 0x00005000);
  viewOf(maxp).setUint16(4, glyphs);
  const head = new Uint8Array(54);
  viewOf(head).setUint32(0, 0x00010000);
  viewOf(head).setUint32(12, 0x5f0f3cf5);
  viewOf(head).setUint16(18, 1000);
  return new Map([
    ['CFF ', font],
    ['head', head],
    ['maxp', maxp],
  ]);
}
