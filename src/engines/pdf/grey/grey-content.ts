import { concat, fromLatin1 } from '#containers/bytes.ts';
import { operators, type Operation } from '../content/operators.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { byCount, readSpace, type ToGrey } from './colours.ts';

/** The conversions for the current fill and stroke colour spaces. */
interface State {
  fill: ToGrey | 'pattern' | undefined;
  line: ToGrey | 'pattern' | undefined;
}

/** Operators that set a colour space and a colour, with the number of operands. */
const direct: Record<string, { side: keyof State; count: 1 | 3 | 4 }> = {
  g: { side: 'fill', count: 1 },
  G: { side: 'line', count: 1 },
  rg: { side: 'fill', count: 3 },
  RG: { side: 'line', count: 3 },
  k: { side: 'fill', count: 4 },
  K: { side: 'line', count: 4 },
};
const spaces: Record<string, keyof State> = { cs: 'fill', CS: 'line' };
const colours: Record<string, keyof State> = { sc: 'fill', scn: 'fill', SC: 'line', SCN: 'line' };

const wordOf = { fill: 'g', line: 'G' } as const;

/**
 * Converts content to greyscale: replaces operators that set colours, and keeps all others.
 *
 * @param onKept called for each inline image or pattern whose colours stay.
 */
export function greyContent(
  document: PdfDocument,
  content: Uint8Array,
  resources: Dict | undefined,
  onKept: () => void,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const known = document.dict(resources?.get('ColorSpace'));
  const stack: State[] = [];
  let state: State = { fill: undefined, line: undefined };
  let copied = 0;
  for (const operation of operators(content)) {
    const { operator, operands, start, end } = operation;
    if (operator === 'q') stack.push({ ...state });
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'ID' && isColoured(document, operands, known)) onKept();
    // An uncoloured pattern with its colour.
    else if (operator in colours && operands.length > 1 && operands.at(-1) instanceof Name) onKept();
    const grey = greyOf(document, operation, state, known);
    if (grey === undefined) continue;
    parts.push(content.subarray(copied, start), fromLatin1(`${grey} `));
    copied = end;
  }
  return concat([...parts, content.subarray(copied)]);
}

/** Returns the replacement for an operator, or undefined. */
function greyOf(
  document: PdfDocument,
  { operator, operands }: Operation,
  state: State,
  known: Dict | undefined,
): string | undefined {
  const numbers = operands.filter((operand) => typeof operand === 'number');
  const set = direct[operator];
  if (set) {
    state[set.side] = byCount(set.count);
    return `${decimal(byCount(set.count)(numbers))} ${wordOf[set.side]}`;
  }
  const space = spaces[operator];
  if (space) {
    const name = operands.at(-1);
    const object = name instanceof Name ? (known?.get(name.value) ?? name) : null;
    if (isPattern(document, object)) {
      state[space] = 'pattern';
      return undefined;
    }
    state[space] = readSpace(document, object);
    // The initial colour of inks is full tint, which is close to black as well.
    return state[space] ? `0 ${wordOf[space]}` : undefined;
  }
  const side = colours[operator];
  if (!side || state[side] === 'pattern' || operands.at(-1) instanceof Name) return undefined;
  return `${decimal((state[side] ?? byCount(numbers.length))(numbers))} ${wordOf[side]}`;
}

const decimal = (value: number) => String(Number(value.toFixed(4)));

function isPattern(document: PdfDocument, object: PdfObject): boolean {
  const resolved = document.resolve(object);
  return document.name(Array.isArray(resolved) ? resolved[0] : resolved) === 'Pattern';
}

/** Whether an inline image is coloured, by its keys and values. */
function isColoured(document: PdfDocument, operands: readonly PdfObject[], known: Dict | undefined): boolean {
  const at = operands.findIndex((key) => key instanceof Name && (key.value === 'CS' || key.value === 'ColorSpace'));
  const value = at < 0 ? undefined : operands[at + 1];
  if (value === undefined) return false;
  const object = value instanceof Name ? (known?.get(value.value) ?? value) : value;
  const resolved = document.resolve(object);
  return !['G', 'DeviceGray', 'CalGray'].includes(
    document.name(Array.isArray(resolved) ? resolved[0] : resolved) ?? '',
  );
}
