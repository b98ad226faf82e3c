import type { Copier } from '../copier.ts';
import { pageOfDestination } from '../destination-pages.ts';
import type { PdfDocument } from '../document.ts';
import { isDict, type Dict, type PdfObject } from '../objects.ts';
import type { Destinations } from './destinations.ts';
import type { Part } from './part.ts';

/** What there can be only one of: the first document's counts. */
const ofFirst = [
  'Lang',
  'ViewerPreferences',
  'PageMode',
  'PageLayout',
  'AA',
  'URI',
  'Metadata',
  'OutputIntents',
  'PieceInfo',
] as const;
/** Lists that are joined. */
const joined = ['Threads', 'AF'] as const;

/** The rest of the catalog (ISO 32000-2, table 29), and the information dictionary. */
export class CatalogEntries implements Part {
  readonly #destinations: Destinations;
  readonly #first: Dict = new Map();
  readonly #joined = new Map<string, PdfObject[]>(joined.map((key) => [key, []]));
  readonly #extensions: Dict = new Map();
  /** How many articles are left out: they go on on pages that are not there. */
  articles = 0;
  /** Whether what programs keep for themselves is left out. */
  hasProgramData = false;
  /** Of the first document. */
  info: PdfObject = null;
  /** Of the first document: where addresses begin that do not say it. */
  base: string | undefined;

  constructor(destinations: Destinations) {
    this.#destinations = destinations;
  }

  prepare({ document, index }: Copier) {
    if (index === 0) this.base = baseOf(document);
  }

  add(copier: Copier) {
    const { document } = copier;
    const { catalog } = document;
    if (copier.selection && !copier.first) {
      this.articles += document.array(catalog.get('Threads')).length;
      if (document.dict(catalog.get('PieceInfo'))) this.hasProgramData = true;
    }
    for (const [key, list] of this.#joined) {
      if (copier.selection || copier.first) continue;
      list.push(
        ...document
          .array(catalog.get(key))
          .map((item) => copier.copy(item))
          .filter((item) => item !== null),
      );
    }
    for (const [key, value] of document.dict(catalog.get('Extensions')) ?? []) {
      if (!this.#extensions.has(key)) this.#extensions.set(key, copier.copy(document.resolve(value)));
    }
    if (copier.index > 0) return;
    for (const key of ofFirst) {
      // What programs keep for themselves may hold all of a document.
      if (key === 'PieceInfo' && copier.selection) continue;
      const copied = copier.copy(catalog.get(key) ?? null);
      if (copied !== null) this.#first.set(key, copied);
    }
    const open = document.resolve(catalog.get('OpenAction'));
    if (open !== null && !leadsAway(copier, open)) {
      this.#first.set('OpenAction', Array.isArray(open) ? this.#destinations.copy(copier, open) : copier.copy(open));
    }
    this.info = document.dict(document.trailer.get('Info')) ? copier.copy(document.trailer.get('Info') ?? null) : null;
  }

  finish(catalog: Dict) {
    for (const [key, value] of this.#first) catalog.set(key, value);
    for (const [key, list] of this.#joined) if (list.length > 0) catalog.set(key, list);
    if (this.#extensions.size > 0) catalog.set('Extensions', this.#extensions);
  }
}

/** Where addresses begin that do not say it (ISO 32000-2, 12.6.4.8). */
export const baseOf = (document: PdfDocument): string | undefined =>
  document.string(document.dict(document.catalog.get('URI'))?.get('Base'))?.bytes;

/** Whether a document opens on a page that is not selected. */
function leadsAway({ document, selection }: Copier, open: PdfObject): boolean {
  if (!selection) return false;
  return Array.isArray(open)
    ? !selection.hasPage(pageOfDestination(document, open))
    : isDict(open) && selection.leadsAway(new Map([['A', open]]));
}
