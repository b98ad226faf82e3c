import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { isName, Ref, Stream, type Dict } from '#containers/pdf/objects.ts';
import { readCff, openTypeTables, type CffFacts } from './cff.ts';
import { glyphsOf } from './cmap.ts';
import { readTables, type Tables } from './sfnt.ts';
import { codesOf, type UsedCodes } from './used-codes.ts';

/** An embedded font program, and the glyphs that the document needs. */
export interface FontProgram {
  tables: Tables;
  cff?: CffFacts;
  /** Whether the file is bare CFF, without OpenType tables. */
  isBare: boolean;
  /** The characters that the font's own `cmap` maps to glyphs. */
  characters: Set<number>;
  glyphs: Set<number>;
}

/** Smaller programs have little to gain. In bytes, compressed. */
const leastSize = 4096;

const fileKeys = ['FontFile2', 'FontFile3'] as const;

/** Finds the programs that can be reduced to fewer glyphs, by object number. */
export function findFontPrograms(document: PdfDocument, used: UsedCodes): Map<number, FontProgram> {
  const programs = new Map<number, FontProgram>();
  const whole = new Set<number>();
  for (const font of used.open) for (const number of filesOf(document, font)) whole.add(number);
  for (const [font, shown] of used.shown) {
    for (const number of filesOf(document, font)) {
      const program = programs.get(number) ?? readProgram(document, number);
      const glyphs = program && glyphsOfFont(document, font, program, shown);
      if (!glyphs) {
        whole.add(number);
        continue;
      }
      for (const glyph of glyphs) program.glyphs.add(glyph);
      if (isName(font.get('Subtype'), 'TrueType'))
        for (const character of charactersOf(codesOf(shown, 1))) program.characters.add(character);
      programs.set(number, program);
    }
  }
  for (const number of whole) programs.delete(number);
  return programs;
}

const descendantOf = (document: PdfDocument, font: Dict): Dict =>
  document.dict(document.array(font.get('DescendantFonts'))[0]) ?? font;

/** Returns the object numbers of a font's programs. */
function filesOf(document: PdfDocument, font: Dict): number[] {
  const descriptor = document.dict(descendantOf(document, font).get('FontDescriptor'));
  return fileKeys.flatMap((key) => {
    const file = descriptor?.get(key);
    return file instanceof Ref ? file.number : [];
  });
}

function readProgram(document: PdfDocument, number: number): FontProgram | undefined {
  const stream = document.get(number);
  if (!(stream instanceof Stream) || stream.end - stream.start < leastSize) return undefined;
  const data = decode(stream, document);
  const common = { characters: new Set<number>(), glyphs: new Set([0]) };
  const tables = readTables(data);
  if (!tables) {
    const cff = readCff(data);
    return cff && { ...common, tables: openTypeTables(data, cff), cff, isBare: true };
  }
  const outlines = tables.get('CFF ');
  if (!outlines) return tables.has('glyf') && tables.has('loca') ? { ...common, tables, isBare: false } : undefined;
  const cff = readCff(outlines);
  return cff && { ...common, tables, cff, isBare: false };
}

/** Returns the glyphs that a font shows, or undefined if they cannot be determined. */
function glyphsOfFont(
  document: PdfDocument,
  font: Dict,
  { tables, cff }: FontProgram,
  shown: Set<string>,
): Iterable<number> | undefined {
  if (isName(font.get('Subtype'), 'TrueType')) {
    const cmap = tables.get('cmap');
    return cmap && !cff && hasPlainEncoding(document, font)
      ? glyphsOf(cmap, charactersOf(codesOf(shown, 1)))
      : undefined;
  }
  const encoding = document.name(font.get('Encoding'));
  if (encoding !== 'Identity-H' && encoding !== 'Identity-V') return undefined;
  const codes = codesOf(shown, 2);
  if (cff) return cff.cids ? [...codes].map((cid) => cff.cids?.get(cid) ?? 0) : codes;
  const map = document.resolve(descendantOf(document, font).get('CIDToGIDMap'));
  if (!(map instanceof Stream)) return codes;
  const glyphs = decode(map, document);
  return [...codes].map((cid) => (glyphs[cid * 2] ?? 0) * 256 + (glyphs[cid * 2 + 1] ?? 0));
}

/** Glyph names would have to be looked up in tables that a font may lack. */
const hasPlainEncoding = (document: PdfDocument, font: Dict): boolean =>
  !document.dict(font.get('Encoding'))?.has('Differences');

/** Readers choose among subtables in different ways, so everything that any of them may find is kept. */
function charactersOf(codes: Set<number>): Set<number> {
  const all = new Set<number>();
  for (const code of codes) {
    all.add(code);
    // Symbol fonts have their codes in these ranges.
    for (const page of [0xf000, 0xf100, 0xf200]) all.add(page + code);
    for (const decoder of encodings) all.add(decoder.decode(Uint8Array.of(code)).codePointAt(0) ?? 0);
  }
  return all;
}

/** Close to WinAnsiEncoding and MacRomanEncoding; where they differ, readers show a bullet or a space. */
const encodings = ['windows-1252', 'macintosh'].map((label) => new TextDecoder(label));
