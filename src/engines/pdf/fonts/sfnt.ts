import { toLatin1, viewOf } from '#containers/bytes.ts';

/** The tables of a TrueType or OpenType font, by tag. */
export type Tables = Map<string, Uint8Array>;

/** No font has more tables than this. */
const maxTables = 256;

/** Returns undefined for other files, including font collections, and if a table lies outside the file. */
export function readTables(font: Uint8Array): Tables | undefined {
  const view = viewOf(font);
  if (font.length < 12) return undefined;
  const kind = toLatin1(font, 0, 4);
  if (kind !== '\0\x01\0\0' && kind !== 'OTTO' && kind !== 'true') return undefined;
  const count = view.getUint16(4);
  if (count > maxTables || 12 + count * 16 > font.length) return undefined;
  const tables: Tables = new Map();
  for (let index = 0; index < count; index++) {
    const at = 12 + index * 16;
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (start + length > font.length) return undefined;
    tables.set(toLatin1(font, at, at + 4), font.subarray(start, start + length));
  }
  return tables;
}

const padded = (length: number) => (length + 3) & ~3;

export function writeTables(tables: Tables, isCff: boolean): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = 12 + sorted.length * 16;
  const font = new Uint8Array(sorted.reduce((size, [, table]) => size + padded(table.length), head));
  const view = viewOf(font);
  const power = Math.floor(Math.log2(Math.max(1, sorted.length)));
  view.setUint32(0, isCff ? 0x4f54544f : 0x00010000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (sorted.length - 2 ** power) * 16);
  let start = head;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) font[at + letter] = tag.charCodeAt(letter);
    font.set(table, start);
    view.setUint32(at + 4, sumOf(view, start, padded(table.length)));
    view.setUint32(at + 8, start);
    view.setUint32(at + 12, table.length);
    start += padded(table.length);
  }
  return font;
}

function sumOf(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
