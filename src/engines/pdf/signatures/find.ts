import { toLatin1 } from '#containers/bytes.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import { isDict, isName, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { collectFields, formOf, textOf } from '../document/form-fields.ts';
import { rangeOf } from './byte-range.ts';

/** A signature and the field that holds it. */
export interface Found {
  dict: Dict;
  /** The object number; undefined if the signature is a direct object in its field. */
  number: number | undefined;
  /** The fully qualified name; empty if no field holds it. */
  field: string;
  range: number[];
}

/** How deeply fields may be nested. */
const maxDepth = 32;

/** Returns the signatures of a version, each once: those of fields, on pages or not, and those in the catalog. */
export function signaturesOf(document: PdfDocument): Found[] {
  const found = new Map<Dict, Found>();
  const add = (value: PdfObject | undefined, field: string) => {
    const dict = document.resolve(value);
    if (!isDict(dict) || !isSignature(document, dict) || found.has(dict)) return;
    found.set(dict, {
      dict,
      number: value instanceof Ref ? value.number : undefined,
      field,
      range: rangeOf(document, dict),
    });
  };
  const seen = new Set<Dict>();
  const visit = (object: PdfObject, above: string, depth: number) => {
    const field = document.dict(object);
    if (!field || seen.has(field) || depth > maxDepth) return;
    seen.add(field);
    const name = [above, textOf(document, field.get('T'))].filter((part) => part !== '').join('.');
    add(field.get('V'), name);
    for (const kid of document.array(field.get('Kids'))) visit(kid, name, depth + 1);
  };
  for (const field of document.array(formOf(document)?.get('Fields'))) visit(field, '', 0);
  for (const { chain, name } of collectFields(document)) for (const dict of chain) add(dict.get('V'), name);
  const permissions = document.dict(document.catalog.get('Perms'));
  for (const value of permissions?.values() ?? []) add(value, '');
  return [...found.values()];
}

export const isSignature = (document: PdfDocument, dict: Dict): boolean =>
  dict.has('ByteRange') || ['Sig', 'DocTimeStamp'].some((type) => isName(document.resolve(dict.get('Type')), type));

const step = 2 ** 20;
/** The four numbers fit into this many characters. */
const overlap = 256;
/** No file has been signed more often than this. */
const mostRanges = 1000;

/** Finds all byte ranges around a signature's digits, by their ends, including those that no version refers to. */
export function writtenRanges(source: Source): number[][] {
  const ranges = new Map<string, number[]>();
  for (let from = 0; from < source.size && ranges.size < mostRanges; from += step) {
    const text = toLatin1(source.read(from, from + step + overlap));
    for (const [, numbers = ''] of text.matchAll(/\/ByteRange\s*\[\s*((?:\d{1,15}\s+){3}\d{1,15})\s*\]/g)) {
      const range = numbers.split(/\s+/).map(Number);
      if (isAroundDigits(range, source)) ranges.set(range.join(), range);
    }
  }
  return [...ranges.values()].toSorted((a, b) => endOf(a) - endOf(b));
}

function isAroundDigits(range: readonly number[], source: Source): boolean {
  const [, gapStart = 0, gapEnd = 0] = range;
  const edges = toLatin1(source.read(gapStart, gapStart + 1)) + toLatin1(source.read(gapEnd - 1, gapEnd));
  return edges === '<>' && endOf(range) <= source.size;
}

export const endOf = ([, , next = 0, length = 0]: readonly number[]): number => next + length;

/** Returns the offsets at which versions of a file end, ascending. Each has an end marker and may have been signed. */
export function endsOfVersions(source: Source): number[] {
  const ends: number[] = [];
  for (let from = 0; from < source.size; from += step) {
    const text = toLatin1(source.read(from, from + step + overlap));
    for (const mark of text.matchAll(/startxref\s+(\d+)\s+%%EOF(?:\r\n|\r|\n)?/g)) {
      const end = from + mark.index + mark[0].length;
      // The first end marker of a linearized file does not end a version.
      if (mark.index < step && Number(mark[1]) > 0 && Number(mark[1]) < end) ends.push(end);
    }
  }
  return ends;
}
