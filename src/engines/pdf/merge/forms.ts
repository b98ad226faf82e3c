import type { Copier, Rule } from '../copy/copier.ts';
import { formOf } from '../document/form-fields.ts';
import { Lookup } from '../copy/lookup.ts';
import { PdfString, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { decodeText, encodeText } from '#containers/pdf/strings.ts';
import { Signatures } from '../copy/signatures.ts';
import type { Writer } from '#containers/pdf/writer.ts';
import { xfaOf, type XfaKind } from '../forms/xfa.ts';
import { FormResources } from './form-resources.ts';
import { freeName, type Part } from './part.ts';
import { addScriptRule } from './scripts.ts';
import { topFieldsOf } from './top-fields.ts';

/**
 * Interactive forms (ISO 32000-2, 12.7). Fields of the same name in several files stay separate: later ones are
 * renamed.
 */
export class Forms implements Part {
  /** How many fields of later files were renamed. */
  renamed = 0;
  readonly signatures = new Signatures();
  /** The kind of an XFA form that was removed. */
  xfa: XfaKind | undefined;
  readonly #writer: Writer;
  readonly #keepsRest: boolean;
  readonly #resources: FormResources;
  readonly #names = new Set<string>();
  /** The first document keeps its names. */
  #ofFirst: ReadonlySet<string> = new Set();
  readonly #counts = new Map<string, number>();
  readonly #fields: PdfObject[] = [];
  readonly #order: PdfObject[] = [];
  #needsAppearances = false;

  /** @param keepsRest whether fields that no page shows stay if only some pages are copied. */
  constructor(writer: Writer, keepsRest: boolean) {
    this.#writer = writer;
    this.#keepsRest = keepsRest;
    this.#resources = new FormResources();
  }

  prepare(copier: Copier) {
    const { document, rules } = copier;
    this.signatures.prepare(copier);
    const form = document.dict(document.catalog.get('AcroForm'));
    if (!form) return;
    if (this.#keepsRest) copier.selection?.keepHiddenFields([...topFieldsOf(document).values()]);
    const names = this.#rename(copier);
    if (names.size > 0) {
      rules.set('T', (value, dict) => renameField(copier, names, value, dict));
      rules.set('Fields', (value) => copier.copy(renameAll(copier, names, value)));
      addScriptRule(copier, (name) => newName(names, name) ?? name);
    }
    this.#resources.prepare(copier, form);
  }

  add(copier: Copier) {
    const { document } = copier;
    const form = document.dict(document.catalog.get('AcroForm'));
    if (!form) return;
    const { selection } = copier;
    for (const field of selection
      ? selection.fieldsAmong(topFieldsByNumber(document))
      : topFieldsOf(document).values()) {
      const copied = copier.copy(field);
      if (copied instanceof Ref) this.#fields.push(copied);
      else if (copied !== null) this.#fields.push(this.#writer.add(copied));
    }
    const calculated = selection ? selection.fieldsAmong(calculatedFields(document)) : document.array(form.get('CO'));
    const order = calculated.map((field) => copier.copy(field));
    this.#order.push(...order.filter((field) => field !== null));
    if (document.resolve(form.get('NeedAppearances')) === true) this.#needsAppearances = true;
    if (this.xfa !== 'draws-pages') this.xfa = xfaOf(document) ?? this.xfa;
    this.#resources.add(copier, form);
  }

  finish(catalog: Dict) {
    // Some forms have only resources: readers find their fields on the pages.
    if (this.#fields.length === 0 && this.#resources.merged.size === 0) return;
    const form: Dict = new Map([['Fields', this.#fields]]);
    if (this.#resources.merged.size > 0) form.set('DR', this.#resources.merged);
    if (this.#order.length > 0) form.set('CO', this.#order);
    if (this.#needsAppearances) form.set('NeedAppearances', true);
    catalog.set('AcroForm', form);
  }

  /** Renames top-level fields whose names are taken. The names of fields below follow from theirs. */
  #rename(copier: Copier): Map<string, string> {
    const names = new Map<string, string>();
    const own = topNamesOf(copier.document);
    if (copier.index === 0) {
      this.#ofFirst = own;
      return names;
    }
    for (const name of own) {
      const isTaken = (candidate: string) =>
        this.#ofFirst.has(candidate) || this.#names.has(candidate) || (candidate !== name && own.has(candidate));
      const free = freeName(name, isTaken, this.#counts);
      if (free === name) continue;
      names.set(name, free);
      this.renamed++;
    }
    for (const name of own) this.#names.add(names.get(name) ?? name);
    return names;
  }
}

const topNamesOf = oncePerDocument((document): ReadonlySet<string> => {
  const names = [...topFieldsOf(document).keys()].flatMap((field) => document.string(field.get('T')) ?? []);
  return new Set(names.map(({ bytes }) => decodeText(bytes)));
});

const numberOf = (field: PdfObject): number | undefined => (field instanceof Ref ? field.number : undefined);

const topFieldsByNumber = oncePerDocument((document) => new Lookup(topFieldsOf(document).values(), numberOf));

const calculatedFields = oncePerDocument(
  (document) => new Lookup(document.array(formOf(document)?.get('CO')), numberOf),
);

function renameField(copier: Copier, names: Map<string, string>, value: PdfObject, dict: Dict): ReturnType<Rule> {
  const { document } = copier;
  const isTopField =
    !dict.has('Parent') && document.name(dict.get('Subtype')) !== 'Popup' && (dict.has('FT') || dict.has('Kids'));
  const isName = isTopField || document.name(dict.get('S')) === 'Hide';
  return copier.copy(isName ? renameAll(copier, names, value) : value);
}

/** Renames fields in actions, which use fully qualified names such as `parent.child`. */
function renameAll(copier: Copier, names: Map<string, string>, value: PdfObject): PdfObject {
  const resolved = copier.document.resolve(value);
  const rename = (item: PdfObject) => {
    const name = copier.document.resolve(item);
    return name instanceof PdfString ? renameName(names, name) : item;
  };
  return Array.isArray(resolved) ? resolved.map(rename) : rename(value);
}

function renameName(names: Map<string, string>, name: PdfString): PdfString {
  const renamed = newName(names, decodeText(name.bytes));
  return renamed === undefined ? name : PdfString.fromBytes(encodeText(renamed));
}

/** Returns the new name of a field, by its fully qualified name. Undefined if it keeps its name. */
function newName(names: ReadonlyMap<string, string>, name: string): string | undefined {
  const [top = '', ...rest] = name.split('.');
  return names.get(name) ?? names.get(top)?.concat(...rest.map((part) => `.${part}`));
}
