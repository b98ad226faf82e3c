import type { Copier, Rule } from '../copy/copier.ts';
import { leadsToArticle } from '../copy/destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, PdfString, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { baseOf, type CatalogEntries } from './catalog-entries.ts';
import type { Destinations } from './destinations.ts';
import type { Names } from './names.ts';

/** The parts of a merge that know the new names and positions of targets. */
interface Places {
  destinations: Destinations;
  names: Names;
  entries: CatalogEntries;
}

/** Keeps the targets of actions (ISO 32000-2, 12.6) that refer to them by name or position. */
export function addActionRules(copier: Copier, { destinations, names, entries }: Places) {
  const { document, rules } = copier;
  const addRule = (key: string, type: string, rule: Rule) => {
    const other = rules.get(key) ?? ((value) => copier.copy(value));
    rules.set(key, (value, dict) => (document.name(dict.get('S')) === type ? rule : other)(value, dict));
  };
  addRule('D', 'GoTo', (value) => destinations.copy(copier, value));
  addRule('D', 'Thread', (value, action) =>
    copier.copy((leadsToArticle(document, action) ? articleOf(document, value) : undefined) ?? value),
  );
  const { selection } = copier;
  if (selection) {
    rules.set('A', (value, dict) =>
      dict.has('Subtype') && selection.leadsAway(new Map([['A', value]])) ? undefined : copier.copy(value),
    );
  }
  // A link to a structure element, in addition to its position on a page.
  rules.set('SD', (value) => {
    const copied = copier.copy(document.resolve(value));
    return Array.isArray(copied) && copied[0] === null ? undefined : copied;
  });
  addRule('T', 'GoToE', (value) => copyTarget(copier, value, destinations, names));
  const base = baseOf(document);
  if (copier.index === 0 || base === undefined || base === entries.base) return;
  addRule('URI', 'URI', (value) => {
    const address = document.string(value)?.bytes ?? '';
    const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(address) && URL.canParse(address, base);
    return isRelative ? PdfString.fromBytes(new URL(address, base).href) : copier.copy(value);
  });
}

/** Finds an article by its index in the document's list or by its title. */
function articleOf(document: PdfDocument, value: PdfObject): PdfObject | undefined {
  const articles = document.array(document.catalog.get('Threads'));
  const told = document.resolve(value);
  if (typeof told === 'number') return articles[told];
  return told instanceof PdfString ? articlesByTitle(document).get(told.bytes) : undefined;
}

/** The first article of each title. */
const articlesByTitle = oncePerDocument((document): ReadonlyMap<string, PdfObject> => {
  const byTitle = new Map<string, PdfObject>();
  for (const article of document.array(document.catalog.get('Threads'))) {
    const title = document.string(document.dict(document.dict(article)?.get('I'))?.get('Title'))?.bytes;
    if (title !== undefined && !byTitle.has(title)) byTitle.set(title, article);
  }
  return byTitle;
});

/** Copies the path to an attached file, which has its name, or the page and annotation that hold it. */
function copyTarget(copier: Copier, value: PdfObject, destinations: Destinations, names: Names): PdfObject {
  const { document } = copier;
  const target = document.resolve(value);
  if (!isDict(target) || document.name(target.get('R')) !== 'C') return copier.copy(value);
  const copied: Dict = copier.copyDict(target);
  const name = document.string(target.get('N'));
  if (name) copied.set('N', PdfString.fromBytes(names.fileName(document, name.bytes)));
  const page = document.resolve(target.get('P'));
  if (typeof page === 'number') copied.set('P', copier.positionOf(page) ?? page);
  else if (page instanceof PdfString) copied.set('P', destinations.copy(copier, page));
  return copied;
}
