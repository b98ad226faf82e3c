import { toLatin1 } from '../../../containers/bytes.ts';
import type { Source } from '../../../containers/pdf/byte-source.ts';
import { isDict, isName, Ref, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { collectFields, formOf, textOf } from '../document/form-fields.ts';
import { rangeOf } from './byte-range.ts';

/** A signature, and the field that holds it. */
export interface Found {
  dict: Dict;
  /** Of its object; a signature may stand in its field itself. */
  number: number | undefined;
  /** In full; empty for one that is in no field. */
  field: string;
  range: number[];
}

/** How deep fields may stand in each other. */
const maxDepth = 32;

/** The signatures of a version, each once: those of fields, on pages or not, and those that the catalog names. */
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
/** As much as the four numbers may take. */
const overlap = 256;
/** More than any file that is signed again and again. */
const mostRanges = 1000;

/** All ranges that are written anywhere in a file, around digits, in the order of their ends: also those that no version has. */
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

/** Where the versions of a file end, ascending: each is marked, and may have been signed. */
export function endsOfVersions(source: Source): number[] {
  const ends: number[] = [];
  for (let from = 0; from < source.size; from += step) {
    const text = toLatin1(source.read(from, from + step + overlap));
    for (const mark of text.matchAll(/startxref\s+(\d+)\s+%%EOF(?:\r\n|\r|\n)?/g)) {
      const end = from + mark.index + mark[0].length;
      // The first mark of a file that is arranged for the web has no table before it that a reader would begin with.
      if (mark.index < step && Number(mark[1]) > 0 && Number(mark[1]) < end) ends.push(end);
    }
  }
  return ends;
}
