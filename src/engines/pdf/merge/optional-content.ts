import type { Copier } from '../copy/copier.ts';
import { isDict, Name, PdfString, Ref, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Part } from './part.ts';

/** Lists of the default configuration that only refer to groups of their own document. */
const lists = ['Order', 'Locked', 'AS', 'RBGroups'] as const;

/** Other entries of the configuration. */
const about = ['Name', 'Creator', 'Intent', 'ListMode'] as const;

/** Optional content (ISO 32000-2, 8.11): the layers of all documents, with their visibility. */
export class OptionalContent implements Part {
  readonly #groups: PdfObject[] = [];
  readonly #off: PdfObject[] = [];
  readonly #lists = new Map<string, PdfObject[]>(lists.map((key) => [key, []]));
  readonly #configurations: PdfObject[] = [];
  /** Entries of the first document with layers. */
  #about: Dict | undefined;

  add(copier: Copier) {
    const { document, selection } = copier;
    const properties = document.dict(document.catalog.get('OCProperties'));
    if (!properties) return;
    const copyAll = (object: PdfObject | undefined) =>
      (selection ? onlyCopied(copier, document.array(object)) : document.array(object))
        .map((item) => copier.copy(item))
        .filter((item) => item !== null);
    const configuration = document.dict(properties.get('D')) ?? new Map<string, PdfObject>();
    const groups = copyAll(properties.get('OCGs'));
    this.#groups.push(...groups);
    // The output's base state is ON, so hidden groups of a document with base state OFF are listed.
    if (document.name(configuration.get('BaseState')) === 'OFF') {
      const on = new Set(numbers(copyAll(configuration.get('ON'))));
      this.#off.push(...groups.filter((group) => !(group instanceof Ref && on.has(group.number))));
    } else this.#off.push(...copyAll(configuration.get('OFF')));
    for (const [key, list] of this.#lists) list.push(...copyAll(configuration.get(key)));
    if (!selection) this.#configurations.push(...copyAll(properties.get('Configs')));
    this.#about ??= new Map(about.map((key) => [key, copier.copy(configuration.get(key) ?? null)]));
  }

  finish(catalog: Dict) {
    if (this.#groups.length === 0) return;
    const configuration = dictOf({ BaseState: new Name('ON') });
    for (const [key, value] of this.#about ?? []) if (value !== null) configuration.set(key, value);
    if (this.#off.length > 0) configuration.set('OFF', this.#off);
    for (const [key, list] of this.#lists) if (list.length > 0) configuration.set(key, list);
    const properties = dictOf({ OCGs: this.#groups, D: configuration });
    if (this.#configurations.length > 0) properties.set('Configs', this.#configurations);
    catalog.set('OCProperties', properties);
  }
}

const numbers = (objects: PdfObject[]): number[] =>
  objects.flatMap((object) => (object instanceof Ref ? [object.number] : []));

/**
 * Filters lists, including nested ones, for the layers that the selected pages use. Labels of empty lists are removed.
 */
function onlyCopied(copier: Copier, items: PdfObject[]): PdfObject[] {
  return items.flatMap((item): PdfObject[] => {
    const resolved = copier.document.resolve(item);
    if (isDict(resolved) && resolved.has('OCGs')) {
      const groups = onlyCopied(copier, copier.document.array(resolved.get('OCGs')));
      return groups.length > 0 ? [new Map(resolved).set('OCGs', groups)] : [];
    }
    if (!Array.isArray(resolved)) return copier.isCopied(item) || resolved instanceof PdfString ? [item] : [];
    const kept = onlyCopied(copier, resolved);
    return kept.some((each) => !(each instanceof PdfString)) ? [kept] : [];
  });
}
