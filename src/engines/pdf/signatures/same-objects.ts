import { equalBytes } from '#containers/bytes.ts';
import { isDict, Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';

/** Keys that lead to parents, or that follow from the other data. */
const left: ReadonlySet<string> = new Set(['Parent', 'Length']);

/** Compares two versions of a file, of which the later begins with all bytes of the earlier. */
export class Versions {
  readonly before: PdfDocument;
  readonly after: PdfDocument;
  /** Pairs of object numbers that are deeply equal. */
  readonly #same = new Set<string>();

  constructor(before: PdfDocument, after: PdfDocument) {
    this.before = before;
    this.after = after;
  }

  /**
   * Whether two objects are deeply equal. Pages are not followed, since they are compared one by one.
   *
   * @param without keys to ignore in the two objects themselves.
   */
  isSame(before: PdfObject | undefined, after: PdfObject | undefined, without: readonly string[] = []): boolean {
    const seen = new Set<string>();
    // A loop, since linked lists of objects may be longer than the call stack.
    const waiting: [PdfObject, PdfObject][] = [[before ?? null, after ?? null]];
    let apart: ReadonlySet<string> = new Set([...left, ...without]);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [was, is] = this.#resolve(next, seen);
      if (was === undefined) continue;
      const within = childrenOf(was, is ?? null, apart);
      if (!within) return false;
      waiting.push(...within);
      if (isDict(was) || was instanceof Stream) apart = left;
    }
    for (const pair of seen) this.#same.add(pair);
    return true;
  }

  /** Returns nothing for pairs that need no comparison. */
  #resolve([before, after]: [PdfObject, PdfObject], seen: Set<string>): [PdfObject?, PdfObject?] {
    if (before instanceof Ref && after instanceof Ref) {
      const pair = `${before.number} ${after.number}`;
      if (seen.has(pair) || this.#same.has(pair)) return [];
      seen.add(pair);
    }
    const pair: [PdfObject, PdfObject] = [this.before.resolve(before), this.after.resolve(after)];
    // A page that is itself compared is not passed as a reference.
    if (!(before instanceof Ref && after instanceof Ref) || !pair.some(isPage)) return pair;
    return before.number === after.number ? [] : [true, false];
  }

  /** Whether both dictionaries have equal values under these keys. */
  areSame(keys: readonly string[], before: Dict, after: Dict): boolean {
    return keys.every((key) => this.isSame(before.get(key), after.get(key)));
  }
}

const isPage = (object: PdfObject): boolean => {
  const type = isDict(object) ? object.get('Type') : undefined;
  return type instanceof Name && (type.value === 'Page' || type.value === 'Pages');
};

/** Returns the pairs that remain to be compared; undefined if the two objects differ. */
function childrenOf(
  before: PdfObject,
  after: PdfObject,
  without: ReadonlySet<string>,
): [PdfObject, PdfObject][] | undefined {
  if (before instanceof Stream) {
    if (!(after instanceof Stream) || !hasSameBytes(before, after)) return undefined;
    return childrenOf(before.dict, after.dict, without);
  }
  if (isDict(before)) {
    if (!isDict(after)) return undefined;
    const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => !without.has(key));
    return keys.map((key) => [before.get(key) ?? null, after.get(key) ?? null]);
  }
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || before.length !== after.length) return undefined;
    return before.map((item, index) => [item, after[index] ?? null]);
  }
  return isSameValue(before, after) ? [] : undefined;
}

function isSameValue(before: PdfObject, after: PdfObject): boolean {
  if (before instanceof Name) return after instanceof Name && before.value === after.value;
  if (before instanceof PdfString) return after instanceof PdfString && before.bytes === after.bytes;
  return before === after;
}

function hasSameBytes(before: Stream, after: Stream): boolean {
  if (before.end - before.start !== after.end - after.start) return false;
  // Both versions begin with the same bytes.
  if (before.start === after.start && before.source.size >= before.end) return true;
  return equalBytes(before.source.read(before.start, before.end), after.source.read(after.start, after.end));
}
