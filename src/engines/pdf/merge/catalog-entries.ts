import type { Copier } from '../copy/copier.ts';
import { pageOfDestination } from '../copy/destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { standardsOf } from '../copy/standards.ts';
import type { Destinations } from './destinations.ts';
import type { Part } from './part.ts';

/** Entries of which there can be only one: the first document's is used. */
const ofFirst = [
  'Lang',
  'ViewerPreferences',
  'PageMode',
  'PageLayout',
  'AA',
  'URI',
  'Metadata',
  'OutputIntents',
  'Requirements',
] as const;
/** Lists that are concatenated. */
const joined = ['Threads', 'AF'] as const;
/** Entries that other parts handle, or that only hold for the original file. */
const ofOthers =
  'Type Version Extensions Pages PageLabels Names Dests OpenAction Outlines AcroForm NeedsRendering StructTreeRoot ' +
  'MarkInfo OCProperties OutputIntents Collection DPartRoot Perms DSS Legal';
const known: ReadonlySet<string> = new Set([...ofFirst, ...joined, ...ofOthers.split(' ')]);

/** The remaining entries of the catalog (ISO 32000-2, table 29), and the information dictionary. */
export class CatalogEntries implements Part {
  readonly #destinations: Destinations;
  readonly #keepsRest: boolean;
  readonly #first: Dict = new Map();
  readonly #joined = new Map<string, PdfObject[]>(joined.map((key) => [key, []]));
  readonly #extensions: Dict = new Map();
  /** The documents so far. */
  readonly #documents = new Set<PdfDocument>();
  #portfolio: Copier | undefined;
  /** The document whose document parts (PDF 2.0, 14.12) are kept. */
  #parts: Copier | undefined;
  /** How many articles were removed because they continue on pages that are not copied. */
  articles = 0;
  /** Whether private data of programs was removed. */
  hasProgramData = false;
  /** The information dictionary of the first document. */
  info: PdfObject = null;
  /** The standards that the first document claims to follow. */
  standards: string[] = [];
  /** The base of relative addresses in the first document. */
  base: string | undefined;

  /** @param keepsRest whether attached files stay if only some pages of their document are copied. */
  constructor(destinations: Destinations, keepsRest: boolean) {
    this.#destinations = destinations;
    this.#keepsRest = keepsRest;
  }

  /** Whether a portfolio's view of its files was removed, since it would hide the pages of the others. */
  get hadPortfolio(): boolean {
    return this.#portfolio !== undefined && (this.#documents.size > 1 || !this.#keepsRest);
  }

  /** Whether the output cannot use features of PDF 1.5, since PDF/A-1 is based on PDF 1.4. */
  get isPlain(): boolean {
    return this.standards.some((standard) => standard.startsWith('PDF/A-1'));
  }

  prepare(copier: Copier) {
    const { document, writer, index, selection, places, rules } = copier;
    this.#documents.add(document);
    // Document parts are ranges of consecutive pages.
    const hasParts =
      index === 0 && !selection && places.every((place, at) => place.page === at && place.position === at);
    if (hasParts) this.#parts = copier;
    else rules.set('DPart', () => undefined);
    if (index > 0) return;
    this.standards = standardsOf(document);
    if (this.isPlain) writer.writePlain();
    this.base = baseOf(document);
    rules.set('PrintPageRange', (value) => printedPages(copier, document.array(value)));
  }

  add(copier: Copier) {
    const { document, selection } = copier;
    const { catalog } = document;
    for (const [key, value] of document.dict(catalog.get('Extensions')) ?? []) {
      if (!this.#extensions.has(key)) this.#extensions.set(key, copier.copy(document.resolve(value)));
    }
    if (copier.first) return;
    if (document.dict(catalog.get('Collection'))) this.#portfolio ??= copier;
    for (const [key, list] of this.#joined) {
      const items = document.array(catalog.get(key));
      if (selection && key === 'Threads') this.articles += items.length;
      else if (!selection || this.#keepsRest) list.push(...items.map((item) => copier.copy(item)).filter(isThere));
    }
    if (this.#parts === copier) this.#take(copier, [['DPartRoot', catalog.get('DPartRoot') ?? null]]);
    else if (document.dict(catalog.get('DPartRoot'))) this.hasProgramData = true;
    const ofPrograms = [...catalog].filter(([key, value]) => !known.has(key) && document.resolve(value) !== null);
    // Private data of programs may contain the entire document, and refer to all of its pages.
    if (copier.index === 0 && !selection) this.#take(copier, ofPrograms);
    else if (ofPrograms.length > 0) this.hasProgramData = true;
    if (copier.index === 0) this.#addFirst(copier);
  }

  #addFirst(copier: Copier) {
    const { document } = copier;
    const { catalog } = document;
    this.#take(
      copier,
      ofFirst.map((key) => [key, catalog.get(key) ?? null]),
    );
    const open = document.resolve(catalog.get('OpenAction'));
    if (open !== null && !leadsAway(copier, open)) {
      this.#first.set('OpenAction', Array.isArray(open) ? this.#destinations.copy(copier, open) : copier.copy(open));
    }
    this.info = document.dict(document.trailer.get('Info')) ? copier.copy(document.trailer.get('Info') ?? null) : null;
  }

  #take(copier: Copier, entries: Iterable<[string, PdfObject]>) {
    for (const [key, value] of entries) {
      const copied = copier.copy(value);
      if (copied !== null) this.#first.set(key, copied);
    }
  }

  finish(catalog: Dict) {
    for (const [key, value] of this.#first) catalog.set(key, value);
    for (const [key, list] of this.#joined) if (list.length > 0) catalog.set(key, list);
    if (this.#extensions.size > 0) catalog.set('Extensions', this.#extensions);
    if (!this.#portfolio || this.hadPortfolio) return;
    catalog.set('Collection', this.#portfolio.copy(this.#portfolio.document.catalog.get('Collection') ?? null));
    this.#portfolio.drain();
  }
}

const isThere = (object: PdfObject): boolean => object !== null;

/** Returns the base of relative addresses (ISO 32000-2, 12.6.4.8). */
export const baseOf = (document: PdfDocument): string | undefined =>
  document.string(document.dict(document.catalog.get('URI'))?.get('Base'))?.bytes;

/** Returns the page ranges to print as pairs of page numbers, from 1. Undefined if a range was split. */
function printedPages(copier: Copier, ranges: PdfObject[]): number[] | undefined {
  const printed: number[] = [];
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [from = 0, to = 0] = ranges.slice(at, at + 2).map((page) => copier.document.number(page));
    const [first, last] = [copier.positionOf(from - 1), copier.positionOf(to - 1)];
    if (first === undefined || last === undefined || last - first !== to - from) return undefined;
    printed.push(first + 1, last + 1);
  }
  return printed;
}

/** Whether a document opens on a page that is not selected. */
function leadsAway({ document, selection }: Copier, open: PdfObject): boolean {
  if (!selection) return false;
  return Array.isArray(open)
    ? !selection.hasPage(pageOfDestination(document, open))
    : isDict(open) && selection.leadsAway(new Map([['A', open]]));
}
