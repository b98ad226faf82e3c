import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { toLatin1 } from '#containers/bytes.ts';
import type { Copier } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Name, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { formOf } from '../document/form-fields.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { serialize } from '#containers/pdf/serialize.ts';
import { freeName } from './part.ts';
import { topFieldsOf } from './top-fields.ts';

/** The default resources of forms (ISO 32000-2, 12.7.3): fonts that fields use in their default appearance. */
export class FormResources {
  readonly merged: Dict = new Map();
  /** The new names of each document's fonts. */
  readonly #fontNames = new Map<Copier, Map<string, string>>();
  /** Fingerprints of the output's fonts, since several documents may use the same font. */
  readonly #prints = new Map<string, string>();

  /** Passes defaults of the form on to its fields, and renames their fonts. */
  prepare(copier: Copier, form: Dict) {
    const { document } = copier;
    const fonts = document.dict(document.dict(form.get('DR'))?.get('Font')) ?? new Map<string, PdfObject>();
    const names = new Map<string, string>();
    const taken = new Set(this.#prints.keys());
    for (const [name, font] of fonts) {
      const print = printOf(document, font);
      const free = freeName(
        name,
        (candidate) => taken.has(candidate) && !(print && this.#prints.get(candidate) === print),
        // A name may be free for one font and taken for another.
        new Map(),
      );
      names.set(name, free);
      if (!this.#prints.has(free)) this.#prints.set(free, print ?? '');
    }
    this.#fontNames.set(copier, names);
    copier.rules.set('DA', (value) => copier.copy(renameFonts(document, names, value)));
    handDown(document);
  }

  add(copier: Copier, form: Dict) {
    const { document } = copier;
    const fontNames = this.#fontNames.get(copier);
    const all: Dict = document.dict(form.get('DR')) ?? new Map<string, PdfObject>();
    for (const [category, value] of all) {
      const resources = document.resolve(copier.selection?.resources.prune(category, value, all) ?? value);
      if (isDict(resources) && resources.size === 0) continue;
      if (!isDict(resources)) {
        if (!this.merged.has(category)) this.merged.set(category, copier.copy(value));
        continue;
      }
      const known = this.merged.get(category);
      const merged: Dict = isDict(known) ? known : new Map();
      this.merged.set(category, merged);
      for (const [name, resource] of resources) {
        const free = category === 'Font' ? (fontNames?.get(name) ?? name) : name;
        if (merged.has(free)) continue;
        const copied = copier.copy(resource);
        if (copied !== null) merged.set(free, copied);
      }
    }
  }
}

/** Copies defaults of the form into its fields. */
const handDown = oncePerDocument((document): void => {
  const form = formOf(document);
  const inherited = [
    ['DA', document.string(form?.get('DA'))],
    ['Q', document.number(form?.get('Q'))],
  ] as const;
  for (const [dict, field] of topFieldsOf(document)) {
    for (const [key, value] of inherited) if (value !== undefined && !dict.has(key)) dict.set(key, value);
    document.keep(field);
  }
});

/** Renames fonts in a default appearance. It is a piece of content, in which names follow a slash. */
function renameFonts(document: PdfDocument, names: Map<string, string>, value: PdfObject): PdfObject {
  const appearance = document.string(value);
  if (!appearance) return value;
  const { bytes } = appearance;
  const renamed = bytes.replace(/\/([^\s/[\]()<>]+)/g, (_, name: string) => `/${names.get(name) ?? name}`);
  return renamed === bytes ? value : PdfString.fromBytes(renamed);
}

const maxDepth = 6;

/** Returns equal strings for equal fonts. Undefined for embedded fonts, which are not compared. */
function printOf(document: PdfDocument, object: PdfObject, depth = 0): string | undefined {
  const resolved = document.resolve(object);
  if (resolved instanceof Stream || depth > maxDepth) return undefined;
  if (!isDict(resolved) && !Array.isArray(resolved)) {
    const buffer = new ByteBuffer();
    serialize(resolved, buffer);
    return toLatin1(buffer.written());
  }
  const parts: string[] = [];
  const values = isDict(resolved)
    ? [...resolved].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([key, value]) => [new Name(key), value])
    : resolved;
  for (const value of values) {
    const print = printOf(document, value, depth + 1);
    if (print === undefined) return undefined;
    parts.push(print);
  }
  return `(${parts.join(' ')})`;
}
