import { transform } from '../content/boxes.ts';
import { placeOf } from '../content/drawings.ts';
import { identity, multiply, toMatrix, type Matrix } from '../content/matrix.ts';
import { operators } from '../content/operators.ts';
import { readContent, readPageContent, resourcesOf } from '../content/page-content.ts';
import type { Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Page } from '../document/page-tree.ts';
import type { CodeMap } from '../fonts/code-map.ts';
import { isName, Name, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { decodeText } from '#containers/pdf/strings.ts';
import { glyphReader } from './glyphs.ts';
import { PathInProgress, paintOperators, pathOperators } from './paths.ts';
import type { TextsOfMarks } from './structure-texts.ts';
import { spoken } from './tags.ts';
import { initialState, TextCursor, type TextState } from './text-state.ts';

/** Marked content with a replacement text (ISO 32000-2, 14.9). */
export interface SpokenSpan {
  texts: string[];
  /** Where it draws something, in the page's coordinates. */
  boxes: Box[];
}

const maxDepth = 12;

/**
 * Returns the marked content of a page that has a replacement text.
 *
 * @param maps the predefined CMaps.
 * @param marks what the structure says in place of it.
 */
export function spokenSpans(
  document: PdfDocument,
  page: Page,
  maps: ReadonlyMap<string, CodeMap>,
  marks: TextsOfMarks,
): SpokenSpan[] {
  const walk = new Walk(document, maps, marks);
  walk.read(readPageContent(document, page), resourcesOf(document, page), initialState(identity), 0);
  return walk.spans;
}

class Walk {
  readonly spans: SpokenSpan[] = [];
  readonly #document: PdfDocument;
  readonly #maps: ReadonlyMap<string, CodeMap>;
  readonly #marks: TextsOfMarks;
  /** The marked content that has not ended. */
  readonly #open: (SpokenSpan | undefined)[] = [];

  constructor(document: PdfDocument, maps: ReadonlyMap<string, CodeMap>, marks: TextsOfMarks) {
    this.#document = document;
    this.#maps = maps;
    this.#marks = marks;
  }

  read(content: Uint8Array, resources: Dict, start: TextState, depth: number) {
    const document = this.#document;
    const named = (category: string, name: PdfObject | undefined) =>
      name instanceof Name ? document.resolve(document.dict(resources.get(category))?.get(name.value)) : null;
    const cursor = new TextCursor();
    const path = new PathInProgress();
    const stack: TextState[] = [];
    let state = { ...start };
    for (const operation of operators(content)) {
      const { operator, operands } = operation;
      const numbers = operands.map((value) => (typeof value === 'number' ? value : 0));
      if (operator === 'q') stack.push({ ...state });
      else if (operator === 'Q') state = stack.pop() ?? state;
      else if (operator === 'cm') state.matrix = multiply(toMatrix(operands.slice(-6)) ?? identity, state.matrix);
      else if (operator === 'Tf') {
        const font = document.dict(named('Font', operands[0]));
        state.size = numbers.at(-1) ?? 0;
        state.reader = font && glyphReader(document, font, this.#maps);
      } else if (operator === 'BDC' || operator === 'BMC')
        this.#begin(operands[1], (name) => named('Properties', name), depth);
      else if (operator === 'EMC') this.#open.pop();
      else if (operator === 'Do') this.#draw(named('XObject', operands.at(-1)), resources, state, depth);
      else if (operator === 'ID') this.#add(transform([0, 0, 1, 1], state.matrix));
      else if (pathOperators.has(operator)) path.add(operator, operands, state.matrix);
      else if (paintOperators.has(operator)) {
        if (operator !== 'n' && path.box) this.#add(path.box);
        path.clear();
      } else if (operator === 'Tj' || operator === 'TJ') this.#show(operands.at(-1), cursor, state);
      else if (operator === "'" || operator === '"') {
        if (operator === '"') [state.wordSpace = 0, state.characterSpace = 0] = numbers;
        cursor.nextLine(0, -state.leading);
        this.#show(operands.at(-1), cursor, state);
      } else cursor.follow(operation, state);
    }
  }

  #begin(properties: PdfObject | undefined, named: (name: PdfObject | undefined) => PdfObject, depth: number) {
    const dict = this.#document.dict(properties instanceof Name ? named(properties) : properties);
    const texts = spoken.flatMap((key) => {
      const text = this.#document.resolve(dict?.get(key));
      return text instanceof PdfString ? [decodeText(text.bytes)] : [];
    });
    // In drawings, marks count from 0 again.
    const mark = depth === 0 ? this.#document.number(dict?.get('MCID')) : undefined;
    if (mark !== undefined) texts.push(...(this.#marks.get(mark) ?? []));
    const span = texts.length > 0 ? { texts, boxes: [] } : undefined;
    if (span) this.spans.push(span);
    this.#open.push(span);
  }

  #add(box: Box) {
    for (const span of this.#open) span?.boxes.push(box);
  }

  #draw(drawn: PdfObject, resources: Dict, state: TextState, depth: number) {
    const document = this.#document;
    if (!(drawn instanceof Stream)) return;
    if (isName(document.resolve(drawn.dict.get('Subtype')), 'Image')) {
      this.#add(transform([0, 0, 1, 1], state.matrix));
      return;
    }
    if (depth >= maxDepth) return;
    const matrix: Matrix = multiply(placeOf(document, drawn.dict), state.matrix);
    const own = document.dict(drawn.dict.get('Resources')) ?? resources;
    const marks = this.#open.length;
    this.read(readContent(document, drawn), own, { ...state, matrix }, depth + 1);
    this.#open.length = Math.min(marks, this.#open.length);
  }

  #show(shown: PdfObject | undefined, cursor: TextCursor, state: TextState) {
    for (const part of Array.isArray(shown) ? shown : [shown]) {
      if (typeof part === 'number') cursor.move((-part / 1000) * state.size, state);
      if (!(part instanceof PdfString)) continue;
      for (const glyph of state.reader?.split(part.bytes) ?? []) {
        if (!glyph.isSpace) this.#add(cursor.boxOf(glyph, state));
        cursor.move(TextCursor.advanceOf(glyph, state), state);
      }
    }
  }
}
