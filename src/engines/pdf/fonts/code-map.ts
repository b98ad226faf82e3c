import { operators, type Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { Name, PdfString, Stream, type PdfObject } from '#containers/pdf/objects.ts';
import { orWhenMalformed } from '../document/malformed.ts';

/** A code as shown in a string, one character per byte, and its CID. */
export interface ShownCode {
  code: string;
  cid: number;
}

export interface CodeReader {
  /** Whether its writing mode is vertical. */
  isVertical: boolean;
  /** Splits a string into codes; undefined if one is outside all code space ranges. */
  split(bytes: string): ShownCode[] | undefined;
}

/** A range of codes of the same length. */
export interface CodeSpace {
  first: string;
  last: string;
}

/** The valid codes and their CIDs (ISO 32000-2, 9.7.5). */
export interface CodeMap {
  isVertical: boolean;
  spaces: readonly CodeSpace[];
  cidOf(code: string): number | undefined;
}

/**
 * Returns the reader for a composite font's encoding (ISO 32000-2, 9.7.5). Undefined for unknown CMaps.
 *
 * @param predefined the CMaps that fonts refer to by name.
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

/** The number of operands per entry of a list. */
const entrySize: Record<string, number> = { endcodespacerange: 2, endcidrange: 3, endcidchar: 2 };

/** Lists are limited to a hundred entries, but some writers put everything into one. */
const mostOperands = 3 * 2 ** 16;

/** The length of the longest codes, in bytes. */
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

/** Whether each byte of a code is between those of the range's ends (9.7.6.2). */
const isCodeIn = (code: string, { first, last }: CodeSpace): boolean =>
  code.length === first.length && [...code].every((byte, at) => byte >= first.charAt(at) && byte <= last.charAt(at));

export const valueOf = (code: string): number => [...code].reduce((value, byte) => value * 256 + byte.charCodeAt(0), 0);
