import type { Copier } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Name, PdfString, dictOf, type Dict, type PdfObject, type Ref } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { idsOf, isStructureElement, kidsOf, parentTreeOf } from '../copy/structure-tree.ts';
import { writeNameTree, writeNumberTree } from '../copy/name-trees.ts';
import type { Writer } from '#containers/pdf/writer.ts';
import { freeName, type Part } from './part.ts';

/** Entries of `MarkInfo` that hold for the output if they hold for any document. */
const marks = ['Suspects', 'UserProperties'] as const;

/** Lists of the root that are concatenated. */
const lists = ['Namespaces', 'PronunciationLexicon', 'AF'] as const;
/** Readers keep keys in 32 bits. If a document's keys reach this, they are renumbered without gaps. */
const largestKey = 2 ** 24;

/** The largest key of a document, and the rank of each key. */
const keysOf = oncePerDocument((document) => {
  const keys = [...parentTreeOf(document).keys()];
  return {
    last: keys.reduce((most, key) => Math.max(most, key), -1),
    places: new Map(keys.map((key, place) => [key, place])),
  };
});

const idNamesOf = oncePerDocument((document): ReadonlySet<string> => new Set(idsOf(document).map(([id]) => id)));

/** Logical structure and tags (ISO 32000-2, 14.7 and 14.8): all documents under one root. */
export class Structure implements Part {
  readonly #writer: Writer;
  readonly #root: Ref;
  readonly #children: PdfObject[] = [];
  readonly #parents: [number, PdfObject][] = [];
  readonly #ids = new Map<string, PdfObject>();
  readonly #roles: Dict = new Map();
  readonly #classes: Dict = new Map();
  readonly #lists = new Map<string, PdfObject[]>(lists.map((key) => [key, []]));
  readonly #marks: Dict = new Map();
  readonly #idNames = new Map<Copier, Map<string, string>>();
  readonly #roleNames = new Map<Copier, Map<string, string>>();
  readonly #classNames = new Map<Copier, Map<string, string>>();
  /** Names that documents have reserved before they were copied. */
  readonly #takenRoles = new Map<string, string>();
  readonly #takenClasses = new Set<string>();
  readonly #takenIds = new Set<string>();
  readonly #counts = {
    roles: new Map<string, number>(),
    classes: new Map<string, number>(),
    ids: new Map<string, number>(),
  };
  /** The first document keeps its names. */
  #idsOfFirst: ReadonlySet<string> = new Set();
  /** The mapping of each document's keys. */
  readonly #keys = new Map<Copier, (key: number) => number>();
  #nextKey = 0;
  #isAllTagged = true;
  #language: string | undefined;

  constructor(writer: Writer) {
    this.#writer = writer;
    this.#root = writer.allocate();
  }

  prepare(copier: Copier) {
    const { document, rules } = copier;
    const root = document.dict(document.catalog.get('StructTreeRoot'));
    const marked = document.dict(document.catalog.get('MarkInfo'));
    if (document.resolve(marked?.get('Marked') ?? null) !== true) this.#isAllTagged = false;
    for (const key of marks) if (document.resolve(marked?.get(key) ?? null) === true) this.#marks.set(key, true);
    if (!root) {
      this.#isAllTagged = false;
      rules.set('StructParent', () => undefined);
      rules.set('StructParents', () => undefined);
      return;
    }
    copier.redirect(document.catalog.get('StructTreeRoot'), this.#root);
    const keys = parentTreeOf(document);
    const keyOf = this.#newKeys(document);
    this.#keys.set(copier, keyOf);
    for (const key of ['StructParent', 'StructParents']) {
      rules.set(key, (value) => {
        const number = document.number(value);
        return number !== undefined && keys.has(number) ? keyOf(number) : undefined;
      });
    }
    this.#renameRoles(copier, root);
    this.#renameIds(copier);
    this.#keepLanguage(copier, root);
  }

  add(copier: Copier) {
    const { document, selection } = copier;
    const root = document.dict(document.catalog.get('StructTreeRoot'));
    if (!root) return;
    this.#addElements(copier, root);
    this.#addNames(copier, root);
    for (const [key, list] of this.#lists) {
      // These files represent the entire document.
      if (key === 'AF' && (selection || copier.first)) continue;
      list.push(...document.array(root.get(key)).map((item) => copier.copy(item)));
    }
  }

  #addElements(copier: Copier, root: Dict) {
    const { document, selection } = copier;
    for (const child of selection ? selection.topElements() : kidsOf(document, root)) {
      const copied = copier.copy(child);
      if (copied !== null) this.#children.push(copied);
    }
    const keyOf = this.#keys.get(copier) ?? ((key: number) => key);
    const parents = parentTreeOf(document);
    for (const key of selection ? [...selection.structureKeys].toSorted((a, b) => a - b) : parents.keys()) {
      const copied = copier.copy(parents.get(key) ?? null);
      if (copied !== null) this.#parents.push([keyOf(key), copied]);
    }
    const ids = this.#idNames.get(copier);
    for (const [id, element] of selection ? selection.elementsWithIds() : idsOf(document)) {
      const copied = copier.copy(element);
      if (copied !== null) this.#ids.set(ids?.get(id) ?? id, copied);
    }
  }

  /** Adds roles and classes. */
  #addNames(copier: Copier, root: Dict) {
    const { document } = copier;
    const roles = this.#roleNames.get(copier);
    for (const [role, target] of document.dict(root.get('RoleMap')) ?? []) {
      const standard = document.name(target);
      if (standard !== undefined) this.#roles.set(roles?.get(role) ?? role, new Name(roles?.get(standard) ?? standard));
    }
    const classes = this.#classNames.get(copier);
    for (const [name, attributes] of document.dict(root.get('ClassMap')) ?? []) {
      this.#classes.set(classes?.get(name) ?? name, copier.copy(attributes));
    }
  }

  finish(catalog: Dict) {
    if (this.#children.length === 0) {
      this.#writer.write(this.#root, null);
      return;
    }
    const root = dictOf({
      Type: new Name('StructTreeRoot'),
      K: this.#children,
      ParentTree: writeNumberTree(this.#writer, this.#parents),
      ParentTreeNextKey: this.#nextKey,
    });
    if (this.#ids.size > 0) root.set('IDTree', writeNameTree(this.#writer, this.#ids));
    if (this.#roles.size > 0) root.set('RoleMap', this.#roles);
    if (this.#classes.size > 0) root.set('ClassMap', this.#classes);
    for (const [key, list] of this.#lists) if (list.length > 0) root.set(key, list);
    this.#writer.write(this.#root, root);
    catalog.set('StructTreeRoot', this.#root);
    // Readers that trust the tags would ignore pages without tags.
    if (this.#isAllTagged) this.#marks.set('Marked', true);
    if (this.#marks.size > 0) catalog.set('MarkInfo', this.#marks);
  }

  #newKeys(document: PdfDocument): (key: number) => number {
    const offset = this.#nextKey;
    const { last, places } = keysOf(document);
    if (last < largestKey) {
      this.#nextKey += last + 1;
      return (key) => offset + key;
    }
    this.#nextKey += places.size;
    return (key) => offset + (places.get(key) ?? 0);
  }

  /** Renames types and classes that an earlier document uses differently. */
  #renameRoles(copier: Copier, root: Dict) {
    const { document, rules } = copier;
    const roles = new Map<string, string>();
    for (const [role, target] of document.dict(root.get('RoleMap')) ?? []) {
      const standard = document.name(target) ?? '';
      const known = this.#takenRoles.get(role);
      const isSame = known === undefined || known === standard;
      const name = isSame ? role : freeName(role, (candidate) => this.#takenRoles.has(candidate), this.#counts.roles);
      if (name !== role) roles.set(role, name);
      this.#takenRoles.set(name, standard);
    }
    const classes = new Map<string, string>();
    for (const name of document.dict(root.get('ClassMap'))?.keys() ?? []) {
      const free = freeName(name, (candidate) => this.#takenClasses.has(candidate), this.#counts.classes);
      if (free !== name) classes.set(name, free);
      this.#takenClasses.add(free);
    }
    this.#roleNames.set(copier, roles);
    this.#classNames.set(copier, classes);
    const renameIn = (names: Map<string, string>, key: string) => {
      if (names.size === 0) return;
      const renamed = (name = '') => (names.has(name) ? new Name(names.get(name) ?? name) : undefined);
      const rename = (value: PdfObject): PdfObject => renamed(document.name(value)) ?? copier.copy(value);
      rules.set(key, (value, dict) => {
        // Types in a namespace are defined there.
        if (!isStructureElement(document, dict) || (key === 'S' && dict.has('NS'))) return copier.copy(value);
        const types = document.resolve(value);
        return Array.isArray(types) ? types.map(rename) : rename(value);
      });
    };
    renameIn(roles, 'S');
    renameIn(classes, 'C');
  }

  /** Renames identifiers, by which table cells refer to their headers. */
  #renameIds(copier: Copier) {
    const { document, rules } = copier;
    const ids = new Map<string, string>();
    const own = idNamesOf(document);
    if (copier.index === 0) {
      this.#idsOfFirst = own;
      return;
    }
    for (const id of own) {
      const isTaken = (name: string) =>
        this.#idsOfFirst.has(name) || this.#takenIds.has(name) || (name !== id && own.has(name));
      const free = freeName(id, isTaken, this.#counts.ids);
      if (free !== id) ids.set(id, free);
    }
    for (const id of own) this.#takenIds.add(ids.get(id) ?? id);
    this.#idNames.set(copier, ids);
    if (ids.size === 0) return;
    const rename = (value: PdfObject): PdfObject => {
      const id = document.string(value);
      const free = id && ids.get(id.bytes);
      return free === undefined ? copier.copy(value) : PdfString.fromBytes(free);
    };
    rules.set('ID', (value, dict) => (isStructureElement(document, dict) ? rename(value) : copier.copy(value)));
    rules.set('Headers', (value, dict) =>
      document.name(dict.get('O')) === 'Table' ? document.array(value).map(rename) : copier.copy(value),
    );
  }

  /** The catalog states the language of the first document. Elements in another language state their own. */
  #keepLanguage(copier: Copier, root: Dict) {
    const { document } = copier;
    const language = document.string(document.catalog.get('Lang'));
    if (copier.index === 0) this.#language = language?.bytes;
    if (!language || language.bytes === this.#language) return;
    for (const child of kidsOf(document, root)) {
      const element = document.resolve(child);
      if (!isDict(element) || element.has('Lang')) continue;
      element.set('Lang', language);
      document.keep(child);
    }
  }
}
