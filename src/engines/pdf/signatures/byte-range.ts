import { toLatin1 } from '#containers/bytes.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import type { Dict, PdfObject } from '#containers/pdf/objects.ts';
import type { SignatureFault } from '#jobs/contract/pdf-signatures.ts';
import type { PdfDocument } from '../document/document.ts';

/**
 * What a signature covers: everything from the start of the file to `end`, except for its own value, from `gapStart` to
 * `gapEnd`.
 */
export interface Coverage {
  gapStart: number;
  gapEnd: number;
  end: number;
}

/** Returns the numbers of `ByteRange`: two pairs of offset and length. */
export function rangeOf(document: PdfDocument, signature: Dict): number[] {
  return document.array(signature.get('ByteRange')).map((each: PdfObject) => document.number(each) ?? NaN);
}

/** Checks that a range is valid for a signature (ISO 32000-2, 12.8.1). @returns the fault if it is not. */
export function coverageOf(range: readonly number[], source: Source): Coverage | SignatureFault {
  const [start = NaN, length = NaN, next = NaN, rest = NaN] = range;
  const isWhole = range.length === 4 && range.every((value) => Number.isSafeInteger(value) && value >= 0);
  if (!isWhole || length === 0 || next < length || next + rest > source.size) return 'range-numbers';
  if (start !== 0) return 'range-start';
  return { gapStart: length, gapEnd: next, end: next + rest };
}

/** No signature has more digits than this. */
const mostDigits = 2 ** 25;

/**
 * Checks that the gap contains nothing but the value of this signature: anything else there would be unsigned.
 *
 * @param at the offset of the signature's object.
 * @returns the fault, if any.
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
  // If data follows, the signed part must be a complete version.
  return end < source.size && !endsVersion(source, end) ? 'range-end' : undefined;
}

/** Whether no object ends between the start of the signature's object and the gap. */
const isWithinOneObject = (source: Source, at: number, gapStart: number): boolean =>
  gapStart - at < mostDigits && !/\bendobj\b/.test(toLatin1(source.read(at, gapStart)));

const endsVersion = (source: Source, end: number): boolean => /%%EOF\s*$/.test(toLatin1(source.read(end - 64, end)));
