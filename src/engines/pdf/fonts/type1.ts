import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { decodeHexadecimal } from '#containers/pdf/strings.ts';

/** The parts of a Type 1 font (Adobe Type 1 Font Format, 1990) that CFF also has. */
export interface Type1Font {
  name: string;
  /** Six numbers. */
  matrix: number[];
  box: number[];
  /** Glyph names by code, or `standard` for StandardEncoding. */
  encoding: Map<number, string> | 'standard';
  /** Entries of the private dictionary, by name. */
  hints: Map<string, number[]>;
  /** Decrypted charstrings. */
  subroutines: Map<number, Uint8Array>;
  glyphs: Map<string, Uint8Array>;
}

/** No font needs more glyphs than this. */
const mostGlyphs = 2 ** 14;

/** Marks multiple master fonts and stroked fonts, which readers render differently. */
const unusual = /\/(?:WeightVector|BlendDesignMap|MultipleMaster)\b|\/PaintType\s+[^0\s]/;

/** Returns undefined for fonts that cannot be read, or are not plain Type 1. */
export function readType1(file: Uint8Array): Type1Font | undefined {
  const data = withoutSegments(file);
  const text = toLatin1(data);
  const start = /\beexec\s/.exec(text)?.index;
  if (start === undefined || !text.startsWith('%!')) return undefined;
  const clear = text.slice(0, start);
  const secret = toLatin1(openExec(data, text, start + 'eexec'.length));
  const encoding = readEncoding(clear);
  const matrix = numbersAfter(clear, 'FontMatrix');
  const box = numbersAfter(clear, 'FontBBox');
  const [glyphsAt, ...others] = [...secret.matchAll(/\/CharStrings\s/g)].map(({ index }) => index);
  const isPlain = glyphsAt !== undefined && others.length === 0 && !unusual.test(clear);
  if (!isPlain || !encoding || matrix?.length !== 6 || box?.length !== 4) return undefined;
  if (![...matrix, ...box].every(Number.isFinite)) return undefined;
  const skipped = Number(/\/lenIV\s+(-?\d+)/.exec(secret)?.[1] ?? 4);
  const subroutinesAt = secret.search(/\/Subrs\s/);
  if (subroutinesAt > glyphsAt) return undefined;
  const read = (from: number, pattern: RegExp) => readPrograms(secret, from, pattern, skipped);
  const subroutines =
    subroutinesAt < 0 ? [] : read(subroutinesAt + '/Subrs'.length, /[^/]*?dup\s+(\d+)\s+(\d+)\s+\S+\s/y);
  const glyphs = read(glyphsAt + '/CharStrings'.length, /[^/]*\/(\S+)\s+(\d+)\s+\S+\s/y);
  if (glyphs.length === 0) return undefined;
  return {
    name: /\/FontName\s*\/(\S+)/.exec(clear)?.[1] ?? 'Font',
    matrix,
    box,
    encoding,
    hints: readHints(secret.slice(0, subroutinesAt < 0 ? glyphsAt : subroutinesAt)),
    subroutines: new Map(subroutines.map(([number, program]) => [Number(number), program])),
    glyphs: new Map(glyphs),
  };
}

/** Removes the segment headers, of six bytes each, of PFB files. */
function withoutSegments(file: Uint8Array): Uint8Array {
  if (file[0] !== 0x80) return file;
  const parts: Uint8Array[] = [];
  for (let at = 0; file[at] === 0x80 && (file[at + 1] ?? 3) < 3;) {
    const length = [2, 3, 4, 5].reduce((sum, place, index) => sum + (file[at + place] ?? 0) * 256 ** index, 0);
    parts.push(file.subarray(at + 6, at + 6 + length));
    at += 6 + length;
  }
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Decrypts the encrypted part, which may be hexadecimal. */
function openExec(data: Uint8Array, text: string, after: number): Uint8Array {
  let from = after;
  while (/[ \t\r\n]/.test(text.charAt(from))) from++;
  const isDigits = /^[0-9A-Fa-f]{4}/.test(text.slice(from, from + 4));
  const bytes = isDigits ? fromLatin1(decodeHexadecimal(text.slice(from))) : data.subarray(from);
  return decrypt(bytes, 55665, 4);
}

function decrypt(bytes: Uint8Array, key: number, skipped: number): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let register = key;
  for (const [at, byte] of bytes.entries()) {
    plain[at] = byte ^ (register >> 8);
    register = ((byte + register) * 52845 + 22719) & 0xffff;
  }
  return plain.subarray(skipped);
}

const numbersAfter = (text: string, key: string): number[] | undefined =>
  new RegExp(`/${key}\\s*[[{]([^\\]}]*)[\\]}]`).exec(text)?.[1]?.trim().split(/\s+/).map(Number);

function readEncoding(text: string): Type1Font['encoding'] | undefined {
  const at = text.search(/\/Encoding\s/);
  if (/^\/Encoding\s+StandardEncoding\b/.test(text.slice(at))) return 'standard';
  const list = at < 0 ? undefined : /^\/Encoding\s+256\s+array([^]*?)\b(?:readonly\s+)?def\b/.exec(text.slice(at));
  const entries = [...(list?.[1] ?? '').matchAll(/\bdup\s+(?:8#([0-7]+)|16#([0-9A-Fa-f]+)|(\d+))\s*\/(\S+)\s+put\b/g)];
  if (!list) return undefined;
  return new Map(
    entries.map(([, octal, hexadecimal, decimal, name = '']) => [
      octal ? parseInt(octal, 8) : hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal),
      name,
    ]),
  );
}

/** Reads programs by name or number. */
function readPrograms(text: string, from: number, pattern: RegExp, skipped: number): [string, Uint8Array][] {
  const programs: [string, Uint8Array][] = [];
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match && programs.length < mostGlyphs; match = pattern.exec(text)) {
    const [, name = '', length = ''] = match;
    const end = pattern.lastIndex + Number(length);
    const bytes = fromLatin1(text.slice(pattern.lastIndex, end));
    programs.push([name, skipped < 0 ? bytes : decrypt(bytes, 4330, skipped)]);
    pattern.lastIndex = end;
  }
  return programs;
}

const hintNames = [
  'BlueValues',
  'OtherBlues',
  'FamilyBlues',
  'FamilyOtherBlues',
  'StdHW',
  'StdVW',
  'StemSnapH',
  'StemSnapV',
  'BlueScale',
  'BlueShift',
  'BlueFuzz',
  'LanguageGroup',
  'ForceBold',
];

function readHints(text: string): Map<string, number[]> {
  return new Map(
    hintNames.flatMap((name): [string, number[]][] => {
      const [, value] = new RegExp(`/${name}\\s*(\\[[^\\]]*\\]|\\{[^}]*\\}|[-+.\\dEe]+|true|false)`).exec(text) ?? [];
      if (value === undefined) return [];
      if (value === 'true' || value === 'false') return [[name, [value === 'true' ? 1 : 0]]];
      const numbers = value.replace(/[[\]{}]/g, ' ').trim();
      const values = numbers === '' ? [] : numbers.split(/\s+/).map(Number);
      return values.every(Number.isFinite) ? [[name, values]] : [];
    }),
  );
}
