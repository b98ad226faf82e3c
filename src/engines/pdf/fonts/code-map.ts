import { operators, type Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { Name, PdfString, Stream, type PdfObject } from '../../../containers/pdf/objects.ts';
import { orWhenMalformed } from '../document/malformed.ts';

/** A code as a string shows it, one character a byte, and the glyph's number. */
export interface ShownCode {
  code: string;
  cid: number;
}

export interface CodeReader {
  /** Whether its glyphs are written downwards. */
  isVertical: boolean;
  /** Undefined where a code is in no range of the map. */
  split(bytes: string): ShownCode[] | undefined;
}

/** Codes of one length, from the first to the last. */
export interface CodeSpace {
  first: string;
  last: string;
}

/** Which codes there are, and the glyphs' numbers (ISO 32000-2, 9.7.5). */
export interface CodeMap {
  isVertical: boolean;
  spaces: readonly CodeSpace[];
  cidOf(code: string): number | undefined;
}

/**
 * Of a composite font's encoding (ISO 32000-2, 9.7.5). Undefined for maps that are not known.
 *
 * @param predefined those that the file only names.
 */
export function codeReader(
  document: PdfDocument,
  encoding: PdfObject | undefined,
  predefined: ReadonlyMap<string, CodeMap>,
): CodeReader | undefined {
  const resolved = document.resolve(encoding);
  if (resolved instanceof Name) {
    if (resolved.value === 'Identity-H') return { isVertical: false, split: readPairs };
    if (resolved.value === 'Identity-V') return { isVertical: true, split: readPairs };
    const named = predefined.get(resolved.value);
    return named && readerOf(named);
  }
  if (!(resolved instanceof Stream) || resolved.dict.has('UseCMap')) return undefined;
  const map = orWhenMalformed(
    () => readMap(decode(resolved, document)),
    () => undefined,
  );
  return map && readerOf({ ...map, isVertical: document.number(resolved.dict.get('WMode')) === 1 });
}

const readerOf = (map: CodeMap): CodeReader => ({
  isVertical: map.isVertical,
  split: (bytes) => split(bytes, map),
});

function readPairs(bytes: string): ShownCode[] {
  const codes: ShownCode[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    const code = bytes.slice(at, at + 2);
    codes.push({ code, cid: bytes.charCodeAt(at) * 256 + (bytes.charCodeAt(at + 1) || 0) });
  }
  return codes;
}

/** How many operands each entry of a list has. */
const entrySize: Record<string, number> = { endcodespacerange: 2, endcidrange: 3, endcidchar: 2 };

/** Lists have a hundred entries at most; some writers put all into one. */
const mostOperands = 3 * 2 ** 16;

/** More bytes than a code may have. */
const longest = 4;

function readMap(map: Uint8Array): Omit<CodeMap, 'isVertical'> | undefined {
  const spaces: CodeSpace[] = [];
  const ranges: (CodeSpace & { cid: number })[] = [];
  for (const { operator, operands } of operators(map, mostOperands)) {
    if (operator === 'usecmap') return undefined;
    for (const [first, second, third] of entriesOf(operator, operands)) {
      if (!(first instanceof PdfString)) continue;
      const last = second instanceof PdfString ? second.bytes : first.bytes;
      const cid = operator === 'endcidchar' ? second : third;
      if (operator === 'endcodespacerange') spaces.push({ first: first.bytes, last });
      else if (typeof cid === 'number') ranges.push({ first: first.bytes, last, cid });
    }
  }
  if (spaces.length === 0) return undefined;
  const cidOf = (code: string) => {
    const range = ranges.find((each) => isCodeIn(code, each));
    return range && range.cid + valueOf(code) - valueOf(range.first);
  };
  return { spaces, cidOf };
}

function entriesOf(operator: string, operands: Operation['operands']): PdfObject[][] {
  const size = entrySize[operator] ?? Infinity;
  return Array.from({ length: Math.floor(operands.length / size) }, (_, index) =>
    operands.slice(index * size, (index + 1) * size),
  );
}

function split(bytes: string, { spaces, cidOf }: CodeMap): ShownCode[] | undefined {
  const codes: ShownCode[] = [];
  for (let at = 0; at < bytes.length;) {
    const code = codeAt(bytes, at, spaces);
    if (code === undefined) return undefined;
    codes.push({ code, cid: cidOf(code) ?? 0 });
    at += code.length;
  }
  return codes;
}

function codeAt(bytes: string, at: number, spaces: readonly CodeSpace[]): string | undefined {
  for (let length = 1; length <= longest; length++) {
    const code = bytes.slice(at, at + length);
    if (spaces.some((space) => isCodeIn(code, space))) return code;
  }
  return undefined;
}

/** Each byte is between those of the ends (9.7.6.2). */
const isCodeIn = (code: string, { first, last }: CodeSpace): boolean =>
  code.length === first.length && [...code].every((byte, at) => byte >= first.charAt(at) && byte <= last.charAt(at));

export const valueOf = (code: string): number => [...code].reduce((value, byte) => value * 256 + byte.charCodeAt(0), 0);
