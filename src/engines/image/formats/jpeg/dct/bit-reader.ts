/** A Huffman table for decoding, indexed by code length in bits. */
export interface DecodingTable {
  /**
   * By the next `quickBits` bits: length and symbol of the code that they start with, as `length << 8 | symbol`; 0 if
   * the code is longer.
   */
  quick: Uint16Array;
  /** By length: the first code that is too large to have it. */
  beyond: Int32Array;
  /** By length: the offset from a code to the index of its symbol. */
  offsets: Int32Array;
  symbols: Uint8Array;
}

const quickBits = 9;
const longestCode = 16;

/** @param counts the number of codes with 1 to 16 bits each. */
export function decodingTable(counts: Uint8Array, symbols: Uint8Array): DecodingTable {
  const quick = new Uint16Array(1 << quickBits);
  const beyond = new Int32Array(longestCode + 1);
  const offsets = new Int32Array(longestCode + 1);
  let [code, place] = [0, 0];
  for (let length = 1; length <= longestCode; length += 1) {
    const count = counts[length - 1] ?? 0;
    offsets[length] = place - code;
    for (let index = 0; index < count; index += 1, code += 1, place += 1) {
      if (length > quickBits) continue;
      const rest = quickBits - length;
      quick.fill((length << 8) | (symbols[place] ?? 0), code << rest, (code + 1) << rest);
    }
    beyond[length] = count > 0 ? code : -1;
    code <<= 1;
  }
  return { quick, beyond, offsets, symbols };
}

/** A violation of the JPEG format. */
export class DamagedJpeg extends Error {
  override readonly name = 'DamagedJpeg';
}

/** Reads the bits of a scan. A stuffed 0 after 255 is skipped; decoding restarts at restart markers. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #bits = 0;
  #count = 0;
  /** Bits that were supplied beyond the end of the data. */
  #missing = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #fill() {
    while (this.#count <= 16) {
      const byte = this.#bytes[this.#at];
      const atEnd = byte === undefined || (byte === 0xff && this.#bytes[this.#at + 1] !== 0);
      this.#bits = (this.#bits << 8) | (atEnd ? 0 : byte);
      this.#count += 8;
      if (atEnd) this.#missing += 8;
      else this.#at += byte === 0xff ? 2 : 1;
    }
  }

  /** @param count at most 16. */
  read(count: number): number {
    if (count === 0) return 0;
    if (this.#count < count) this.#fill();
    this.#count -= count;
    return (this.#bits >>> this.#count) & ((1 << count) - 1);
  }

  /** Reads a signed number; its first bit is 1 if it is positive (ITU-T T.81, EXTEND). */
  signed(count: number): number {
    const value = this.read(count);
    return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value;
  }

  symbol({ quick, beyond, offsets, symbols }: DecodingTable): number {
    if (this.#count < longestCode) this.#fill();
    const found = quick[(this.#bits >>> (this.#count - quickBits)) & ((1 << quickBits) - 1)] ?? 0;
    if (found !== 0) {
      this.#count -= found >> 8;
      return found & 0xff;
    }
    for (let length = quickBits + 1; length <= longestCode; length += 1) {
      const code = (this.#bits >>> (this.#count - length)) & ((1 << length) - 1);
      if (code >= (beyond[length] ?? 0)) continue;
      this.#count -= length;
      return symbols[code + (offsets[length] ?? 0)] ?? 0;
    }
    throw new DamagedJpeg('A code that is in no table');
  }

  /** Continues after the next restart marker. */
  restart() {
    this.#check();
    this.#bits = 0;
    this.#count = 0;
    this.#missing = 0;
    while (this.#bytes[this.#at] === 0xff && this.#bytes[this.#at + 1] === 0xff) this.#at += 1;
    const marker = this.#bytes[this.#at + 1] ?? 0;
    if (this.#bytes[this.#at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new DamagedJpeg('No restart mark');
    this.#at += 2;
  }

  /** @throws {DamagedJpeg} if the data ended early, or much of it is left. */
  end() {
    this.#check();
    // Trailing zeros, or a restart marker, are common and harmless.
    const rest = this.#bytes.subarray(this.#at);
    if (rest.length > 16) throw new DamagedJpeg('More data than there are blocks');
  }

  #check() {
    if (this.#missing > this.#count) throw new DamagedJpeg('The data ends early');
  }
}
