import { zlibSync } from 'fflate';
import type { Copier, Rule } from '../copier.ts';
import type { PdfDocument } from '../document.ts';
import { Name, Ref, Stream, type Dict, type PdfObject } from '../objects.ts';
import { bytesStream } from '../source.ts';
import { findFontPrograms, type FontProgram } from './font-programs.ts';
import type { Subsetter } from './harfbuzz.ts';
import { readTables, writeTables, type Tables } from './sfnt.ts';

/** What TrueType in a PDF needs (ISO 32000-2, 9.9); readers take the rest from the document. */
const neededTables = new Set(['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep', 'vhea', 'vmtx']);
/** Of its size, that a font must lose to be worth it. */
const gain = 0.1;

/**
 * Streams of fonts with the glyphs alone that a document shows, by object number.
 *
 * @param start called when there are fonts that may do with fewer.
 */
export async function subsetFonts(
  document: PdfDocument,
  start: () => Promise<Subsetter>,
): Promise<Map<number, Stream>> {
  const subsets = new Map<number, Stream>();
  const programs = findFontPrograms(document);
  const subsetter = programs.size > 0 ? await start() : undefined;
  for (const [number, program] of programs) {
    const stream = document.get(number);
    const font = stream instanceof Stream ? subsetter && subsetOf(program, subsetter) : undefined;
    if (!(stream instanceof Stream) || !font) continue;
    const packed = zlibSync(font, { level: 9, mem: 8 });
    if (packed.length > (stream.end - stream.start) * (1 - gain)) continue;
    const dict = new Map(stream.dict).set('Filter', new Name('FlateDecode'));
    for (const key of ['DecodeParms', 'Length', 'Length2', 'Length3']) dict.delete(key);
    if (dict.has('Length1')) dict.set('Length1', font.length);
    subsets.set(number, bytesStream(dict, packed));
  }
  return subsets;
}

/** A program with the glyphs alone that it needs; undefined where none can be made. */
export function subsetOf(program: FontProgram, subsetter: Subsetter): Uint8Array<ArrayBuffer> | undefined {
  const { tables, cff, isBare, needsCmap, glyphs } = program;
  const subset = subsetter.subset(writeTables(tables, cff !== undefined), glyphs);
  const made = subset && readTables(subset);
  if (!made) return undefined;
  if (isBare) return made.get('CFF ')?.slice();
  if (cff) return writeTables(made, true);
  const kept: Tables = new Map([...made].filter(([tag]) => neededTables.has(tag)));
  // Glyphs have the numbers that they had.
  const cmap = tables.get('cmap');
  if (needsCmap && cmap) kept.set('cmap', cmap);
  if (!kept.has('glyf') || !kept.has('loca')) return undefined;
  return writeTables(kept, false);
}

/** Rules for dictionaries of fonts that lost glyphs: their names begin with a tag (ISO 32000-2, 9.9.2). */
export function subsetRules(copier: Copier, subsets: ReadonlyMap<number, Stream>): [string, Rule][] {
  const { document } = copier;
  const has = (descriptor: PdfObject | undefined) => {
    const dict = document.dict(descriptor);
    const files = [dict?.get('FontFile2'), dict?.get('FontFile3')];
    return files.some((file) => file instanceof Ref && subsets.has(file.number));
  };
  const isSubset = (font: Dict) => {
    const [descendant] = document.array(font.get('DescendantFonts'));
    return has(font) || has(font.get('FontDescriptor')) || has(document.dict(descendant)?.get('FontDescriptor'));
  };
  const rename: Rule = (value, dict) => {
    const name = document.name(value);
    if (name === undefined || !isSubset(dict) || /^[A-Z]{6}\+/.test(name)) return copier.copy(value);
    return new Name(`${tagOf(name)}+${name}`);
  };
  return [
    ['BaseFont', rename],
    ['FontName', rename],
    // It lists the glyphs that there were.
    ['CIDSet', (value, dict) => (has(dict) ? undefined : copier.copy(value))],
  ];
}

/** Six letters, the same for the same name. */
export function tagOf(name: string): string {
  let hash = 7;
  for (let at = 0; at < name.length; at++) hash = (Math.imul(hash, 31) + name.charCodeAt(at)) >>> 0;
  return Array.from({ length: 6 }, (_, place) => String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26))).join(
    '',
  );
}
