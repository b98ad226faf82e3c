import type { Copier, Rule } from '../copier.ts';
import { PdfString, Ref, type Dict, type PdfObject } from '../objects.ts';
import { decodeText, encodeText } from '../strings.ts';
import { Signatures } from '../signatures.ts';
import type { Writer } from '../writer.ts';
import { xfaOf, type XfaKind } from '../forms/xfa.ts';
import { FormResources } from './form-resources.ts';
import { freeName, type Part } from './part.ts';
import { addScriptRule } from './scripts.ts';
import { topFieldsOf } from './top-fields.ts';

/** Interactive forms (ISO 32000-2, 12.7). Fields of the same name in several files stay apart: later ones are renamed. */
export class Forms implements Part {
  /** Fields of later files that have another name now. */
  renamed = 0;
  readonly signatures = new Signatures();
  /** Of an XFA form that was left out. */
  xfa: XfaKind | undefined;
  readonly #writer: Writer;
  readonly #keepsRest: boolean;
  readonly #resources: FormResources;
  readonly #names = new Set<string>();
  readonly #fields: PdfObject[] = [];
  readonly #order: PdfObject[] = [];
  #needsAppearances = false;

  /** @param keepsRest whether fields that no page shows stay where only some pages do. */
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
    for (const field of topFieldsOf(document).values()) {
      if (copier.selection && !copier.selection.hasField(field)) continue;
      const copied = copier.copy(field);
      if (copied instanceof Ref) this.#fields.push(copied);
      else if (copied !== null) this.#fields.push(this.#writer.add(copied));
    }
    const order = document.array(form.get('CO')).map((field) => copier.copy(field));
    this.#order.push(...order.filter((field) => field !== null));
    if (document.resolve(form.get('NeedAppearances')) === true) this.#needsAppearances = true;
    if (this.xfa !== 'draws-pages') this.xfa = xfaOf(document) ?? this.xfa;
    this.#resources.add(copier, form);
  }

  finish(catalog: Dict) {
    // Some forms have only their resources: readers find their fields on the pages.
    if (this.#fields.length === 0 && this.#resources.merged.size === 0) return;
    const form: Dict = new Map([['Fields', this.#fields]]);
    if (this.#resources.merged.size > 0) form.set('DR', this.#resources.merged);
    if (this.#order.length > 0) form.set('CO', this.#order);
    if (this.#needsAppearances) form.set('NeedAppearances', true);
    catalog.set('AcroForm', form);
  }

  /** New names for fields at the top whose name is taken; those below are named through them. */
  #rename(copier: Copier): Map<string, string> {
    const names = new Map<string, string>();
    const own = new Set<string>();
    for (const field of topFieldsOf(copier.document).keys()) {
      const name = copier.document.string(field.get('T'));
      if (name) own.add(decodeText(name.bytes));
    }
    for (const name of own) {
      const free = freeName(
        name,
        (candidate) => this.#names.has(candidate) || (candidate !== name && own.has(candidate)),
      );
      if (free === name) continue;
      names.set(name, free);
      this.renamed++;
    }
    for (const name of own) this.#names.add(names.get(name) ?? name);
    return names;
  }
}

function renameField(copier: Copier, names: Map<string, string>, value: PdfObject, dict: Dict): ReturnType<Rule> {
  const { document } = copier;
  const isTopField =
    !dict.has('Parent') && document.name(dict.get('Subtype')) !== 'Popup' && (dict.has('FT') || dict.has('Kids'));
  const isName = isTopField || document.name(dict.get('S')) === 'Hide';
  return copier.copy(isName ? renameAll(copier, names, value) : value);
}

/** Actions name fields in full, as `parent.child`. */
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

/** Of a field that is told in full. Undefined when it keeps its name. */
function newName(names: ReadonlyMap<string, string>, name: string): string | undefined {
  const [top = '', ...rest] = name.split('.');
  return names.get(name) ?? names.get(top)?.concat(...rest.map((part) => `.${part}`));
}
