import type { PdfDocument } from '../document/document.ts';
import { isDict, isName, type Dict, type PdfObject } from '#containers/pdf/objects.ts';

/** How deeply visibility expressions may be nested. */
const deepest = 32;

/** Which layers a document shows when it is opened (ISO 32000-2, 8.11). */
export class Layers {
  readonly #document: PdfDocument;
  readonly #isOnAtFirst: boolean;
  /** Those that differ from the base state. */
  readonly #others: Set<Dict>;

  constructor(document: PdfDocument) {
    this.#document = document;
    const properties = document.dict(document.catalog.get('OCProperties'));
    const configuration = document.dict(properties?.get('D'));
    this.#isOnAtFirst = document.name(configuration?.get('BaseState')) !== 'OFF';
    const others = document.array(configuration?.get(this.#isOnAtFirst ? 'OFF' : 'ON'));
    this.#others = new Set(others.flatMap((group) => document.dict(group) ?? []));
  }

  /** @param content an `OC` entry: a group, or a membership dictionary. */
  isShown(content: PdfObject | undefined): boolean {
    const document = this.#document;
    const dict = document.dict(content);
    if (!dict) return true;
    if (!isName(document.resolve(dict.get('Type')), 'OCMD')) return this.#isOnAtFirst !== this.#others.has(dict);
    const expression = document.array(dict.get('VE'));
    if (expression.length > 0) return this.#isTrue(expression, 0);
    const groups = document.resolve(dict.get('OCGs'));
    const states = (isDict(groups) ? [groups] : document.array(groups))
      .flatMap((group) => document.dict(group) ?? [])
      .map((group) => this.isShown(group));
    return states.length === 0 || this.#holds(document.name(dict.get('P')) ?? 'AnyOn', states);
  }

  #holds(policy: string, states: readonly boolean[]): boolean {
    const [all, some] = [states.every(Boolean), states.some(Boolean)];
    const held = new Map([
      ['AllOn', all],
      ['AnyOff', !all],
      ['AllOff', !some],
    ]);
    return held.get(policy) ?? some;
  }

  #isTrue([operator, ...operands]: readonly PdfObject[], depth: number): boolean {
    const document = this.#document;
    if (depth > deepest) return true;
    const states = operands.map((operand) => {
      const inner = document.array(operand);
      return inner.length > 0 ? this.#isTrue(inner, depth + 1) : this.isShown(operand);
    });
    const name = document.name(operator);
    if (name === 'Not') return !states[0];
    return name === 'Or' ? states.some(Boolean) : states.every(Boolean);
  }
}

/** Returns the indexes of the annotations of each page that are on a layer that is off. */
export function hiddenAnnotations(document: PdfDocument): number[][] {
  if (!document.catalog.has('OCProperties')) return [];
  const layers = new Layers(document);
  return document.pages.map(({ dict }) =>
    document
      .array(dict.get('Annots'))
      .flatMap((annotation, index) => (layers.isShown(document.dict(annotation)?.get('OC')) ? [] : [index])),
  );
}
