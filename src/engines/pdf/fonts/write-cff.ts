import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { standardNames } from '#containers/pdf/standard-metrics.ts';
import type { Type1Font } from './type1.ts';

/** The number of standard strings (Adobe Technical Note 5176, appendix A). */
const knownStrings = 391;
/** The first of these are the glyphs of StandardEncoding in code order. */
const standardGlyphs = 149;

/** Dictionary operators (tables 9 and 23). Two-byte operators count from 0x0c00. */
const inTop = { box: 5, charset: 15, encoding: 16, glyphs: 17, private: 18, matrix: 0x0c07 };
const inPrivate: Readonly<Record<string, number>> = {
  ...{ BlueValues: 6, OtherBlues: 7, FamilyBlues: 8, FamilyOtherBlues: 9, StdHW: 10, StdVW: 11 },
  ...{ BlueScale: 0x0c09, BlueShift: 0x0c0a, BlueFuzz: 0x0c0b, StemSnapH: 0x0c0c, StemSnapV: 0x0c0d },
  ...{ ForceBold: 0x0c0e, LanguageGroup: 0x0c11 },
};
/** Lists that are stored as differences between consecutive numbers. */
const lists = new Set(['BlueValues', 'OtherBlues', 'FamilyBlues', 'FamilyOtherBlues', 'StemSnapH', 'StemSnapV']);
const usualWidthOperator = 20;

const usualMatrix = '0.001 0 0 0.001 0 0';

/**
 * Writes a CFF font (Adobe Technical Note 5176).
 *
 * @param glyphs charstrings by glyph name, `.notdef` first.
 */
export function writeCff(
  { name, matrix, box, encoding, hints }: Omit<Type1Font, 'glyphs' | 'subroutines'>,
  glyphs: ReadonlyMap<string, Uint8Array>,
  usualWidth: number,
): Uint8Array<ArrayBuffer> {
  const strings = new Strings();
  const codes = encoding === 'standard' ? [] : [...encoding].filter(([, glyph]) => glyphs.has(glyph));
  const [missing = '', ...others] = glyphs.keys();
  // Encoded glyphs come first; additional codes of the same glyph are listed separately.
  const coded = [...new Map(codes.map(([code, glyph]) => [glyph, code])).entries()].filter(
    ([glyph]) => glyph !== missing,
  );
  const first = new Set(coded.map(([glyph]) => glyph));
  const order = [missing, ...first, ...others.filter((glyph) => !first.has(glyph))];
  const more = codes.filter(([code, glyph]) => first.has(glyph) && !coded.some(([, each]) => each === code));
  const charset = new ByteBuffer();
  charset.byte(0);
  for (const glyph of order.slice(1)) short(charset, strings.idOf(glyph));
  const encoded = new ByteBuffer();
  encoded.byte(more.length > 0 ? 0x80 : 0);
  encoded.byte(coded.length);
  for (const [, code] of coded) encoded.byte(code);
  if (more.length > 0) encoded.byte(more.length);
  for (const [code, glyph] of more) {
    encoded.byte(code);
    short(encoded, strings.idOf(glyph));
  }
  const programs = index(order.map((glyph) => glyphs.get(glyph) ?? new Uint8Array()));
  const privates = new ByteBuffer();
  for (const [key, values] of hints) {
    const operator = inPrivate[key];
    if (operator === undefined || values.length === 0) continue;
    entry(
      privates,
      lists.has(key) ? values.map((value, at) => value - (values[at - 1] ?? 0)) : values.slice(0, 1),
      operator,
    );
  }
  entry(privates, [usualWidth], usualWidthOperator);
  const sizes = [charset.length, encoding === 'standard' ? 0 : encoded.length, programs.length, privates.length];
  const head = (starts: readonly number[]) => {
    const [charsetAt = 0, encodingAt = 0, glyphsAt = 0, privateAt = 0] = starts;
    const top = new ByteBuffer();
    entry(top, box, inTop.box);
    if (matrix.join(' ') !== usualMatrix) entry(top, matrix, inTop.matrix);
    offset(top, [charsetAt], inTop.charset);
    if (encoding !== 'standard') offset(top, [encodingAt], inTop.encoding);
    offset(top, [glyphsAt], inTop.glyphs);
    offset(top, [privates.length, privateAt], inTop.private);
    const buffer = new ByteBuffer();
    buffer.bytes(Uint8Array.of(1, 0, 4, 4));
    buffer.bytes(index([latin1(name)]));
    buffer.bytes(index([top.written()]));
    buffer.bytes(index(strings.own.map(latin1)));
    // An empty list of global subroutines.
    short(buffer, 0);
    return buffer;
  };
  let at = head([]).length;
  const font = head(sizes.map((size) => (at += size) - size));
  const parts = [
    charset.written(),
    ...(encoding === 'standard' ? [] : [encoded.written()]),
    programs,
    privates.written(),
  ];
  for (const part of parts) font.bytes(part);
  return font.written().slice();
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

class Strings {
  readonly own: string[] = [];
  readonly #ids = new Map(standardNames.slice(0, standardGlyphs).map((name, at) => [name, at + 1]));

  idOf(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.own.push(name);
    const id = knownStrings + this.own.length - 1;
    this.#ids.set(name, id);
    return id;
  }
}

function short(buffer: ByteBuffer, value: number) {
  buffer.byte(value >> 8);
  buffer.byte(value & 0xff);
}

function index(items: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const buffer = new ByteBuffer();
  short(buffer, items.length);
  if (items.length === 0) return buffer.written().slice();
  const total = items.reduce((sum, item) => sum + item.length, 1);
  const size = total < 2 ** 8 ? 1 : total < 2 ** 16 ? 2 : total < 2 ** 24 ? 3 : 4;
  buffer.byte(size);
  let at = 1;
  for (const item of [new Uint8Array(), ...items]) {
    at += item.length;
    for (let byte = size - 1; byte >= 0; byte--) buffer.byte((at >> (byte * 8)) & 0xff);
  }
  for (const item of items) buffer.bytes(item);
  return buffer.written().slice();
}

function operator(buffer: ByteBuffer, value: number) {
  if (value >= 0x0c00) buffer.byte(12);
  buffer.byte(value & 0xff);
}

function entry(buffer: ByteBuffer, values: readonly number[], key: number) {
  for (const value of values) {
    if (!Number.isInteger(value)) real(buffer, value);
    else if (Math.abs(value) <= 107) buffer.byte(value + 139);
    else whole(buffer, value);
  }
  operator(buffer, key);
}

/** Writes offsets with a fixed length, whatever their values. */
function offset(buffer: ByteBuffer, values: readonly number[], key: number) {
  for (const value of values) whole(buffer, value);
  operator(buffer, key);
}

function whole(buffer: ByteBuffer, value: number) {
  for (const byte of [29, value >> 24, value >> 16, value >> 8, value]) buffer.byte(byte & 0xff);
}

/** Writes a real number as two digits per byte (table 5). */
function real(buffer: ByteBuffer, value: number) {
  const signs: Record<string, string> = { '.': 'a', e: 'b', '-': 'e', '+': '' };
  const text = String(value).replace('e-', 'c');
  const digits = `${[...text].map((sign) => (sign === 'c' ? 'c' : (signs[sign] ?? sign))).join('')}f`;
  buffer.byte(30);
  for (let at = 0; at < digits.length; at += 2) buffer.byte(parseInt(digits.slice(at, at + 2).padEnd(2, 'f'), 16));
}
