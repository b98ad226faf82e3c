import type { PdfDocument } from './document.ts';
import { isName, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { decodeText } from '#containers/pdf/strings.ts';

/** How deeply fields may be nested. */
const maxDepth = 32;

/** A place on a page where a field is shown. */
export interface Widget {
  dict: Dict;
  /** The page index. */
  page: number;
}

/** A field that holds a value (ISO 32000-2, 12.7.4), with its widgets. */
export interface Field {
  /** The fully qualified name, such as `parent.child`. */
  name: string;
  /** The field and its ancestors, up to the root. */
  chain: readonly [Dict, ...Dict[]];
  widgets: Widget[];
}

/** Collects all fields that have widgets on pages, in page order. */
export function collectFields(document: PdfDocument): Field[] {
  const fields = new Map<Dict, Field>();
  for (const [page, { dict }] of document.pages.entries()) {
    for (const annotation of document.array(dict.get('Annots'))) {
      const widget = document.dict(annotation);
      if (!widget || !isName(document.resolve(widget.get('Subtype')), 'Widget')) continue;
      const chain = chainOf(document, widget);
      const [own] = chain;
      const known = fields.get(own);
      if (known) known.widgets.push({ dict: widget, page });
      else fields.set(own, { name: nameOf(document, chain), chain, widgets: [{ dict: widget, page }] });
    }
  }
  return [...fields.values()];
}

/** Returns the field that owns a widget, and its ancestors. A widget without a name belongs to the field above it. */
function chainOf(document: PdfDocument, widget: Dict): [Dict, ...Dict[]] {
  const all: Dict[] = [];
  for (let next: Dict | undefined = widget; next && !all.includes(next) && all.length < maxDepth;) {
    all.push(next);
    next = document.dict(next.get('Parent'));
  }
  const first = all.findIndex((dict) => dict.has('T'));
  const [own = widget, ...above] = all.slice(Math.max(0, first));
  return [own, ...above];
}

const nameOf = (document: PdfDocument, chain: readonly Dict[]): string =>
  chain
    .map((dict) => decodeText(document.string(dict.get('T'))?.bytes ?? ''))
    .filter((name) => name !== '')
    .toReversed()
    .join('.');

/** Returns an inheritable entry: the field's own, that of its nearest ancestor, or the default of the form. */
export function inherited(document: PdfDocument, chain: readonly Dict[], key: string): PdfObject {
  for (const dict of chain) {
    const value = document.resolve(dict.get(key));
    if (value !== null) return value;
  }
  return key === 'DA' || key === 'Q' ? document.resolve(formOf(document)?.get(key)) : null;
}

export const formOf = (document: PdfDocument): Dict | undefined => document.dict(document.catalog.get('AcroForm'));

export type FieldKind = 'text' | 'checkbox' | 'radio' | 'list' | 'combo' | 'button' | 'signature';

/** Tests a bit of `Ff`, counted from 1 (tables 227 to 231). */
export const flagOf = (document: PdfDocument, { chain }: Field, bit: number): boolean => {
  const flags = inherited(document, chain, 'Ff');
  return typeof flags === 'number' && (flags & (1 << (bit - 1))) !== 0;
};

export function kindOf(document: PdfDocument, field: Field): FieldKind | undefined {
  const type = inherited(document, field.chain, 'FT');
  if (isName(type, 'Tx')) return 'text';
  if (isName(type, 'Sig')) return 'signature';
  if (isName(type, 'Ch')) return flagOf(document, field, 18) ? 'combo' : 'list';
  if (!isName(type, 'Btn')) return undefined;
  return flagOf(document, field, 17) ? 'button' : flagOf(document, field, 16) ? 'radio' : 'checkbox';
}

/** The choices of a list: the values in the file and the labels that people see. */
export function choicesOf(document: PdfDocument, { chain }: Field): { value: string; label: string }[] {
  const options = inherited(document, chain, 'Opt');
  return (Array.isArray(options) ? options : []).map((option) => {
    const pair = document.array(option).map((each) => textOf(document, each));
    const [value = textOf(document, option), label = value] = pair;
    return { value, label };
  });
}

/** What a field is called for people. */
export const labelOf = (document: PdfDocument, { name, chain }: Field): string =>
  textOf(document, inherited(document, chain, 'TU')) || name;

/** Decodes a text string or a name. Text streams read as empty. */
export const textOf = (document: PdfDocument, object: PdfObject | undefined): string =>
  decodeText(document.string(object)?.bytes ?? document.name(object) ?? '');

/** The values of a text or choice field. */
export function valuesOf(document: PdfDocument, { chain }: Field): string[] {
  const value = inherited(document, chain, 'V');
  if (Array.isArray(value)) return value.map((each) => textOf(document, each));
  return value === null ? [] : [textOf(document, value)];
}
