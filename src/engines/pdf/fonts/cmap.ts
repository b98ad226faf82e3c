import { viewOf, concat } from '#containers/bytes.ts';

/** Returns the glyphs that any subtable of a `cmap` assigns to these character codes. */
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

/**
 * Reduces a `cmap` to these character codes, with the same platforms and encodings. Returned unchanged if a subtable
 * cannot be read.
 */
export function narrowed(cmap: Uint8Array, codes: ReadonlySet<number>): Uint8Array {
  const view = viewOf(cmap);
  const count = cmap.length < 4 ? 0 : view.getUint16(2);
  const sorted = [...codes].filter((code) => code < 0xffff).toSorted((a, b) => a - b);
  const kinds = new Uint8Array(4 + count * 8);
  const parts: Uint8Array[] = [kinds];
  viewOf(kinds).setUint16(2, count);
  let size = kinds.length;
  for (let index = 0; index < count; index++) {
    const at = 4 + index * 8;
    const start = at + 8 > cmap.length ? cmap.length : view.getUint32(at + 4);
    const lookUp = start + 16 > cmap.length ? undefined : lookUps[view.getUint16(start)];
    if (!lookUp) return cmap;
    const table = new DataView(cmap.buffer, cmap.byteOffset + start, cmap.length - start);
    const found = sorted.map((code) => [code, lookUp(table, code)] as const).filter(([, glyph]) => glyph !== 0);
    const part = view.getUint16(at) === macintosh ? toTrimmed(found) : toSegments(found);
    kinds.set(cmap.subarray(at, at + 4), at);
    viewOf(kinds).setUint32(at + 4, size);
    parts.push(part);
    size += part.length;
  }
  return size < cmap.length ? concat(parts) : cmap;
}

type Found = readonly (readonly [code: number, glyph: number])[];

/** Writes format 6, which covers all codes from the first to the last. */
function toTrimmed(found: Found): Uint8Array {
  const [first, last] = [found[0]?.[0] ?? 0, found.at(-1)?.[0] ?? -1];
  const words = new Uint16Array(5 + last - first + 1);
  words.set([6, words.length * 2, 0, first, last - first + 1]);
  for (const [code, glyph] of found) words[5 + code - first] = glyph;
  return toBytes(words);
}

/** Writes format 4: runs of codes whose glyphs are consecutive too, and a final run that ends the list. */
function toSegments(found: Found): Uint8Array {
  const runs: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of found) {
    const run = runs.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (run && run.last === code - 1 && run.delta === delta) run.last = code;
    else runs.push({ first: code, last: code, delta });
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = runs.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const words = [
    ...[4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2],
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  return toBytes(words);
}

function toBytes(words: Iterable<number>): Uint8Array {
  return Uint8Array.from(Array.from(words).flatMap((value) => [value >> 8, value & 0xff]));
}

/** Returns the glyph of a Unicode character, or 0. */
export function glyphOf(cmap: Uint8Array, code: number): number {
  const view = viewOf(cmap);
  for (let at = 4; at < 4 + view.getUint16(2) * 8; at += 8) {
    // Macintosh subtables use other codes.
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

/** By format (OpenType, cmap). Each returns 0, the missing glyph, for unknown codes. */
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
