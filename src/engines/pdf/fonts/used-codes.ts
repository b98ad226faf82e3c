import { operators } from '../content/operators.ts';
import { readPageContent, resourcesOf } from '../content/page-content.ts';
import { fromLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { isDict, isName, Name, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';

/** Which strings are shown in which fonts. */
export interface UsedCodes {
  /** Fonts with the strings that content shows in them. */
  shown: Map<Dict, Set<string>>;
  /** Form fonts, in which other text may be written later. */
  open: Set<Dict>;
}

const showing = new Set(['Tj', 'TJ', "'", '"']);

/** Returns undefined unless all content could be analysed. */
export function findUsedCodes(document: PdfDocument): UsedCodes | undefined {
  const search = new Search(document);
  for (const page of document.pages) {
    search.run(readPageContent(document, page), resourcesOf(document, page));
    for (const annotation of document.array(page.dict.get('Annots'))) {
      const dict = document.dict(annotation);
      for (const look of document.dict(dict?.get('AP'))?.values() ?? []) search.look(look);
      search.leaveOpen(document.dict(dict?.get('DR')));
    }
  }
  search.leaveOpen(document.dict(document.dict(document.catalog.get('AcroForm'))?.get('DR')));
  return search.isCertain ? { shown: search.shown, open: search.open } : undefined;
}

class Search {
  readonly shown = new Map<Dict, Set<string>>();
  readonly open = new Set<Dict>();
  isCertain = true;
  readonly #document: PdfDocument;
  readonly #seen = new Set<Dict>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Searches an appearance stream, or one for each state. */
  look(object: PdfObject) {
    const resolved = this.#document.resolve(object);
    if (resolved instanceof Stream) this.#stream(resolved, undefined);
    else if (isDict(resolved))
      for (const state of resolved.values()) this.#stream(this.#document.resolve(state), undefined);
  }

  leaveOpen(resources: Dict | undefined) {
    for (const font of this.#document.dict(resources?.get('Font'))?.values() ?? []) {
      const dict = this.#document.dict(font);
      if (dict) this.open.add(dict);
    }
  }

  #stream(object: PdfObject, outer: Dict | undefined) {
    if (!(object instanceof Stream) || this.#seen.has(object.dict)) return;
    this.#seen.add(object.dict);
    if (isName(object.dict.get('Subtype'), 'Image')) return;
    const content = orWhenMalformed(
      () => decode(object, this.#document),
      () => undefined,
    );
    if (!content) this.isCertain = false;
    else this.run(content, this.#document.dict(object.dict.get('Resources')) ?? outer);
  }

  run(content: Uint8Array, resources: Dict | undefined) {
    const document = this.#document;
    this.#addResources(resources);
    const fonts = document.dict(resources?.get('Font'));
    const states = document.dict(resources?.get('ExtGState'));
    const stack: (Dict | undefined)[] = [];
    let font: Dict | undefined;
    for (const { operator, operands } of operators(content)) {
      if (operator === 'q') stack.push(font);
      else if (operator === 'Q') font = stack.length > 0 ? stack.pop() : font;
      else if (operator === 'Tf') font = document.dict(fonts?.get(nameOf(operands[0])));
      else if (operator === 'gs') {
        const [own] = document.array(document.dict(states?.get(nameOf(operands[0])))?.get('Font'));
        if (own !== undefined) font = document.dict(own);
      } else if (showing.has(operator)) this.#show(font, operands.at(-1));
    }
  }

  #show(font: Dict | undefined, text: PdfObject | undefined) {
    // A form XObject may use the font of the content that draws it.
    if (!font) {
      this.isCertain = false;
      return;
    }
    const shown = this.shown.get(font) ?? new Set<string>();
    this.shown.set(font, shown);
    for (const part of Array.isArray(text) ? text : [text]) if (part instanceof PdfString) shown.add(part.bytes);
  }

  /** Searches everything that content can draw, whether it does or not. */
  #addResources(resources: Dict | undefined) {
    if (!resources || this.#seen.has(resources)) return;
    this.#seen.add(resources);
    const document = this.#document;
    const all = (key: string) => [...(document.dict(resources.get(key))?.values() ?? [])];
    for (const object of [...all('XObject'), ...all('Pattern')]) this.#stream(document.resolve(object), resources);
    for (const object of all('ExtGState')) {
      const mask = document.dict(document.dict(object)?.get('SMask'));
      this.#stream(document.resolve(mask?.get('G')), resources);
    }
    for (const object of all('Font')) {
      const font = document.dict(object);
      const own = document.dict(font?.get('Resources')) ?? resources;
      for (const glyph of document.dict(font?.get('CharProcs'))?.values() ?? []) {
        this.#stream(document.resolve(glyph), own);
      }
    }
  }
}

const nameOf = (object: PdfObject | undefined): string => (object instanceof Name ? object.value : '');

/** Splits strings into codes of a fixed number of bytes. */
export function codesOf(strings: Iterable<string>, bytes: 1 | 2): Set<number> {
  const codes = new Set<number>();
  for (const text of strings) {
    const data = fromLatin1(text);
    for (let at = 0; at + bytes <= data.length; at += bytes) {
      codes.add(bytes === 1 ? (data[at] ?? 0) : (data[at] ?? 0) * 256 + (data[at + 1] ?? 0));
    }
  }
  return codes;
}
