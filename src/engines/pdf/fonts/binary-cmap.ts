/** Codes of the same length, as numbers, and the CID of the first. */
interface CidRange {
  first: number;
  last: number;
  cid: number;
}

/** A CMap in the binary format of PDF.js (see its `external/cmapscompress/README.md`). */
export interface BinaryMap {
  isVertical: boolean;
  /** The name of the CMap that this one extends. */
  base: string | undefined;
  /** The valid codes, by their length in bytes. */
  spaces: { length: number; first: number; last: number }[];
  /** By the length of the codes in bytes, in ascending order. */
  ranges: Map<number, CidRange[]>;
}

/** The types of blocks. The others are not needed here: CIDs for missing glyphs, and Unicode characters. */
const [spaceBlock, missingBlock, charBlock, rangeBlock, metadataBlock] = [0, 1, 2, 3, 7];

export function readBinaryMap(bytes: Uint8Array): BinaryMap {
  const reader = new Reader(bytes);
  const map: BinaryMap = { isVertical: reader.byte() % 2 === 1, base: undefined, spaces: [], ranges: new Map() };
  while (!reader.isAtEnd) {
    const head = reader.byte();
    const kind = head >> 5;
    if (kind === metadataBlock) {
      const text = reader.text();
      if (head % 32 === 1) map.base = text;
      continue;
    }
    const block = { isSequence: (head & 16) !== 0, length: (head & 15) + 1, count: reader.number() };
    if (kind === spaceBlock)
      for (const range of reader.spans(block)) map.spaces.push({ length: block.length, ...range });
    else if (kind === missingBlock) reader.spans(block, () => reader.number());
    else if (kind === charBlock) addTo(map, block.length, reader.chars(block));
    else if (kind === rangeBlock) addTo(map, block.length, reader.cidRanges(block));
    else throw new Error(`A CMap has a block of kind ${kind}`);
  }
  for (const ranges of map.ranges.values()) ranges.sort((a, b) => a.first - b.first);
  return map;
}

/** Returns undefined for codes that the CMap does not contain. */
export function cidOf(map: BinaryMap, length: number, code: number): number | undefined {
  const ranges = map.ranges.get(length) ?? [];
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.last ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range && range.first <= code ? range.cid + code - range.first : undefined;
}

function addTo({ ranges }: BinaryMap, length: number, more: CidRange[]) {
  ranges.set(length, [...(ranges.get(length) ?? []), ...more]);
}

interface Block {
  /** Whether each entry follows directly on the previous one. */
  isSequence: boolean;
  /** The length of its codes, in bytes. */
  length: number;
  count: number;
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new Error('A CMap ends too early');
    return byte;
  }

  /** Reads 7 bits per byte, most significant first. The last byte is below 128. */
  number(): number {
    for (let value = 0; ;) {
      const byte = this.byte();
      value = value * 128 + (byte % 128);
      if (byte < 128) return value;
    }
  }

  #signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  #code(length: number): number {
    let code = 0;
    for (let count = 0; count < length; count++) code = code * 256 + this.byte();
    return code;
  }

  text(): string {
    const length = this.number();
    return String.fromCharCode(...Array.from({ length }, () => this.number()));
  }

  /** @param each reads the data that follows each span. */
  spans(
    { isSequence, length, count }: Block,
    each: (first: number, last: number) => void = () => undefined,
  ): { first: number; last: number }[] {
    let last = -1;
    return Array.from({ length: count }, (_, index) => {
      const first = index === 0 ? this.#code(length) : last + 1 + (isSequence ? 0 : this.number());
      last = first + this.number();
      each(first, last);
      return { first, last };
    });
  }

  cidRanges(block: Block): CidRange[] {
    const cids: number[] = [];
    const spans = this.spans(block, () => cids.push(this.number()));
    return spans.map((span, index) => ({ ...span, cid: cids[index] ?? 0 }));
  }

  chars({ isSequence, length, count }: Block): CidRange[] {
    let [code, cid] = [-1, -1];
    return Array.from({ length: count }, (_, index) => {
      code = index === 0 ? this.#code(length) : code + 1 + (isSequence ? 0 : this.number());
      cid = index === 0 ? this.number() : cid + 1 + this.#signed();
      return { first: code, last: code, cid };
    });
  }
}
