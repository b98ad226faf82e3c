import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { isName, Ref, Stream, type Dict } from '../../../containers/pdf/objects.ts';
import { readCff, openTypeTables, type CffFacts } from './cff.ts';
import { glyphsOf } from './cmap.ts';
import { readTables, type Tables } from './sfnt.ts';
import { codesOf, type UsedCodes } from './used-codes.ts';

/** A font's outlines in a document, and those of them that it needs. */
export interface FontProgram {
  tables: Tables;
  cff?: CffFacts;
  /** Whether the file is CFF alone, without tables around it. */
  isBare: boolean;
  /** The characters that become glyphs by its own tables, and not by what the document says. */
  characters: Set<number>;
  glyphs: Set<number>;
}

/** Smaller ones have little to lose. In bytes, packed. */
const leastSize = 4096;

const fileKeys = ['FontFile2', 'FontFile3'] as const;

/** Programs that may do with fewer glyphs, by the numbers of their objects. */
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

/** Where a font's outlines are. */
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

/** Undefined where it cannot be told. */
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

/** Names of glyphs would have to be looked up in tables that a font need not have. */
const hasPlainEncoding = (document: PdfDocument, font: Dict): boolean =>
  !document.dict(font.get('Encoding'))?.has('Differences');

/** Readers choose among tables, each in its own way: what any of them may find is kept. */
function charactersOf(codes: Set<number>): Set<number> {
  const all = new Set<number>();
  for (const code of codes) {
    all.add(code);
    // Symbol fonts begin their codes there.
    for (const page of [0xf000, 0xf100, 0xf200]) all.add(page + code);
    for (const decoder of encodings) all.add(decoder.decode(Uint8Array.of(code)).codePointAt(0) ?? 0);
  }
  return all;
}

/** WinAnsiEncoding and MacRomanEncoding, nearly; where they differ, readers take a bullet or a space. */
const encodings = ['windows-1252', 'macintosh'].map((label) => new TextDecoder(label));
