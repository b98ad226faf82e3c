import type { PdfDocument } from '../document/document.ts';
import { isDict, PdfString, type Dict, type PdfObject, type Ref } from '#containers/pdf/objects.ts';
import type { Writer } from '#containers/pdf/writer.ts';

/** Returns the entries of a name tree (ISO 32000-2, 7.9.6), with names as bytes. */
export const readNameTree = (document: PdfDocument, root: PdfObject | undefined): [string, PdfObject][] =>
  readTree(document, root, 'Names').flatMap(([key, value]) =>
    key instanceof PdfString ? [[key.bytes, value] as [string, PdfObject]] : [],
  );

/** Returns the entries of a number tree (7.9.7). */
export const readNumberTree = (document: PdfDocument, root: PdfObject | undefined): [number, PdfObject][] =>
  readTree(document, root, 'Nums').flatMap(([key, value]) =>
    typeof key === 'number' ? [[key, value] as [number, PdfObject]] : [],
  );

function readTree(document: PdfDocument, root: PdfObject | undefined, key: 'Names' | 'Nums'): [PdfObject, PdfObject][] {
  const entries: [PdfObject, PdfObject][] = [];
  const seen = new Set<Dict>();
  const waiting = [root ?? null];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = document.resolve(next);
    if (!isDict(node) || seen.has(node)) continue;
    seen.add(node);
    const pairs = document.array(node.get(key));
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      entries.push([document.resolve(pairs[index]), pairs[index + 1] ?? null]);
    }
    waiting.push(...document.array(node.get('Kids')).toReversed());
  }
  return entries;
}

/** The most entries or kids of a node. */
const nodeSize = 64;

interface Node {
  ref: Ref;
  first: PdfObject;
  last: PdfObject;
}

export const writeNameTree = (writer: Writer, entries: Iterable<[string, PdfObject]>): Ref =>
  writeTree(
    writer,
    'Names',
    // Names sort by their bytes, which are characters up to U+00FF here.
    [...entries]
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, value]) => [PdfString.fromBytes(key), value]),
  );

export const writeNumberTree = (writer: Writer, entries: Iterable<[number, PdfObject]>): Ref =>
  writeTree(
    writer,
    'Nums',
    [...entries].toSorted(([a], [b]) => a - b),
  );

function writeTree(writer: Writer, key: 'Names' | 'Nums', entries: [PdfObject, PdfObject][]): Ref {
  if (entries.length <= nodeSize) return writer.add(new Map([[key, entries.flat()]]));
  let level = chunk(entries).map((part): Node => {
    const [first, last] = [part[0]?.[0] ?? null, part.at(-1)?.[0] ?? null];
    return { ref: writer.add(nodeOf(first, last, key, part.flat())), first, last };
  });
  while (level.length > nodeSize) {
    level = chunk(level).map((part): Node => {
      const [first, last] = [part[0]?.first ?? null, part.at(-1)?.last ?? null];
      return { ref: writer.add(nodeOf(first, last, 'Kids', refsOf(part))), first, last };
    });
  }
  return writer.add(new Map([['Kids', refsOf(level)]]));
}

const refsOf = (nodes: Node[]): PdfObject[] => nodes.map(({ ref }) => ref);

const nodeOf = (first: PdfObject, last: PdfObject, key: string, content: PdfObject[]): Dict =>
  new Map([
    ['Limits', [first, last]],
    [key, content],
  ]);

function chunk<T>(items: T[]): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += nodeSize) chunks.push(items.slice(at, at + nodeSize));
  return chunks;
}
