import { zlibSync } from 'fflate';
import { paeth } from '../document/predictor.ts';
import { joinChunks, type Chunk } from '#containers/png.ts';
import { concat, fromLatin1 } from '#containers/bytes.ts';

/** PNG's colour types, and the number of samples per pixel. */
const types = {
  grey: { number: 0, channels: 1 },
  colour: { number: 2, channels: 3 },
  indexed: { number: 3, channels: 1 },
  'see-through': { number: 6, channels: 4 },
} as const;

interface Picture {
  width: number;
  height: number;
  /** Bits per sample. */
  bits: number;
  type: keyof typeof types;
  /** Each row begins at a byte boundary. */
  rows: Uint8Array<ArrayBufferLike>;
  palette?: Uint8Array | undefined;
  profile?: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Encodes samples losslessly as PNG. A canvas would reduce them to 8 bits, and change the colours of nearly transparent
 * pixels.
 */
export async function writePng(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, bits, type, rows, palette, profile } = picture;
  const { number, channels } = types[type];
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bits, number], 8);
  const length = Math.ceil((width * bits * channels) / 8);
  // Palette indexes and samples below 8 bits compress better unfiltered.
  const distance = bits < 8 || type === 'indexed' ? 0 : (bits / 8) * channels;
  const chunks: Chunk[] = [{ type: 'IHDR', data: header }];
  if (profile) chunks.push({ type: 'iCCP', data: concat([fromLatin1('profile\0\0'), zlibSync(profile)]) });
  if (palette) chunks.push({ type: 'PLTE', data: palette });
  chunks.push({ type: 'IDAT', data: await pack(filterRows(rows, length, distance)) });
  return joinChunks([...chunks, { type: 'IEND', data: new Uint8Array() }]);
}

/** The amount of data that is compressed at once, since a complete copy of an image takes memory. In bytes. */
const bandSize = 2 ** 20;

async function pack(bands: Iterator<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = bands.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  const packed = stream.pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Filters each row (https://www.w3.org/TR/png-3/#9Filters) with the type that yields the smallest numbers.
 *
 * @param distance to the previous pixel, in bytes; 0 for no filtering.
 */
function* filterRows(rows: Uint8Array, length: number, distance: number): Generator<Uint8Array<ArrayBuffer>> {
  const height = rows.length / length;
  const tries = distance > 0 ? [0, 1, 2, 4] : [0];
  const made = tries.map(() => new Uint8Array(length));
  const rowsAtOnce = Math.max(1, Math.floor(bandSize / (length + 1)));
  for (let first = 0; first < height; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, height - first);
    const band = new Uint8Array(count * (length + 1));
    for (let index = 0; index < count; index++) {
      const y = first + index;
      const row = rows.subarray(y * length, (y + 1) * length);
      const above = y > 0 ? rows.subarray((y - 1) * length, y * length) : new Uint8Array(length);
      let [best, least] = [0, Infinity];
      for (const [place, type] of tries.entries()) {
        const sum = filterRow(type, row, above, distance, made[place] ?? row);
        if (sum < least) [best, least] = [place, sum];
      }
      band[index * (length + 1)] = tries[best] ?? 0;
      band.set(made[best] ?? row, index * (length + 1) + 1);
    }
    yield band;
  }
}

/** @returns the sum of the absolute values. */
function filterRow(type: number, row: Uint8Array, above: Uint8Array, distance: number, into: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) {
    const left = at >= distance ? (row[at - distance] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= distance ? (above[at - distance] ?? 0) : 0;
    const guess = type === 0 ? 0 : type === 1 ? left : type === 2 ? up : paeth(left, up, corner);
    const value = ((row[at] ?? 0) - guess) & 0xff;
    into[at] = value;
    sum += value < 128 ? value : 256 - value;
  }
  return sum;
}
