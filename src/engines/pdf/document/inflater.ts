/**
 * How compressed data ended: complete; complete except for its end mark or checksum; with a wrong checksum; damaged or
 * truncated; or over the limit.
 */
export type Ending = 'whole' | 'unmarked' | 'changed' | 'broken' | 'too-large';

/** The farthest distance of a match, in bytes (RFC 1951, 2). */
const reach = 2 ** 15;
const bufferSize = 2 ** 18;
const longestMatch = 258;
const longestCode = 15;

/** The extra bits and smallest values of length symbols (from 257) and of distance symbols (RFC 1951, 3.2.5). */
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const lengthBases = bases(3, lengthBits).fill(longestMatch, 28);
const distanceBits = Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));
const distanceBases = bases(1, distanceBits);
/** The order in which the lengths of code length codes are stored (3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function bases(first: number, bits: readonly number[]): number[] {
  let next = first;
  return bits.map((count) => {
    const base = next;
    next += 2 ** count;
    return base;
  });
}

/**
 * A lookup table by the next bits of the data: the symbol times 16 plus the length of its code in bits, or 0 for an
 * invalid code.
 */
interface Codes {
  table: Uint16Array;
  mask: number;
}

/**
 * Builds the lookup table; undefined if the code is over-subscribed.
 *
 * @param lengths code lengths in bits, by symbol.
 */
function codesOf(lengths: ArrayLike<number>): Codes | undefined {
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
  const table = new Uint16Array(2 ** longest);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const own = next[length] ?? 0;
    next[length] = own + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++) reversed |= ((own >> bit) & 1) << (length - 1 - bit);
    for (let at = reversed; at < table.length; at += 2 ** length) table[at] = symbol * 16 + length;
  }
  return { table, mask: table.length - 1 };
}

const fixedLengths = Array.from({ length: 288 }, (_, symbol) =>
  symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
);
let fixed: { literals: Codes | undefined; distances: Codes | undefined } | undefined;

/** Decompresses zlib data (RFC 1950 and 1951) piece by piece in little memory, and verifies it. */
export class Inflater {
  readonly #data: Uint8Array;
  readonly #most: number;
  readonly #take: (part: Uint8Array) => void;
  readonly #output = new Uint8Array(bufferSize);
  /** The next position in the output buffer, and the start of the part that has not been delivered. */
  #position = 0;
  #taken = 0;
  #length = 0;
  #at = 0;
  #bits = 0;
  #count = 0;
  /** The two sums of Adler-32. */
  #low = 1;
  #high = 0;

  /**
   * @param most the limit for the decompressed data, in bytes.
   * @param take receives each piece, which is only valid until it returns.
   */
  constructor(data: Uint8Array, most: number, take: (part: Uint8Array) => void) {
    this.#data = data;
    this.#most = most;
    this.#take = take;
  }

  /** Decompresses everything. Whatever the ending, all readable output has been delivered. */
  run(): Ending {
    if (this.#data.length === 0) return 'whole';
    const hasHeader = hasZlibHeader(this.#data);
    // Data without the header may still be valid deflate data.
    this.#at = hasHeader ? 2 : 0;
    const ending = this.#blocks();
    this.#flush();
    if (ending !== 'whole') return ending;
    return hasHeader ? this.#compareSums() : 'broken';
  }

  #blocks(): Ending {
    for (let isFirst = true; ; isFirst = false) {
      const head = this.#read(3);
      if (head < 0) return isFirst ? 'broken' : 'unmarked';
      const ending = this.#block(head >> 1);
      if (ending !== 'whole' || (head & 1) === 1) return ending;
    }
  }

  #block(type: number): Ending {
    if (type === 0) return this.#stored();
    if (type === 3) return 'broken';
    fixed ??= { literals: codesOf(fixedLengths), distances: codesOf(Array<number>(30).fill(5)) };
    const { literals, distances } = type === 1 ? fixed : this.#readCodes();
    return literals && distances ? this.#packed(literals, distances) : 'broken';
  }

  #stored(): Ending {
    // Drops the remaining bits of the last byte, and returns whole bytes that were read ahead.
    this.#at -= this.#count >> 3;
    this.#bits = this.#count = 0;
    const data = this.#data;
    const length = (data[this.#at] ?? 0) + (data[this.#at + 1] ?? 0) * 256;
    const inverted = (data[this.#at + 2] ?? 0) + (data[this.#at + 3] ?? 0) * 256;
    if (this.#at + 4 > data.length || length + inverted !== 0xffff) return 'broken';
    this.#at += 4;
    const end = Math.min(data.length, this.#at + length);
    const isCut = this.#at + length > data.length;
    while (this.#at < end) {
      const part = data.subarray(this.#at, Math.min(end, this.#at + longestMatch));
      this.#output.set(part, this.#position);
      this.#position += part.length;
      this.#at += part.length;
      if (!this.#hasRoom()) return 'too-large';
    }
    return isCut ? 'broken' : 'whole';
  }

  #readCodes(): { literals: Codes | undefined; distances: Codes | undefined } {
    const none = { literals: undefined, distances: undefined };
    const [literals, distances, count] = [this.#read(5) + 257, this.#read(5) + 1, this.#read(4) + 4];
    if (count < 4 || literals > 286) return none;
    const ofLengths = new Uint8Array(19);
    for (const symbol of lengthOrder.slice(0, count)) {
      const length = this.#read(3);
      if (length < 0) return none;
      ofLengths[symbol] = length;
    }
    const codes = codesOf(ofLengths);
    if (!codes) return none;
    const lengths = new Uint8Array(literals + distances);
    for (let at = 0; at < lengths.length;) {
      const symbol = this.#symbol(codes);
      if (symbol < 0) return none;
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const more = symbol === 16 ? this.#read(2) : symbol === 17 ? this.#read(3) : this.#read(7);
      const times = more + (symbol === 18 ? 11 : 3);
      if (more < 0 || at + times > lengths.length || (symbol === 16 && at === 0)) return none;
      if (symbol === 16) lengths.fill(lengths[at - 1] ?? 0, at, at + times);
      at += times;
    }
    return { literals: codesOf(lengths.subarray(0, literals)), distances: codesOf(lengths.subarray(literals)) };
  }

  #packed(literals: Codes, distances: Codes): Ending {
    const output = this.#output;
    for (;;) {
      const symbol = this.#symbol(literals);
      if (symbol < 256) {
        if (symbol < 0) return 'broken';
        output[this.#position++] = symbol;
      } else {
        if (symbol === 256) return 'whole';
        const lengthExtra = this.#read(lengthBits[symbol - 257] ?? 0);
        const distanceSymbol = this.#symbol(distances);
        const distanceExtra = this.#read(distanceBits[distanceSymbol] ?? 0);
        const base = distanceBases[distanceSymbol];
        if (symbol > 285 || lengthExtra < 0 || distanceExtra < 0 || base === undefined) return 'broken';
        const distance = base + distanceExtra;
        if (distance > this.#position) return 'broken';
        const end = this.#position + (lengthBases[symbol - 257] ?? 0) + lengthExtra;
        // Most matches are short; only long runs of one byte gain from `fill`.
        if (distance === 1 && end - this.#position > 16)
          output.fill(output[this.#position - 1] ?? 0, this.#position, end);
        else for (let at = this.#position; at < end; at++) output[at] = output[at - distance] ?? 0;
        this.#position = end;
      }
      if (this.#position > bufferSize - longestMatch && !this.#hasRoom()) return 'too-large';
    }
  }

  /** Delivers the output if the buffer is full. Returns false if the limit is exceeded. */
  #hasRoom(): boolean {
    if (this.#position <= bufferSize - longestMatch) return true;
    this.#flush();
    this.#output.copyWithin(0, this.#position - reach, this.#position);
    this.#position = this.#taken = reach;
    return this.#length <= this.#most;
  }

  #flush() {
    const part = this.#output.subarray(this.#taken, this.#position);
    this.#taken = this.#position;
    this.#length += part.length;
    this.#sum(part);
    if (part.length > 0) this.#take(part);
  }

  #sum(part: Uint8Array) {
    let [low, high] = [this.#low, this.#high];
    for (let from = 0; from < part.length; from += 2048) {
      const to = Math.min(part.length, from + 2048);
      for (let at = from; at < to; at++) {
        low += part[at] ?? 0;
        high += low;
      }
      low %= 65521;
      high %= 65521;
    }
    this.#low = low;
    this.#high = high;
  }

  #compareSums(): Ending {
    const start = this.#at - (this.#count >> 3);
    const [a = 0, b = 0, c = 0, d] = this.#data.subarray(start, start + 4);
    if (d === undefined) return 'unmarked';
    return a * 256 + b === this.#high && c * 256 + d === this.#low ? 'whole' : 'changed';
  }

  /** Returns -1 at the end of the data. */
  #read(count: number): number {
    while (this.#count < count) {
      if (this.#at >= this.#data.length) return -1;
      this.#bits |= (this.#data[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const value = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#count -= count;
    return value;
  }

  /** Returns -1 at the end of the data or for an invalid code. */
  #symbol({ table, mask }: Codes): number {
    while (this.#count < longestCode && this.#at < this.#data.length) {
      this.#bits |= (this.#data[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    const entry = table[this.#bits & mask] ?? 0;
    const length = entry & 15;
    if (length === 0 || length > this.#count) return -1;
    this.#bits >>>= length;
    this.#count -= length;
    return entry >> 4;
  }
}

function hasZlibHeader([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0;
}
