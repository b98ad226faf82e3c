import { readSegments, startOfScan, startsFrame } from '#containers/jpeg.ts';

/** What is known of the pixels of a JPEG. `unchecked`: they are coded in a way that is not decoded here. */
export type JpegState = 'whole' | 'damaged' | 'unchecked';

const huffmanTables = 0xc4;
const restartInterval = 0xdd;
/** Frames whose scans are coded in sequence with Huffman tables (ITU-T T.81, annex B.2.2). */
const sequential = new Set([0xc0, 0xc1]);
/** More bytes than this after the last block of a scan are those of blocks that were misread. */
const mostLeft = 16;

interface Component {
  id: number;
  horizontal: number;
  vertical: number;
}

interface Frame {
  width: number;
  height: number;
  components: Component[];
}

/** Symbols and the lengths of their codes, by the next 16 bits: `length << 8 | symbol`, or 0 where there is no code. */
type Table = Uint16Array;

/**
 * Checks the pixels of a JPEG without making them. A changed byte shifts the codes after it, so that they are invalid,
 * or end too early or too late.
 */
export function checkJpeg(bytes: Uint8Array): JpegState {
  const { segments } = readSegments(bytes);
  const tables = new Map<number, Table>();
  let frame: Frame | undefined;
  let interval = 0;
  let scans = 0;
  for (const { marker, body, bytes: all } of segments) {
    if (startsFrame(marker)) {
      if (!sequential.has(marker)) return 'unchecked';
      frame = readFrame(body);
    }
    if (marker === huffmanTables) readTables(body, tables);
    if (marker === restartInterval) interval = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
    if (marker !== startOfScan) continue;
    // A height of 0 is stated after the scan.
    if (!frame || frame.width * frame.height === 0) return 'unchecked';
    scans += 1;
    const blocks = readScan(body, frame, tables);
    if (!blocks || !isWhole(new Bits(all, 4 + body.length), blocks, interval)) return 'damaged';
  }
  return scans > 0 ? 'whole' : 'damaged';
}

function readFrame(body: Uint8Array): Frame {
  const [, high = 0, low = 0, left = 0, right = 0, count = 0] = body;
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0] = body.subarray(6 + 3 * index);
    return { id, horizontal: factors >> 4, vertical: factors & 15 };
  });
  return { height: (high << 8) | low, width: (left << 8) | right, components };
}

/** Adds tables by their class and number, as the segment has them in one byte. */
function readTables(body: Uint8Array, tables: Map<number, Table>) {
  for (let at = 0; at + 17 <= body.length;) {
    const name = body[at] ?? 0;
    const counts = body.subarray(at + 1, at + 17);
    const table = new Uint16Array(65_536);
    let symbol = at + 17;
    let code = 0;
    for (const [index, count] of counts.entries()) {
      const rest = 15 - index;
      for (let each = 0; each < count; each += 1) {
        table.fill(((index + 1) << 8) | (body[symbol] ?? 0), code << rest, (code + 1) << rest);
        symbol += 1;
        code += 1;
      }
      code <<= 1;
    }
    tables.set(name, table);
    at = symbol;
  }
}

/** The blocks of one unit of a scan, each with its tables, and the number of units. */
interface Blocks {
  unit: { dc: Table; ac: Table }[];
  units: number;
}

/** @returns undefined if the scan names what is not there. */
function readScan(body: Uint8Array, frame: Frame, tables: ReadonlyMap<number, Table>): Blocks | undefined {
  const parts = Array.from({ length: body[0] ?? 0 }, (_, index) => {
    const [id, names = 0] = body.subarray(1 + 2 * index);
    const component = frame.components.find((each) => each.id === id);
    const [dc, ac] = [tables.get(names >> 4), tables.get(0x10 | (names & 15))];
    return component && dc && ac && { component, dc, ac };
  }).filter((part) => part !== undefined);
  if (parts.length === 0 || parts.length !== body[0]) return undefined;
  // A pair stays a pair, which the type of `map` does not say.
  const [most, highest] = (['horizontal', 'vertical'] as const).map((way) =>
    Math.max(...frame.components.map((component) => component[way])),
  ) as [number, number];
  const [alone] = parts;
  if (parts.length === 1 && alone) {
    // A scan of one component has no blocks beyond its edges.
    const columns = Math.ceil(Math.ceil((frame.width * alone.component.horizontal) / most) / 8);
    const rows = Math.ceil(Math.ceil((frame.height * alone.component.vertical) / highest) / 8);
    return { unit: [alone], units: columns * rows };
  }
  return {
    unit: parts.flatMap(({ component, dc, ac }) =>
      Array.from({ length: component.horizontal * component.vertical }, () => ({ dc, ac })),
    ),
    units: Math.ceil(frame.width / (8 * most)) * Math.ceil(frame.height / (8 * highest)),
  };
}

function isWhole(bits: Bits, { unit, units }: Blocks, interval: number): boolean {
  for (let done = 0; done < units; done += 1) {
    if (interval > 0 && done > 0 && done % interval === 0 && !bits.restart()) return false;
    for (const { dc, ac } of unit) if (!skipBlock(bits, dc, ac)) return false;
  }
  return !bits.isExceeded && bits.left <= mostLeft;
}

/** @returns whether its codes are valid. */
function skipBlock(bits: Bits, dc: Table, ac: Table): boolean {
  const size = bits.code(dc);
  if (size < 0 || bits.isExceeded) return false;
  bits.skip(size);
  for (let place = 1; place < 64; place += 1) {
    const symbol = bits.code(ac);
    if (symbol < 0) return false;
    if (symbol === 0) break;
    place += symbol >> 4;
    if (place > 63) return symbol === 0xf0;
    bits.skip(symbol & 15);
  }
  return true;
}

/** The bits of a scan, in which a zero byte follows each byte 255 that is not a marker. */
class Bits {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;
  /** The bits after the end that were made up. */
  #missing = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  /** Whether more was read than is there. */
  get isExceeded(): boolean {
    return this.#count < this.#missing;
  }

  /** The bytes up to the next marker, without those that are read. */
  get left(): number {
    let end = this.#at;
    while (end < this.#bytes.length && !this.#isMarker(end)) end += 1;
    return end - this.#at;
  }

  /** Reads a code. @returns its symbol, or -1 if there is no such code. */
  code(table: Table): number {
    this.#fill();
    const found = table[(this.#held >>> (this.#count - 16)) & 0xff_ff] ?? 0;
    this.#count -= found >> 8;
    return found === 0 ? -1 : found & 0xff;
  }

  skip(count: number) {
    this.#fill();
    this.#count -= count;
  }

  /** Goes on after a restart marker. @returns false if there is none. */
  restart(): boolean {
    if (this.isExceeded || this.left > mostLeft) return false;
    this.#at += this.left;
    while (this.#bytes[this.#at] === 0xff && this.#bytes[this.#at + 1] === 0xff) this.#at += 1;
    const marker = this.#bytes[this.#at + 1] ?? 0;
    if (this.#bytes[this.#at] !== 0xff || marker < 0xd0 || marker > 0xd7) return false;
    this.#at += 2;
    [this.#held, this.#count, this.#missing] = [0, 0, 0];
    return true;
  }

  #isMarker(at: number): boolean {
    return this.#bytes[at] === 0xff && this.#bytes[at + 1] !== 0;
  }

  #fill() {
    while (this.#count <= 24) {
      const isOver = this.#at >= this.#bytes.length || this.#isMarker(this.#at);
      const byte = isOver ? 0 : (this.#bytes[this.#at] ?? 0);
      if (isOver) this.#missing += 8;
      else this.#at += byte === 0xff ? 2 : 1;
      this.#held = (this.#held << 8) | byte;
      this.#count += 8;
    }
  }
}
