export const longestMatch = 258;
export const longestCode = 15;

/** The extra bits of length symbols (from 257) and of distance symbols (RFC 1951, 3.2.5). */
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBits = Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));
/** The order in which the lengths of code length codes are stored (3.2.7). */
export const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The value of the symbol that ends a block. Lengths are stored above it. */
export const blockEnd = 256;

/** What each symbol stands for: its smallest value times 256, plus the number of its extra bits times 16. */
type Meanings = readonly number[];

const plain = (count: number): Meanings => Array.from({ length: count }, (_, symbol) => symbol << 8);

export const literalMeanings: Meanings = [
  ...plain(blockEnd + 1),
  ...meanings(blockEnd + 3, lengthBits).fill((blockEnd + longestMatch) << 8, 28),
];
export const distanceMeanings = meanings(1, distanceBits);
export const lengthMeanings = plain(19);

function meanings(first: number, bits: readonly number[]): number[] {
  let next = first;
  return bits.map((count) => {
    const base = next;
    next += 2 ** count;
    return (base << 8) | (count << 4);
  });
}

/** A lookup table by the next bits of the data: a symbol's meaning plus the length of its code, or 0 for none. */
export interface Codes {
  table: Uint32Array;
  mask: number;
}

export const newTable = () => new Uint32Array(2 ** longestCode);

/**
 * Builds the lookup table; undefined if the code is over-subscribed.
 *
 * @param lengths code lengths in bits, by symbol.
 * @param table is written to.
 */
export function codesOf(lengths: ArrayLike<number>, meanings: Meanings, table: Uint32Array): Codes | undefined {
  const counts = new Uint16Array(longestCode + 1);
  let longest = 1;
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    counts[length] = (counts[length] ?? 0) + 1;
    if (length > longest) longest = length;
  }
  const next = new Uint16Array(longestCode + 1);
  let code = 0;
  for (let length = 1; length <= longest; length++) {
    code = (code + (counts[length - 1] ?? 0)) << 1;
    next[length] = code;
    if (code + (counts[length] ?? 0) > 2 ** length) return undefined;
  }
  const size = 2 ** longest;
  table.fill(0, 0, size);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    const meaning = meanings[symbol];
    if (length === 0) continue;
    const own = next[length] ?? 0;
    next[length] = own + 1;
    if (meaning === undefined) continue;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++) reversed |= ((own >> bit) & 1) << (length - 1 - bit);
    for (let at = reversed; at < size; at += 2 ** length) table[at] = meaning | length;
  }
  return { table, mask: size - 1 };
}

const fixedLengths = Array.from({ length: 288 }, (_, symbol) =>
  symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
);
let fixed: { literals: Codes | undefined; distances: Codes | undefined } | undefined;

/** Returns the codes of blocks that have none of their own (3.2.6). */
export const fixedCodes = () =>
  (fixed ??= {
    literals: codesOf(fixedLengths, literalMeanings, newTable()),
    distances: codesOf(Array<number>(30).fill(5), distanceMeanings, newTable()),
  });
