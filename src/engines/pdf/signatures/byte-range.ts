import { toLatin1 } from '../../../containers/bytes.ts';
import type { Source } from '../../../containers/pdf/byte-source.ts';
import type { Dict, PdfObject } from '../../../containers/pdf/objects.ts';
import type { SignatureFault } from '../../../jobs/contract/pdf-signatures.ts';
import type { PdfDocument } from '../document/document.ts';

/** What a signature covers: all from the start to `end`, but for its own digits from `gapStart` to `gapEnd`. */
export interface Coverage {
  gapStart: number;
  gapEnd: number;
  end: number;
}

/** What `ByteRange` says: from, how many, from, how many. */
export function rangeOf(document: PdfDocument, signature: Dict): number[] {
  return document.array(signature.get('ByteRange')).map((each: PdfObject) => document.number(each) ?? NaN);
}

/** @returns what is wrong where the range is none that a file can be signed in (ISO 32000-2, 12.8.1). */
export function coverageOf(range: readonly number[], source: Source): Coverage | SignatureFault {
  const [start = NaN, length = NaN, next = NaN, rest = NaN] = range;
  const isWhole = range.length === 4 && range.every((value) => Number.isSafeInteger(value) && value >= 0);
  if (!isWhole || length === 0 || next < length || next + rest > source.size) return 'range-numbers';
  if (start !== 0) return 'range-start';
  return { gapStart: length, gapEnd: next, end: next + rest };
}

/** More digits than any signature has. */
const mostDigits = 2 ** 25;

/**
 * Whether the gap holds nothing but the digits of this signature: in any other, somebody could put what they want.
 *
 * @param at where the signature's object begins.
 * @returns what is wrong.
 */
export function gapFault(
  { gapStart, gapEnd, end }: Coverage,
  source: Source,
  contents: string,
  at: number | undefined,
): SignatureFault | undefined {
  if (gapEnd - gapStart > mostDigits) return 'range-gap';
  const gap = toLatin1(source.read(gapStart, gapEnd));
  if (!/^<(?:[\da-fA-F]{2})+>$/.test(gap)) return 'range-gap';
  let bytes = '';
  for (let digit = 1; digit < gap.length - 1; digit += 2) {
    bytes += String.fromCharCode(parseInt(gap.slice(digit, digit + 2), 16));
  }
  if (bytes !== contents) return 'range-elsewhere';
  if (at !== undefined && (at >= gapStart || !isWithinOneObject(source, at, gapStart))) return 'range-elsewhere';
  // What comes after it must be a version of its own.
  return end < source.size && !endsVersion(source, end) ? 'range-end' : undefined;
}

/** Whether nothing ends between an object's begin and its gap. */
const isWithinOneObject = (source: Source, at: number, gapStart: number): boolean =>
  gapStart - at < mostDigits && !/\bendobj\b/.test(toLatin1(source.read(at, gapStart)));

const endsVersion = (source: Source, end: number): boolean => /%%EOF\s*$/.test(toLatin1(source.read(end - 64, end)));
