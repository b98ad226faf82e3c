import { startsWith, toLatin1 } from '#containers/bytes.ts';
import { isDigit, isWhiteSpace } from './characters.ts';
import { Entries } from './cross-reference.ts';
import { readIndirectObject, readThroughWindow } from './indirect-object.ts';
import { orWhenMalformed } from './malformed.ts';
import { isDict, isName, Name, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Source } from '#containers/pdf/byte-source.ts';

/** What a scan finds in a file without a usable cross-reference table. */
export interface Found {
  /** The last object of each number wins, as after an incremental update. */
  entries: Entries;
  /** In file order: the dictionaries after `trailer`, and the offsets of cross-reference streams. */
  trailers: (Dict | { offset: number })[];
  /** The numbers of objects that look like object streams. */
  objectStreams: number[];
  /** The number of the object that looks like the encryption dictionary. */
  encryption?: number;
}

const step = 2 ** 20;
/** Blocks overlap by the space that an object header and the beginning of its dictionary may take. */
const before = 32;
const after = 512;

/** Scans the entire file for object headers such as `1 0 obj` and for `trailer`. */
export function scan(source: Source): Found {
  const found: Found = { entries: new Entries(), trailers: [], objectStreams: [] };
  const containers = new Set<number>();
  for (let from = 0; from < source.size; from += step) {
    const start = Math.max(0, from - before);
    const bytes = source.read(start, from + step + after);
    const last = Math.min(bytes.length, from + step - start);
    for (let at = from - start; at < last; at++) {
      if (bytes[at] === 0x6f && startsWith(bytes, 'obj', at)) {
        const header = readHeaderBefore(bytes, at);
        if (!header) continue;
        const offset = start + header.at;
        found.entries.set(header.number, { offset });
        const head = toLatin1(bytes, at + 3, Math.min(bytes.length, at + 300)).replace(/(?:endobj|stream)[^]*/, '');
        if (/\/Type\s*\/ObjStm\b/.test(head)) containers.add(header.number);
        else containers.delete(header.number);
        if (/\/Filter\s*\/Standard\b/.test(head)) found.encryption = header.number;
        if (/\/Type\s*\/XRef\b/.test(head)) found.trailers.push({ offset });
      } else if (bytes[at] === 0x74 && startsWith(bytes, 'trailer', at)) {
        const trailer = readTrailer(source, start + at + 7);
        if (trailer) found.trailers.push(trailer);
      }
    }
  }
  found.objectStreams = [...containers];
  return found;
}

/** The dictionary of the cross-reference stream at an offset; empty if there is none. */
export const trailerAt = (source: Source, offset: number): Dict =>
  orWhenMalformed(
    () => {
      const { object } = readIndirectObject(source, offset, () => null);
      return object instanceof Stream ? object.dict : new Map();
    },
    () => new Map(),
  );

const readTrailer = (source: Source, offset: number): Dict | undefined =>
  orWhenMalformed(
    () => {
      const trailer = readThroughWindow(source, offset, (lexer) => lexer.object());
      return isDict(trailer) ? trailer : undefined;
    },
    () => undefined,
  );

/** Reads the object number before `obj`, and its position. */
function readHeaderBefore(bytes: Uint8Array, at: number): { number: number; at: number } | undefined {
  const generation = digitsBefore(bytes, at);
  if (!generation) return undefined;
  const number = digitsBefore(bytes, generation.at);
  // An object number may directly follow `endobj`, but not a digit or point of another number.
  if (!number || generation.end === generation.at || number.end === generation.at) return undefined;
  return { number: number.value, at: number.at };
}

function digitsBefore(bytes: Uint8Array, at: number): { value: number; at: number; end: number } | undefined {
  let end = at;
  while (end > 0 && isWhiteSpace(bytes[end - 1])) end--;
  let start = end;
  while (start > 0 && isDigit(bytes[start - 1]) && end - start < 10) start--;
  return start === end ? undefined : { value: Number(toLatin1(bytes, start, end)), at: start, end };
}

/**
 * Builds a trailer for files that lost theirs, from the catalog or at least the root of the page tree.
 *
 * @param add adds an object to the document.
 */
export function madeUpTrailer(
  numbers: Iterable<number>,
  get: (number: number) => PdfObject,
  add: (object: PdfObject) => Ref,
): Dict {
  let tree: number | undefined;
  for (const number of numbers) {
    const object = get(number);
    if (!isDict(object)) continue;
    if (isName(object.get('Type'), 'Catalog') && object.has('Pages')) return new Map([['Root', new Ref(number)]]);
    if (isName(object.get('Type'), 'Pages') && !object.has('Parent')) tree ??= number;
  }
  const catalog: Dict = new Map([['Type', new Name('Catalog')]]);
  if (tree !== undefined) catalog.set('Pages', new Ref(tree));
  return new Map([['Root', add(catalog)]]);
}
