import type { Copier } from '../copier.ts';
import type { Dict, PdfObject } from '../objects.ts';
import { readNameTree, writeNameTree } from '../trees.ts';
import type { Writer } from '../writer.ts';
import type { Destinations } from './destinations.ts';
import { freeName, type Part } from './part.ts';

/** The name trees (ISO 32000-2, table 32) that are joined; destinations have rules of their own. */
const trees = ['EmbeddedFiles', 'JavaScript', 'AP', 'Pages', 'Templates', 'Renditions', 'AlternatePresentations'];

/** Trees of pages that are not for the eye yet. */
const hiddenPages = new Set(['Pages', 'Templates']);

/** Attachments, scripts and what else has a name in a document. */
export class Names implements Part {
  /** How many attachments are left out. */
  attachments = 0;
  readonly #keepsAttachments: boolean;
  readonly #writer: Writer;
  readonly #destinations: Destinations;
  readonly #trees = new Map<string, Map<string, PdfObject>>(trees.map((key) => [key, new Map()]));

  constructor(writer: Writer, destinations: Destinations, keepsAttachments: boolean) {
    this.#writer = writer;
    this.#destinations = destinations;
    this.#keepsAttachments = keepsAttachments;
  }

  add(copier: Copier) {
    if (copier.first) return;
    const { document } = copier;
    const names = document.dict(document.catalog.get('Names'));
    for (const [key, entries] of this.#trees) {
      if (copier.selection && hiddenPages.has(key)) continue;
      if (key === 'EmbeddedFiles' && !this.#keepsAttachments) {
        this.attachments += readNameTree(document, names?.get(key)).length;
        continue;
      }
      for (const [name, value] of readNameTree(document, names?.get(key))) {
        const copied = copier.copy(value);
        if (copied !== null) entries.set(freeFileName(name, entries), copied);
      }
    }
  }

  finish(catalog: Dict) {
    const names: Dict = new Map();
    const { entries: destinations } = this.#destinations;
    for (const [key, entries] of [['Dests', destinations] as const, ...this.#trees]) {
      if (entries.size > 0) names.set(key, writeNameTree(this.#writer, entries));
    }
    if (names.size > 0) catalog.set('Names', names);
  }
}

/** The count goes before the extension. */
function freeFileName(name: string, taken: ReadonlyMap<string, unknown>): string {
  const [, stem = name, extension = ''] = /^([^]+?)(\.[^.]{1,8})?$/.exec(name) ?? [];
  // In UTF-16 a character is two bytes.
  const suffix = (count: number) => (name.startsWith('\xFE\xFF') ? `\0-\0${[...`${count}`].join('\0')}` : `-${count}`);
  if (name.startsWith('\xFE\xFF')) return freeName(name, (free) => taken.has(free), suffix);
  return freeName(stem, (free) => taken.has(free + extension), suffix) + extension;
}
