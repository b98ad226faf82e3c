/** A Huffman table for encoding, and how a JPEG stores it. */
export interface EncodingTable {
  codes: Uint16Array;
  lengths: Uint8Array;
  /** The number of codes with 1 to 16 bits each. */
  counts: Uint8Array;
  symbols: number[];
}

const mostSymbols = 256;
const longestCode = 16;

/** Builds the optimal code for these symbol frequencies (ITU-T T.81, K.2). */
export function encodingTable(frequencies: Uint32Array): EncodingTable {
  // One symbol more than there are, so that no code is all ones.
  const weights = [...frequencies.subarray(0, mostSymbols), 1];
  const next = new Int32Array(mostSymbols + 1).fill(-1);
  const depths = new Uint16Array(mostSymbols + 1);
  const least = (except: number) => {
    let found = -1;
    for (const [symbol, weight] of weights.entries())
      if (weight > 0 && symbol !== except && (found === -1 || weight <= (weights[found] ?? 0))) found = symbol;
    return found;
  };
  const deepen = (symbol: number) => {
    let last = symbol;
    for (let each = symbol; each !== -1; each = next[each] ?? -1) {
      depths[each] = (depths[each] ?? 0) + 1;
      last = each;
    }
    return last;
  };
  while (true) {
    const first = least(-1);
    const second = least(first);
    if (second === -1) break;
    weights[first] = (weights[first] ?? 0) + (weights[second] ?? 0);
    weights[second] = 0;
    next[deepen(first)] = second;
    deepen(second);
  }
  return tableOf(limited(depths), depths);
}

/** Returns the number of codes of each length, none longer than allowed. */
function limited(depths: Uint16Array): number[] {
  const counts = Array.from({ length: Math.max(longestCode, ...depths) + 2 }, () => 0);
  for (const depth of depths) if (depth > 0) counts[depth] = (counts[depth] ?? 0) + 1;
  const add = (length: number, number: number) => {
    counts[length] = (counts[length] ?? 0) + number;
  };
  for (let length = counts.length - 1; length > longestCode; length -= 1) {
    while ((counts[length] ?? 0) > 0) {
      let shorter = length - 2;
      while (counts[shorter] === 0) shorter -= 1;
      // A pair of codes that are too long is removed: one moves up to their common prefix, the other becomes the
      // sibling of a shorter code, which moves down one level.
      add(length, -2);
      add(length - 1, 1);
      add(shorter + 1, 2);
      add(shorter, -1);
    }
  }
  let longest = longestCode;
  while (counts[longest] === 0) longest -= 1;
  // Removes the extra symbol.
  add(longest, -1);
  return counts;
}

function tableOf(counted: number[], depths: Uint16Array): EncodingTable {
  const symbols = [...depths.subarray(0, mostSymbols).entries()]
    .filter(([, depth]) => depth > 0)
    .toSorted(([, a], [, b]) => a - b)
    .map(([symbol]) => symbol);
  const counts = Uint8Array.from({ length: longestCode }, (_, index) => counted[index + 1] ?? 0);
  const [codes, lengths] = [new Uint16Array(mostSymbols), new Uint8Array(mostSymbols)];
  let [code, place] = [0, 0];
  for (const [index, count] of counts.entries()) {
    for (let each = 0; each < count; each += 1, code += 1, place += 1) {
      const symbol = symbols[place] ?? 0;
      codes[symbol] = code;
      lengths[symbol] = index + 1;
    }
    code <<= 1;
  }
  return { codes, lengths, counts, symbols };
}

/** Packs bits into bytes, with a stuffed 0 after every 255. */
export class BitWriter {
  #bytes = new Uint8Array(2 ** 16);
  #length = 0;
  #bits = 0;
  #count = 0;

  /** @param count at most 16. */
  write(value: number, count: number) {
    this.#bits = (this.#bits << count) | value;
    this.#count += count;
    while (this.#count >= 8) {
      this.#count -= 8;
      this.#put((this.#bits >>> this.#count) & 0xff);
    }
    this.#bits &= (1 << this.#count) - 1;
  }

  #put(byte: number) {
    if (this.#length + 2 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
    if (byte !== 0xff) return;
    this.#bytes[this.#length] = 0;
    this.#length += 1;
  }

  /** Pads the last byte with ones. */
  end(): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.write((1 << (8 - this.#count)) - 1, 8 - this.#count);
    return this.#bytes.slice(0, this.#length);
  }
}
