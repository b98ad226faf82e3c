import { fromLatin1 } from '#containers/bytes.ts';
import { namesIn, namesOfContent } from '../content/names.ts';
import type { PdfDocument } from '../document/document.ts';
import { formOf } from '../document/form-fields.ts';
import { Lookup } from './lookup.ts';
import { Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';

/**
 * The resources that content refers to by name (ISO 32000-2, 7.8.3). Colour spaces are missing on purpose: images refer
 * to them too, and they cannot draw anything.
 */
export const categories = ['XObject', 'Font', 'Pattern', 'Shading', 'ExtGState', 'Properties'] as const;
type Category = (typeof categories)[number];

/** The resource dictionaries in which readers look up the names of some content, in this order. */
interface Scope {
  dicts: readonly Dict[];
  /** The end of `dicts`: the fallbacks for everything that a page draws. */
  outer: readonly Dict[];
  /** The form XObjects and patterns that were read in this scope. */
  seen: Set<Dict>;
  /** The scopes of what is drawn in this one at any depth, by their resources. */
  inner: Map<Dict, Scope>;
}

/** How many ancestors of a field are followed. */
const maxHeight = 32;

/**
 * Finds which resources the selected pages draw. Pages often share resources: those that only other pages draw must not
 * be copied.
 */
export class DrawnResources {
  /** The image and form XObjects among them. */
  readonly objects = new Set<Dict>();
  readonly #document: PdfDocument;
  readonly #used = new Map<Dict, Map<string, Set<string>>>();
  /** The scopes of pages and of their annotations. */
  readonly #scopes = new Map<Dict, { page: Scope; looks: Scope }>();
  readonly #ofForm: Dict | undefined;
  /** Form XObjects and patterns still to be read. They may be nested deeper than the call stack. */
  readonly #waiting: { drawing: PdfObject; scope: Scope }[] = [];

  constructor(document: PdfDocument) {
    this.#document = document;
    const form = formOf(document);
    document.keep(document.catalog.get('AcroForm') ?? null);
    this.#ofForm = this.#open(form?.get('DR'));
    if (this.#ofForm) this.#useFonts(form?.get('DA'), [this.#ofForm]);
    this.#drain();
  }

  /** @param annotations those that stay on the page. */
  addPage({ dict, inherited }: Page, annotations: readonly Dict[]) {
    const document = this.#document;
    const resources = this.#open(dict.get('Resources')) ?? this.#open(inherited.get('Resources')) ?? new Map();
    const { page, looks } = this.#scopesOf(resources);
    const contents = document.resolve(dict.get('Contents'));
    const streams = Array.isArray(contents) ? contents : [dict.get('Contents') ?? null];
    this.#read(namesOfContent(document, streams), page);
    for (const annotation of annotations) this.#addAnnotation(annotation, looks);
    this.#drain();
  }

  /** Removes the unused resources of a category; keeps all if their use is unknown. */
  prune(category: string, value: PdfObject, resources: Dict): PdfObject {
    const used = this.#used.get(resources);
    const all = this.#document.dict(value);
    if (!used || !all) return value;
    const kept = entriesByName(all).of(used.get(category) ?? []);
    return kept.length === all.size ? value : new Map(kept);
  }

  #scopesOf(resources: Dict) {
    const scopes = this.#scopes.get(resources) ?? {
      page: toScope([resources]),
      looks: toScope(this.#ofForm ? [resources, this.#ofForm] : [resources]),
    };
    this.#scopes.set(resources, scopes);
    return scopes;
  }

  #addAnnotation(annotation: Dict, scope: Scope) {
    const document = this.#document;
    const icons = document.dict(annotation.get('MK'));
    const looks = [...(document.dict(annotation.get('AP'))?.values() ?? [])].flatMap((look) => {
      const resolved = document.resolve(look);
      // An appearance stream, or one for each state.
      return resolved instanceof Stream ? [look] : [...(document.dict(resolved)?.values() ?? [])];
    });
    for (const look of [...looks, ...['I', 'RI', 'IX'].map((key) => icons?.get(key) ?? null)]) {
      this.#follow('XObject', look, scope);
    }
    let field: Dict | undefined = annotation;
    for (let height = 0; field && height < maxHeight; height++) {
      const own = this.#open(field.get('DR'));
      this.#useFonts(field.get('DA'), own ? [...scope.dicts, own] : scope.dicts);
      field = document.dict(field.get('Parent'));
    }
  }

  /** Marks the fonts of a default appearance as used: they draw the field when it is filled in. */
  #useFonts(appearance: PdfObject | undefined, dicts: readonly Dict[]) {
    const text = this.#document.string(appearance);
    if (!text) return;
    const { names } = namesIn(fromLatin1(text.bytes));
    for (const dict of dicts) this.#use('Font', names, dict, toScope([dict]));
  }

  /**
   * Registers a resource dictionary in which readers look up names.
   *
   * @param owner the object that contains it, if any.
   */
  #open(object: PdfObject | undefined, owner?: PdfObject): Dict | undefined {
    const dict = this.#document.dict(object);
    if (!dict) return undefined;
    // Dictionaries are recognized by identity, so they stay in memory until they are written.
    for (const each of [object, owner]) if (each instanceof Ref) this.#document.keep(each);
    if (!this.#used.has(dict)) this.#used.set(dict, new Map());
    return dict;
  }

  /** @param names undefined if the content cannot be read: it may use any name. */
  #read(names: ReadonlySet<string> | undefined, scope: Scope) {
    for (const category of categories) {
      let missing = names;
      for (const dict of scope.dicts) {
        const found = this.#use(category, missing, dict, scope);
        missing = missing && new Set([...missing].filter((name) => !found.has(name)));
      }
    }
  }

  /** @returns the names that exist. */
  #use(category: Category, names: ReadonlySet<string> | undefined, dict: Dict, scope: Scope): Set<string> {
    const found = new Set<string>();
    const used = this.#used.get(dict)?.get(category) ?? new Set();
    const all = this.#document.dict(dict.get(category)) ?? new Map<string, PdfObject>();
    for (const name of names ?? all.keys()) {
      const object = all.get(name);
      if (object === undefined) continue;
      used.add(name);
      if (this.#document.resolve(object) !== null) found.add(name);
      this.#follow(category, object, scope);
    }
    this.#used.set(dict, (this.#used.get(dict) ?? new Map<string, Set<string>>()).set(category, used));
    return found;
  }

  #follow(category: Category, object: PdfObject, scope: Scope): void {
    const document = this.#document;
    const resolved = document.resolve(object);
    const dict = document.dict(resolved);
    if (!dict) return;
    switch (category) {
      case 'XObject':
        this.objects.add(dict);
        return this.#draw(object, scope);
      case 'Pattern':
        // Shading patterns have a graphics state.
        if (resolved instanceof Stream) return this.#draw(object, scope);
        return this.#follow('ExtGState', dict.get('ExtGState') ?? null, scope);
      case 'ExtGState':
        this.#follow('Font', document.array(dict.get('Font'))[0] ?? null, scope);
        return this.#draw(document.dict(dict.get('SMask'))?.get('G') ?? null, scope);
      case 'Font': {
        const letters = document.dict(dict.get('CharProcs'));
        if (!letters) return;
        const own = this.#open(dict.get('Resources'), object);
        for (const letter of letters.values()) this.#draw(letter, own ? insideOf(scope, own) : scope);
      }
    }
  }

  #draw(drawing: PdfObject, scope: Scope) {
    const stream = this.#document.resolve(drawing);
    if (!(stream instanceof Stream) || this.#document.name(stream.dict.get('Subtype')) === 'Image') return;
    const own = this.#open(stream.dict.get('Resources'), drawing);
    const inside = own ? insideOf(scope, own) : scope;
    if (inside.seen.has(stream.dict)) return;
    inside.seen.add(stream.dict);
    this.#waiting.push({ drawing, scope: inside });
  }

  #drain() {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      this.#read(namesOfContent(this.#document, [next.drawing]), next.scope);
    }
  }
}

const lookups = new WeakMap<Dict, Lookup<string, [string, PdfObject]>>();

/**
 * Pages may share a dictionary of everything that they draw. Without the lookup, each part of a split would scan it.
 */
function entriesByName(dict: Dict): Lookup<string, [string, PdfObject]> {
  const lookup = lookups.get(dict) ?? new Lookup(dict, ([name]) => name);
  lookups.set(dict, lookup);
  return lookup;
}

const toScope = (dicts: readonly Dict[], outer = dicts, inner = new Map<Dict, Scope>()): Scope => ({
  dicts,
  outer,
  seen: new Set(),
  inner,
});

function insideOf({ outer, inner }: Scope, own: Dict): Scope {
  const inside = inner.get(own) ?? toScope([own, ...outer], outer, inner);
  inner.set(own, inside);
  return inside;
}
