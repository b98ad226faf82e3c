import { viewOf } from './sfnt.ts';

/** The glyphs that any subtable of a `cmap` gives for these character codes. */
export function glyphsOf(cmap: Uint8Array, codes: ReadonlySet<number>): Set<number> {
  const glyphs = new Set<number>();
  const view = viewOf(cmap);
  const count = cmap.length < 4 ? 0 : view.getUint16(2);
  for (let index = 0; index < count && 12 + index * 8 <= cmap.length; index++) {
    const start = view.getUint32(4 + index * 8 + 4);
    if (start + 16 > cmap.length) continue;
    const lookUp = lookUps[view.getUint16(start)];
    const table = new DataView(cmap.buffer, cmap.byteOffset + start, cmap.length - start);
    if (lookUp) for (const code of codes) glyphs.add(lookUp(table, code));
  }
  return glyphs;
}

/** The glyph that a font has for a character of Unicode; 0 for none. */
export function glyphOf(cmap: Uint8Array, code: number): number {
  const view = viewOf(cmap);
  for (let at = 4; at < 4 + view.getUint16(2) * 8; at += 8) {
    // Macintosh's own, in between, are of other codes.
    if (view.getUint16(at) === macintosh) continue;
    const start = view.getUint32(at + 4);
    const lookUp = lookUps[view.getUint16(start)];
    const glyph = lookUp?.(new DataView(cmap.buffer, cmap.byteOffset + start, cmap.length - start), code) ?? 0;
    if (glyph !== 0) return glyph;
  }
  return 0;
}

const macintosh = 1;

type LookUp = (table: DataView, code: number) => number;

const byte = (table: DataView, at: number) => (at < table.byteLength ? table.getUint8(at) : 0);
const word = (table: DataView, at: number) => (at + 2 <= table.byteLength ? table.getUint16(at) : 0);
const long = (table: DataView, at: number) => (at + 4 <= table.byteLength ? table.getUint32(at) : 0);

/** By format (OpenType, cmap). 0 is the glyph for missing ones. */
const lookUps: Record<number, LookUp> = {
  0: (table, code) => (code < 256 ? byte(table, 6 + code) : 0),
  4: segments,
  6: (table, code) => {
    const index = code - word(table, 6);
    return index >= 0 && index < word(table, 8) ? word(table, 10 + index * 2) : 0;
  },
  12: (table, code) => {
    const groups = Math.min(long(table, 12), Math.floor(table.byteLength / 12));
    for (let at = 16; at < 16 + groups * 12; at += 12) {
      const first = long(table, at);
      if (code >= first && code <= long(table, at + 4)) return long(table, at + 8) + code - first;
    }
    return 0;
  },
};

function segments(table: DataView, code: number): number {
  const doubled = word(table, 6);
  for (let at = 0; at < doubled; at += 2) {
    const [end, start] = [word(table, 14 + at), word(table, 16 + doubled + at)];
    if (code > end || code < start) continue;
    const delta = word(table, 16 + 2 * doubled + at);
    const offsetAt = 16 + 3 * doubled + at;
    const offset = word(table, offsetAt);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = word(table, offsetAt + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
