import { zlibSync } from 'fflate';
import type { Copier, Rule } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { narrowed } from './cmap.ts';
import { findFontPrograms, type FontProgram } from './font-programs.ts';
import type { Subsetter } from './harfbuzz.ts';
import { readTables, writeTables, type Tables } from './sfnt.ts';
import { findType1Fonts } from './type1-fonts.ts';
import { findUsedCodes } from './used-codes.ts';

/** The tables that a PDF needs of a TrueType font (ISO 32000-2, 9.9); the document provides the rest. */
const neededTables = new Set(['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep', 'vhea', 'vmtx']);
/** The share of its size that a program must lose to be replaced. */
const gain = 0.1;

export interface FontSubsets {
  /** New font files, by object number. */
  files: Map<number, Stream>;
  /** The glyph names of Type 1 fonts that were converted to CFF, by object number. */
  madeCff: Map<number, string[]>;
}

/**
 * Reduces embedded fonts to the glyphs that a document shows.
 *
 * @param start called if there are fonts to reduce.
 */
export async function subsetFonts(document: PdfDocument, start: () => Promise<Subsetter>): Promise<FontSubsets> {
  const subsets: FontSubsets = { files: new Map(), madeCff: new Map() };
  const used = findUsedCodes(document);
  if (!used) return subsets;
  const programs = findFontPrograms(document, used);
  const subsetter = programs.size > 0 ? await start() : undefined;
  for (const [number, program] of programs) {
    const smaller = packed(document, number, subsetter && subsetOf(program, subsetter));
    if (!smaller) continue;
    if (smaller.dict.has('Length1')) smaller.dict.set('Length1', smaller.length);
    subsets.files.set(number, smaller.stream());
  }
  for (const [number, made] of findType1Fonts(document, used)) {
    const smaller = packed(document, number, made.cff);
    if (!smaller) continue;
    smaller.dict.delete('Length1');
    smaller.dict.set('Subtype', new Name('Type1C'));
    subsets.files.set(number, smaller.stream());
    subsets.madeCff.set(number, made.names);
  }
  return subsets;
}

/** Returns a font's file with another program, if that makes it smaller. */
function packed(document: PdfDocument, number: number, font: Uint8Array | undefined) {
  const stream = document.get(number);
  if (!(stream instanceof Stream) || !font) return undefined;
  const bytes = zlibSync(font, { level: 9, mem: 8 });
  if (bytes.length > (stream.end - stream.start) * (1 - gain)) return undefined;
  const dict = new Map(stream.dict).set('Filter', new Name('FlateDecode'));
  for (const key of ['DecodeParms', 'Length', 'Length2', 'Length3']) dict.delete(key);
  return { dict, length: font.length, stream: () => bytesStream(dict, bytes) };
}

/** Reduces a program to the glyphs that it needs; undefined if that fails. */
export function subsetOf(program: FontProgram, subsetter: Subsetter): Uint8Array<ArrayBuffer> | undefined {
  const { tables, cff, isBare, characters, glyphs } = program;
  const subset = subsetter.subset(writeTables(tables, cff !== undefined), glyphs);
  const made = subset && readTables(subset);
  if (!made) return undefined;
  if (isBare) return made.get('CFF ')?.slice();
  if (cff) return writeTables(made, true);
  const kept: Tables = new Map([...made].filter(([tag]) => neededTables.has(tag)));
  // The subsetter keeps glyph indexes, so the mappings stay valid.
  const cmap = tables.get('cmap');
  if (characters.size > 0 && cmap) kept.set('cmap', narrowed(cmap, characters));
  if (!kept.has('glyf') || !kept.has('loca')) return undefined;
  return writeTables(kept, false);
}

/** Returns rules for the dictionaries of reduced fonts, whose names get a tag (ISO 32000-2, 9.9.2). */
export function subsetRules(copier: Copier, { files, madeCff }: FontSubsets): [string, Rule][] {
  const { document } = copier;
  const descriptors = new Map<number, Ref>();
  const numberOf = (descriptor: PdfObject | undefined) => {
    const dict = document.dict(descriptor);
    const found = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => dict?.get(key));
    return found.flatMap((file) => (file instanceof Ref && files.has(file.number) ? file.number : []))[0];
  };
  const isSubset = (font: Dict) => {
    const [descendant] = document.array(font.get('DescendantFonts'));
    const all = [font, font.get('FontDescriptor'), document.dict(descendant)?.get('FontDescriptor')];
    return all.some((descriptor) => numberOf(descriptor) !== undefined);
  };
  const rename: Rule = (value, dict) => {
    const name = document.name(value);
    if (name === undefined || !isSubset(dict) || /^[A-Z]{6}\+/.test(name)) return copier.copy(value);
    return new Name(`${tagOf(name)}+${name}`);
  };
  // The key of the font file states its format.
  const describe: Rule = (value) => {
    const number = numberOf(value);
    const dict = document.dict(value);
    if (!dict?.has('FontFile') || number === undefined || !madeCff.has(number)) return copier.copy(value);
    const known = value instanceof Ref ? descriptors.get(value.number) : undefined;
    const described =
      known ?? document.add(new Map([...dict].map(([key, each]) => [key === 'FontFile' ? 'FontFile3' : key, each])));
    if (value instanceof Ref) descriptors.set(value.number, described);
    return copier.copy(described);
  };
  return [
    ['BaseFont', rename],
    ['FontName', rename],
    ['FontDescriptor', describe],
    // These list the glyphs of the original font.
    ['CIDSet', (value, dict) => (numberOf(dict) === undefined ? copier.copy(value) : undefined)],
    [
      'CharSet',
      (value, dict) => {
        const names = madeCff.get(numberOf(dict) ?? -1);
        return names ? PdfString.fromBytes(names.map((name) => `/${name}`).join('')) : copier.copy(value);
      },
    ],
  ];
}

/** Derives a tag of six letters from a name. */
export function tagOf(name: string): string {
  let hash = 7;
  for (let at = 0; at < name.length; at++) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) >>> 0;
  return Array.from({ length: 6 }, (_, place) => String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26))).join(
    '',
  );
}
