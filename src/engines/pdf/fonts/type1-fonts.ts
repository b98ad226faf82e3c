import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { isName, Ref, Stream, type Dict } from '#containers/pdf/objects.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { encodingOf } from './simple-encoding.ts';
import { namesOfCode, standardNameOf } from '#containers/pdf/standard-metrics.ts';
import { readType1, type Type1Font } from './type1.ts';
import { runGlyph, type GlyphPath } from './type1-glyph.ts';
import { writeGlyph } from './type2-glyph.ts';
import { codesOf, type UsedCodes } from './used-codes.ts';
import { writeCff } from './write-cff.ts';

/**
 * A Type 1 font converted to CFF, which compresses to a fraction of the size, since encrypted data does not compress.
 */
export interface MadeCff {
  cff: Uint8Array<ArrayBuffer>;
  /** The names of its glyphs except `.notdef`. */
  names: string[];
}

const missing = '.notdef';

/** Converts the shown glyphs of Type 1 fonts to CFF, by the object numbers of their files. */
export function findType1Fonts(document: PdfDocument, used: UsedCodes): Map<number, MadeCff> {
  const fonts = new Map<number, { font: Type1Font; names: Set<string> | 'all' }>();
  const failed = new Set<number>();
  for (const dict of new Set([...used.shown.keys(), ...used.open])) {
    const number = fileOf(document, dict);
    if (number === undefined || failed.has(number)) continue;
    const known = fonts.get(number) ?? read(document, number);
    if (!known || !isName(dict.get('Subtype'), 'Type1')) {
      fonts.delete(number);
      failed.add(number);
      continue;
    }
    fonts.set(number, known);
    const names = used.open.has(dict) ? undefined : namesOf(document, dict, known.font, used.shown.get(dict) ?? []);
    if (!names) known.names = 'all';
    else if (known.names !== 'all') for (const name of names) known.names.add(name);
  }
  const made = new Map<number, MadeCff>();
  for (const [number, { font, names }] of fonts) {
    const cff = toCff(font, names === 'all' ? undefined : names);
    if (cff) made.set(number, cff);
  }
  return made;
}

function fileOf(document: PdfDocument, font: Dict): number | undefined {
  const file = document.dict(font.get('FontDescriptor'))?.get('FontFile');
  return file instanceof Ref ? file.number : undefined;
}

function read(document: PdfDocument, number: number): { font: Type1Font; names: Set<string> } | undefined {
  const stream = document.get(number);
  const data =
    stream instanceof Stream
      ? orWhenMalformed(
          () => decode(stream, document),
          () => undefined,
        )
      : undefined;
  const font = data && readType1(data);
  return font && { font, names: new Set() };
}

/** Returns the existing glyphs that the shown codes may stand for; undefined if they cannot be determined. */
function namesOf(
  document: PdfDocument,
  dict: Dict,
  { encoding, glyphs }: Type1Font,
  shown: Iterable<string>,
): string[] | undefined {
  const { base, differences } = encodingOf(document, dict);
  if (base === 'MacExpertEncoding') return undefined;
  const names: string[] = [];
  for (const code of codesOf(shown, 1)) {
    const own = differences.get(code);
    // Readers would look for a synonym.
    if (own !== undefined && !glyphs.has(own)) return undefined;
    const builtIn = encoding === 'standard' ? undefined : encoding.get(code);
    names.push(...(own === undefined ? [builtIn ?? missing, ...namesOfCode(code)] : [own]));
  }
  return names.filter((name) => glyphs.has(name));
}

/** @param names default all glyphs. */
export function toCff(font: Type1Font, names?: ReadonlySet<string>): MadeCff | undefined {
  const paths = new Map<string, GlyphPath>();
  const waiting = [missing, ...(names ?? font.glyphs.keys())];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (paths.has(name)) continue;
    const program = font.glyphs.get(name);
    const path = program
      ? runGlyph(program, font.subroutines)
      : name === missing
        ? { width: 0, events: [] }
        : undefined;
    if (!path) return undefined;
    paths.set(name, path);
    if (!path.parts) continue;
    const parts = [path.parts.base, path.parts.accent].map(standardNameOf);
    if (!parts.every((part) => part !== undefined && font.glyphs.has(part))) return undefined;
    waiting.push(...parts.filter((part) => part !== undefined));
  }
  const usualWidth = mostFrequent([...paths.values()].map(({ width }) => width));
  const programs = new Map<string, Uint8Array>();
  for (const [name, path] of paths) {
    const program = writeGlyph(path, usualWidth);
    if (!program) return undefined;
    programs.set(name, program);
  }
  return { cff: writeCff(font, programs, usualWidth), names: [...programs.keys()].filter((name) => name !== missing) };
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}
