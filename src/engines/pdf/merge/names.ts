import type { Copier } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Dict, PdfObject } from '#containers/pdf/objects.ts';
import { readNameTree, writeNameTree } from '../copy/name-trees.ts';
import type { Writer } from '#containers/pdf/writer.ts';
import type { Destinations } from './destinations.ts';
import { freeName, type Part } from './part.ts';

/** The name trees (ISO 32000-2, table 32) that are merged. Destinations are handled separately. */
const trees = ['EmbeddedFiles', 'JavaScript', 'AP', 'Pages', 'Templates', 'Renditions', 'AlternatePresentations'];

/** Trees with pages that are not shown. */
const hiddenPages = new Set(['Pages', 'Templates']);

/** Attachments, scripts and other named objects of a document. */
export class Names implements Part {
  /** How many attachments were removed. */
  attachments = 0;
  readonly #keepsRest: boolean;
  readonly #writer: Writer;
  readonly #destinations: Destinations;
  readonly #trees = new Map<string, Map<string, PdfObject>>(trees.map((key) => [key, new Map()]));
  readonly #others = new Map<string, Map<string, PdfObject>>();
  /** The output names of each document's attached files, in order and by their original names. */
  readonly #fileNames = new Map<PdfDocument, { inOrder: string[]; byName: ReadonlyMap<string, string> }>();
  readonly #takenFileNames = new Set<string>();
  readonly #fileCounts = new Map<string, number>();
  /** By tree. */
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(writer: Writer, destinations: Destinations, keepsRest: boolean) {
    this.#writer = writer;
    this.#destinations = destinations;
    this.#keepsRest = keepsRest;
  }

  prepare({ document }: Copier) {
    if (this.#fileNames.has(document)) return;
    const names = document.dict(document.catalog.get('Names'));
    const inOrder: string[] = [];
    const byName = new Map<string, string>();
    for (const [name] of readNameTree(document, names?.get('EmbeddedFiles'))) {
      const free = freeFileName(name, this.#takenFileNames, this.#fileCounts);
      this.#takenFileNames.add(free);
      inOrder.push(free);
      if (!byName.has(name)) byName.set(name, free);
    }
    this.#fileNames.set(document, { inOrder, byName });
  }

  /** Returns the output name of an attached file. */
  fileName(document: PdfDocument, name: string): string {
    return this.#fileNames.get(document)?.byName.get(name) ?? name;
  }

  add(copier: Copier) {
    if (copier.first) return;
    const { document } = copier;
    const names = document.dict(document.catalog.get('Names'));
    if (!copier.selection) this.#addOthers(copier, names ?? new Map());
    const fileNames = this.#fileNames.get(document)?.inOrder ?? [];
    const associated = document.array(document.catalog.get('AF'));
    for (const [key, entries] of this.#trees) {
      if (!this.#keepsRest && copier.selection && hiddenPages.has(key)) continue;
      if (key === 'EmbeddedFiles' && !this.#keepsRest) {
        const files = [...readNameTree(document, names?.get(key)).map(([, file]) => file), ...associated];
        this.attachments += new Set(files.map((file) => document.resolve(file))).size;
        continue;
      }
      for (const [index, [name, value]] of readNameTree(document, names?.get(key)).entries()) {
        const copied = copier.copy(value);
        const free = key === 'EmbeddedFiles' ? fileNames[index] : undefined;
        if (copied !== null) entries.set(free ?? freeFileName(name, entries, this.#countsOf(key)), copied);
      }
    }
  }

  #countsOf(key: string): Map<string, number> {
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    this.#counts.set(key, counts);
    return counts;
  }

  /**
   * Merges unknown trees without renaming, since their names may have a meaning of their own: the first of each name is
   * kept.
   */
  #addOthers(copier: Copier, names: Dict) {
    for (const [key, tree] of names) {
      if (key === 'Dests' || this.#trees.has(key)) continue;
      const entries = this.#others.get(key) ?? new Map<string, PdfObject>();
      this.#others.set(key, entries);
      for (const [name, value] of readNameTree(copier.document, tree)) {
        if (!entries.has(name)) entries.set(name, copier.copy(value));
      }
    }
  }

  finish(catalog: Dict) {
    const names: Dict = new Map();
    const { entries: destinations } = this.#destinations;
    for (const [key, entries] of [['Dests', destinations] as const, ...this.#trees, ...this.#others]) {
      if (entries.size > 0) names.set(key, writeNameTree(this.#writer, entries));
    }
    if (names.size > 0) catalog.set('Names', names);
  }
}

/** Appends a count before the file extension. */
function freeFileName(name: string, taken: Pick<ReadonlySet<string>, 'has'>, counts: Map<string, number>): string {
  const [, stem = name, extension = ''] = /^([^]+?)(\.[^.]{1,8})?$/.exec(name) ?? [];
  const numbered = (count: number) =>
    // In UTF-16, each character takes two bytes.
    name.startsWith('\xFE\xFF') ? `${name}\0-\0${[...`${count}`].join('\0')}` : `${stem}-${count}${extension}`;
  return freeName(name, (free) => taken.has(free), counts, numbered);
}
