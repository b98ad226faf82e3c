import { crc32, deflateSync } from 'node:zlib';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A picture in a palette of 16 colours, as PNG holds it: half a byte a pixel, and before each row a byte for its filter. */
export class IndexedPicture {
  readonly width: number;
  readonly height: number;
  readonly #stride: number;
  readonly #rows: Uint8Array;

  /** `width` is even. */
  constructor(width: number, height: number, rows?: Uint8Array) {
    this.width = width;
    this.height = height;
    this.#stride = 1 + width / 2;
    this.#rows = rows ?? new Uint8Array(this.#stride * height);
  }

  copy(): IndexedPicture {
    return new IndexedPicture(this.width, this.height, this.#rows.slice());
  }

  /** Gives a pixel the colour with this place in the palette, unless it has one further on. */
  raise(x: number, y: number, colour: number) {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return;
    const place = y * this.#stride + 1 + (x >> 1);
    const pair = this.#rows[place] ?? 0;
    if (x % 2 === 0) this.#rows[place] = Math.max(pair, (colour << 4) | (pair & 15));
    else if ((pair & 15) < colour) this.#rows[place] = (pair & 0xf0) | colour;
  }

  /** `palette`: at most 16 colours, each three numbers from 0 to 255. Encoders that have to find them take ten times as long. */
  png(palette: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([4, 3], 8); // Four bits a pixel, by palette.
    return new Uint8Array(
      Buffer.concat([
        signature,
        chunk('IHDR', header),
        chunk('PLTE', Uint8Array.from(palette.flat())),
        chunk('IDAT', deflateSync(this.#rows, { level: 1 })),
        chunk('IEND', new Uint8Array()),
      ]),
    );
  }
}
