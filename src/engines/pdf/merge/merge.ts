import { md5 } from '@noble/hashes/legacy.js';
import { fromLatin1, toLatin1 } from '../bytes.ts';
import { Copier } from '../copier.ts';
import type { PdfDocument } from '../document.ts';
import { Name, PdfString, Ref, type Dict, type PdfObject } from '../objects.ts';
import { SameStreams } from '../same-streams.ts';
import { Writer } from '../writer.ts';
import { CatalogEntries } from './catalog-entries.ts';
import { Destinations } from './destinations.ts';
import { Forms } from './forms.ts';
import { Names } from './names.ts';
import { OptionalContent } from './optional-content.ts';
import { Outlines } from './outlines.ts';
import { PageLabels } from './page-labels.ts';
import { PageTree } from './pages.ts';
import type { Part } from './part.ts';
import { Structure } from './structure.ts';

export interface Merged {
  /** The file's parts, in order. */
  parts: Blob[];
  pages: number;
  /** How many signatures are left out. */
  signatures: number;
  /** How many fields have another name. */
  renamedFields: number;
  /** Whether an XFA form is left out. */
  hasXfa: boolean;
}

/** Object streams and cross-reference streams came with it. */
const oldestVersion = 1.5;

/** All pages of all documents in one, with what belongs to them. */
export class Merge {
  readonly #writer = new Writer();
  readonly #same = new SameStreams();
  readonly #pageTree = new PageTree(this.#writer);
  readonly #destinations = new Destinations();
  readonly #forms = new Forms(this.#writer);
  readonly #entries = new CatalogEntries(this.#destinations);
  readonly #parts: Part[] = [
    this.#entries,
    this.#destinations,
    new Outlines(this.#writer),
    new Names(this.#writer, this.#destinations),
    this.#forms,
    new PageLabels(this.#writer),
    new Structure(this.#writer),
    new OptionalContent(),
  ];
  #version = oldestVersion;
  #documents = 0;
  #id = '';

  /** @param onPage called after each page. */
  add(document: PdfDocument, onPage: () => void = () => undefined) {
    const copier = new Copier(document, this.#writer, this.#same, this.#documents++, this.#pageTree.count);
    for (const part of this.#parts) part.prepare?.(copier);
    for (const page of copier.pages) {
      this.#pageTree.add(copier, page);
      copier.drain();
      onPage();
    }
    for (const part of this.#parts) part.add(copier);
    copier.drain();
    this.#version = Math.max(this.#version, document.version);
    this.#id += `${document.source.size} ${identifierOf(document)} `;
  }

  async finish(): Promise<Merged> {
    const catalog: Dict = new Map<string, PdfObject>([['Type', new Name('Catalog')]]);
    catalog.set('Pages', this.#pageTree.finish());
    for (const part of this.#parts) part.finish(catalog);
    const trailer: Dict = new Map([['Root', this.#writer.add(catalog)]]);
    const { info } = this.#entries;
    if (info !== null) trailer.set('Info', info instanceof Ref ? info : this.#writer.add(info));
    // The same files in the same order give the same identifier.
    const id = PdfString.fromBytes(toLatin1(md5(fromLatin1(this.#id))));
    trailer.set('ID', [id, id]);
    return {
      parts: await this.#writer.finish(this.#version, trailer),
      pages: this.#pageTree.count,
      signatures: this.#forms.signatures.count,
      renamedFields: this.#forms.renamed,
      hasXfa: this.#forms.hasXfa,
    };
  }
}

const identifierOf = (document: PdfDocument): string =>
  document.string(document.array(document.trailer.get('ID'))[0])?.bytes ?? '';
