import { operators } from '../content/operators.ts';
import { readPageContent, resourcesOf } from '../content/page-content.ts';
import type { Copier, Rule } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { isDict, isName, Name, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { encodingOf } from '../fonts/simple-encoding.ts';

/** The resource category that an operator refers to (ISO 32000-2, 7.8.3). */
const categories: Readonly<Record<string, string>> = {
  Do: 'XObject',
  scn: 'Pattern',
  SCN: 'Pattern',
  gs: 'ExtGState',
  Tf: 'Font',
  sh: 'Shading',
  // The properties of marked content, which may contain replacement text.
  BDC: 'Properties',
  DP: 'Properties',
};

const showing = new Set(['Tj', 'TJ', "'", '"']);

type Names = Map<string, Set<string>>;

/**
 * Returns rules that remove resources which no content draws. Pages often share resources: what only a redacted page
 * drew must not stay in the file merely because it has a name.
 */
export function drawnRules(copier: Copier): [string, Rule][] {
  const { drawn, glyphs } = new Search(copier.document).run();
  const named = Array.from(new Set(Object.values(categories)), (category): [string, Rule] => [
    category,
    (value, dict) => {
      const names = drawn.get(dict);
      return copier.copy(names ? only(copier.document, value, names.get(category) ?? new Set()) : value);
    },
  ]);
  return [
    ...named,
    // The glyphs of Type 3 fonts that are shown.
    [
      'CharProcs',
      (value, dict) => {
        const names = glyphs.get(dict);
        return copier.copy(names ? only(copier.document, value, names) : value);
      },
    ],
  ];
}

function only(document: PdfDocument, value: PdfObject, names: ReadonlySet<string>): PdfObject {
  const all = document.dict(value);
  return all ? new Map([...all].filter(([name]) => names.has(name))) : value;
}

class Search {
  /** By resource dictionary. */
  readonly drawn = new Map<Dict, Names>();
  /** By Type 3 font. */
  readonly glyphs = new Map<Dict, Set<string>>();
  readonly #document: PdfDocument;
  readonly #seen = new Map<Dict, Set<Dict | undefined>>();
  /** The resources of content that cannot be read. */
  readonly #unknown = new Set<Dict>();
  #isCertain = true;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  run(): this {
    const document = this.#document;
    for (const page of document.pages) {
      this.#read(readPageContent(document, page), resourcesOf(document, page));
      for (const annotation of document.array(page.dict.get('Annots'))) {
        for (const look of document.dict(document.dict(annotation)?.get('AP'))?.values() ?? []) this.#look(look);
      }
    }
    for (const resources of this.#unknown) this.drawn.delete(resources);
    if (!this.#isCertain) this.glyphs.clear();
    return this;
  }

  #look(look: PdfObject) {
    const resolved = this.#document.resolve(look);
    const states = isDict(resolved) ? [...resolved.values()] : [resolved];
    for (const state of states) this.#stream(this.#document.resolve(state), undefined);
  }

  /** @param outer the resources of what draws it, for streams without their own. */
  #stream(stream: PdfObject, outer: Dict | undefined) {
    if (!(stream instanceof Stream) || isName(stream.dict.get('Subtype'), 'Image')) return;
    const resources = this.#document.dict(stream.dict.get('Resources')) ?? outer;
    const seen = this.#seen.get(stream.dict) ?? new Set();
    if (!resources || seen.has(resources)) return;
    this.#seen.set(stream.dict, seen.add(resources));
    const content = orWhenMalformed(
      () => decode(stream, this.#document),
      () => undefined,
    );
    if (content) this.#read(content, resources);
    else this.#unknown.add(resources);
  }

  #read(content: Uint8Array, resources: Dict) {
    const document = this.#document;
    const names: Names = this.drawn.get(resources) ?? new Map();
    this.drawn.set(resources, names);
    const stack: (Dict | undefined)[] = [];
    let font: Dict | undefined;
    for (const { operator, operands } of operators(content)) {
      if (operator === 'q') stack.push(font);
      else if (operator === 'Q') font = stack.length > 0 ? stack.pop() : font;
      else if (showing.has(operator)) this.#show(font, operands.at(-1), resources);
      const category = categories[operator];
      const name = category === 'Font' ? operands[0] : operands.at(-1);
      if (!category || !(name instanceof Name)) continue;
      names.set(category, (names.get(category) ?? new Set()).add(name.value));
      const named = document.resolve(document.dict(resources.get(category))?.get(name.value));
      if (category === 'Font') font = document.dict(named);
      else if (category === 'ExtGState') {
        const state = document.dict(named);
        if (state?.has('Font')) font = document.dict(document.array(state.get('Font'))[0]);
        this.#stream(document.resolve(document.dict(state?.get('SMask'))?.get('G')), resources);
      } else if (category === 'XObject' || category === 'Pattern') this.#stream(named, resources);
    }
  }

  /** Records which glyphs of a Type 3 font are shown. */
  #show(font: Dict | undefined, text: PdfObject | undefined, outer: Dict) {
    // The content inherits the font of what draws it.
    if (!font) this.#isCertain = false;
    const drawings = this.#document.dict(font?.get('CharProcs'));
    if (!font || !drawings) return;
    const names = this.glyphs.get(font) ?? new Set();
    this.glyphs.set(font, names);
    const { differences } = encodingOf(this.#document, font);
    for (const part of Array.isArray(text) ? text : [text]) {
      if (!(part instanceof PdfString)) continue;
      for (const code of new Set(part.bytes)) {
        const name = differences.get(code.charCodeAt(0)) ?? '';
        names.add(name);
        const own = this.#document.dict(font.get('Resources')) ?? outer;
        this.#stream(this.#document.resolve(drawings.get(name)), own);
      }
    }
  }
}
