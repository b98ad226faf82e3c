import {
  blockEnd,
  codesOf,
  distanceMeanings,
  fixedCodes,
  lengthMeanings,
  lengthOrder,
  literalMeanings,
  longestCode,
  longestMatch,
  newTable,
  type Codes,
} from './deflate-codes.ts';

/**
 * How compressed data ended: complete; complete except for its end mark or checksum; with a wrong checksum; damaged or
 * truncated; or over the limit.
 */
export type Ending = 'whole' | 'unmarked' | 'changed' | 'broken' | 'too-large';

/** The farthest distance of a match, in bytes (RFC 1951, 2). */
const reach = 2 ** 15;
const bufferSize = 2 ** 18;
/** The fewest bits that are read ahead while there are more: a length needs up to 20. */
const bitsAhead = 23;

/** The memory that a run needs. */
interface Buffers {
  output: Uint8Array;
  literals: Uint32Array;
  distances: Uint32Array;
}

/** What the last run used: many streams are short, so allocating would take longer than decompressing. */
let spare: Buffers | undefined;

/** Decompresses zlib data (RFC 1950 and 1951) piece by piece in little memory, and verifies it. */
export class Inflater {
  readonly #data: Uint8Array;
  readonly #most: number;
  readonly #take: (part: Uint8Array) => void;
  readonly #buffers: Buffers = spare ?? {
    output: new Uint8Array(bufferSize),
    literals: newTable(),
    distances: newTable(),
  };
  readonly #output = this.#buffers.output;
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
    spare = undefined;
  }

  /** Decompresses everything, once. Whatever the ending, all readable output has been delivered. */
  run(): Ending {
    if (this.#data.length === 0) return 'whole';
    const hasHeader = hasZlibHeader(this.#data);
    // Data without the header may still be valid deflate data.
    this.#at = hasHeader ? 2 : 0;
    const ending = this.#blocks();
    this.#flush();
    spare = this.#buffers;
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
    const { literals, distances } = type === 1 ? fixedCodes() : this.#readCodes();
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
    const codes = codesOf(ofLengths, lengthMeanings, this.#buffers.literals);
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
    return {
      literals: codesOf(lengths.subarray(0, literals), literalMeanings, this.#buffers.literals),
      distances: codesOf(lengths.subarray(literals), distanceMeanings, this.#buffers.distances),
    };
  }

  /** Decompresses a block. Most of the time is spent here, so it works on copies of the fields. */
  #packed(literals: Codes, distances: Codes): Ending {
    const [data, output] = [this.#data, this.#output];
    let [at, bits, count, position] = [this.#at, this.#bits, this.#count, this.#position];
    let ending: Ending | undefined;
    while (ending === undefined) {
      for (; count < bitsAhead && at < data.length; count += 8) bits |= (data[at++] ?? 0) << count;
      const symbol = literals.table[bits & literals.mask] ?? 0;
      bits >>>= symbol & 15;
      const extra = (symbol >> 4) & 15;
      const value = (symbol >> 8) + (bits & ((1 << extra) - 1));
      bits >>>= extra;
      count -= (symbol & 15) + extra;
      if (symbol === 0 || count < 0) ending = 'broken';
      else if (value < blockEnd) output[position++] = value;
      else if (value === blockEnd) ending = 'whole';
      else {
        for (; count < bitsAhead && at < data.length; count += 8) bits |= (data[at++] ?? 0) << count;
        const code = distances.table[bits & distances.mask] ?? 0;
        bits >>>= code & 15;
        count -= code & 15;
        for (; count < bitsAhead && at < data.length; count += 8) bits |= (data[at++] ?? 0) << count;
        const more = (code >> 4) & 15;
        const distance = (code >> 8) + (bits & ((1 << more) - 1));
        bits >>>= more;
        count -= more;
        if (code === 0 || count < 0 || distance > position) ending = 'broken';
        else position = repeat(output, position, distance, value - blockEnd);
      }
      if (position > bufferSize - longestMatch) {
        this.#position = position;
        if (!this.#hasRoom()) ending = 'too-large';
        position = this.#position;
      }
    }
    [this.#at, this.#bits, this.#count, this.#position] = [at, bits, count, position];
    return ending;
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
    const symbol = table[this.#bits & mask] ?? 0;
    const length = symbol & 15;
    if (length === 0 || length > this.#count) return -1;
    this.#bits >>>= length;
    this.#count -= length;
    return symbol >> 8;
  }
}

function hasZlibHeader([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0;
}

/** Repeats what lies `distance` bytes before a position. Returns the position after it. */
function repeat(output: Uint8Array, position: number, distance: number, length: number): number {
  const end = position + length;
  // Most matches are short; only long runs of one byte gain from `fill`.
  if (distance === 1 && length > 16) output.fill(output[position - 1] ?? 0, position, end);
  else for (let at = position; at < end; at++) output[at] = output[at - distance] ?? 0;
  return end;
}
