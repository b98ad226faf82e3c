import { constants, crc32, deflateRawSync } from 'node:zlib';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A part of a zlib stream. `sums` are the Adler-32 sums of its `length` bytes, starting from 0. */
interface Part {
  deflated: Uint8Array;
  sums: readonly [number, number];
  length: number;
}

const adlerBase = 65521;

function deflatePart(bytes: Uint8Array, last: boolean): Part {
  let [a, b] = [0, 0];
  for (let start = 0; start < bytes.length; start += 3000) {
    // This many sums fit 31 bits, which is fast and needs no modulo.
    const end = Math.min(bytes.length, start + 3000);
    for (let place = start; place < end; place++) {
      a += bytes[place] ?? 0;
      b += a;
    }
    [a, b] = [a % adlerBase, b % adlerBase];
  }
  const finishFlush = last ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
  return { deflated: deflateRawSync(bytes, { level: 1, finishFlush }), sums: [a, b], length: bytes.length };
}

/** A zlib stream (RFC 1950) made of parts that each end at a byte boundary. */
function zlibStream(parts: readonly Part[]): Buffer {
  let [a, b] = [1, 0];
  for (const { sums, length } of parts) {
    b = (b + sums[1] + (length % adlerBase) * a) % adlerBase;
    a = (a + sums[0]) % adlerBase;
  }
  const ends = Buffer.of(0x78, 0x01, 0, 0, 0, 0);
  ends.writeUInt32BE(b * 65536 + a, 2);
  return Buffer.concat([ends.subarray(0, 2), ...parts.map(({ deflated }) => deflated), ends.subarray(2)]);
}

/**
 * An image with a palette of 16 colours, in the layout of PNG: four bits per pixel, and a filter byte before each row.
 */
export class IndexedPicture {
  readonly width: number;
  readonly height: number;
  readonly #stride: number;
  readonly #rows: Uint8Array;
  #ground: Uint8Array;
  readonly #groundParts = new Map<string, Part>();
  /** The range of rows, end exclusive, that differ from the background. */
  #changed: [number, number];

  /** `width` is even. */
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#stride = 1 + width / 2;
    this.#rows = new Uint8Array(this.#stride * height);
    this.#ground = this.#rows.slice();
    this.#changed = [height, 0];
  }

  /**
   * Makes the current content the background of everything that follows. Its rows are compressed once, not for each
   * image.
   */
  keep() {
    this.#ground = this.#rows.slice();
    this.#groundParts.clear();
    this.#changed = [this.height, 0];
  }

  /** Restores the background. Reusing one image is cheaper than allocating half a megabyte for each. */
  clear() {
    const [from, to] = this.#changed.map((row) => row * this.#stride);
    this.#rows.set(this.#ground.subarray(from, to), Math.min(from ?? 0, this.#rows.length));
    this.#changed = [this.height, 0];
  }

  /** Sets a pixel to this palette index, unless it already has a higher one. */
  raise(x: number, y: number, colour: number) {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return;
    if (y < this.#changed[0]) this.#changed[0] = y;
    if (y >= this.#changed[1]) this.#changed[1] = y + 1;
    const place = y * this.#stride + 1 + (x >> 1);
    const pair = this.#rows[place] ?? 0;
    if (x % 2 === 0) this.#rows[place] = Math.max(pair, (colour << 4) | (pair & 15));
    else if ((pair & 15) < colour) this.#rows[place] = (pair & 0xf0) | colour;
  }

  #part(rows: Uint8Array, from: number, to: number): Part {
    return deflatePart(rows.subarray(from * this.#stride, to * this.#stride), to === this.height);
  }

  #groundPart(from: number, to: number): Part {
    const key = `${from} ${to}`;
    const part = this.#groundParts.get(key) ?? this.#part(this.#ground, from, to);
    this.#groundParts.set(key, part);
    return part;
  }

  /** `palette`: at most 16 colours, each three numbers from 0 to 255. Encoders that have to find them take ten times as long. */
  png(palette: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([4, 3], 8); // Four bits per pixel, with a palette.
    const [from, to] = this.#changed;
    const first = Math.min(from, to);
    const parts = [this.#groundPart(0, first), this.#part(this.#rows, first, to), this.#groundPart(to, this.height)];
    return new Uint8Array(
      Buffer.concat([
        signature,
        chunk('IHDR', header),
        chunk('PLTE', Uint8Array.from(palette.flat())),
        chunk('IDAT', zlibStream(parts)),
        chunk('IEND', new Uint8Array()),
      ]),
    );
  }
}
