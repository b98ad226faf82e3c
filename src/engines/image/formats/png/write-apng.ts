import { unzlibSync, zlibSync } from 'fflate';
import { viewOf, concat } from '#containers/bytes.ts';
import { Scope, type Image } from '../../libvips/vips.ts';
import { chunksOf, joinChunks, type Chunk } from '#containers/png.ts';
import { writeFrameControl } from './frame-control.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** The frames, stacked vertically, and how to compress a part of them to the data of an `IDAT`. */
interface Roll {
  /** The chunks before the pixels of a still PNG that looks like the frames. */
  before: Chunk[];
  /** The pixels of one frame, for comparison with another. */
  frame(index: number): Uint8Array;
  bytesPerPixel: number;
  pack(index: number, part: Area): Uint8Array[];
}

/**
 * Encodes an APNG from frames stacked vertically in an image. Of each frame, only the changed area is written.
 *
 * @param save encodes a still with libvips
 * @param palette whether `save` makes a palette, which the frames then share
 */
export function writeApng(image: Image, save: (part: Image) => Uint8Array, palette: boolean): Uint8Array<ArrayBuffer> {
  const scope = new Scope();
  try {
    const { width, pageHeight: height } = image;
    const count = image.height / height;
    const delay = image.getTypeof('delay') ? image.getArrayInt('delay') : [];
    const loop = image.getTypeof('loop') ? image.getInt('loop') : 0;
    const roll = palette
      ? indexedRoll(save(image), width, height)
      : truecolourRoll(scope.keep(image.copyMemory()), save, scope);

    const control = new Uint8Array(8);
    viewOf(control).setUint32(0, count);
    viewOf(control).setUint32(4, loop);
    const header = new Uint8Array(roll.before[0]?.data ?? []);
    viewOf(header).setUint32(4, height);
    const chunks: Chunk[] = [{ type: 'IHDR', data: header }, { type: 'acTL', data: control }, ...roll.before.slice(1)];
    let sequence = 0;
    let previous: Uint8Array | undefined;
    for (let index = 0; index < count; index += 1) {
      const frame = roll.frame(index);
      const part = previous ? changed(previous, frame, width, roll.bytesPerPixel) : { left: 0, top: 0, width, height };
      previous = frame;
      const data = writeFrameControl(sequence++, { ...part, delay: delay[index] ?? 100 });
      chunks.push({ type: 'fcTL', data });
      for (const pixels of roll.pack(index, part))
        chunks.push(
          index === 0 ? { type: 'IDAT', data: pixels } : { type: 'fdAT', data: numbered(sequence++, pixels) },
        );
    }
    return joinChunks([...chunks, { type: 'IEND', data: new Uint8Array() }]);
  } finally {
    scope.end();
  }
}

function truecolourRoll(image: Image, save: (part: Image) => Uint8Array, scope: Scope): Roll {
  const { width, pageHeight: height } = image;
  const crop = (left: number, top: number, across: number, down: number) =>
    scope.keep(image.crop(left, top, across, down));
  const chunks = chunksOf(save(crop(0, 0, width, height)));
  return {
    before: chunks.filter(({ type }) => type !== 'IDAT' && type !== 'IEND'),
    frame: (index) => {
      // The samples may be wider, but only their bytes matter here.
      const { buffer, byteOffset, byteLength } = crop(0, index * height, width, height).writeToMemory() as Uint8Array;
      return new Uint8Array(buffer, byteOffset, byteLength);
    },
    bytesPerPixel: image.bands * (image.format === 'ushort' ? 2 : 1),
    pack: (index, part) =>
      chunksOf(save(crop(part.left, index * height + part.top, part.width, part.height)))
        .filter(({ type }) => type === 'IDAT')
        .map(({ data }) => data),
  };
}

/** @param png all frames stacked vertically, with a palette of up to 256 colours and one byte per pixel */
function indexedRoll(png: Uint8Array, width: number, height: number): Roll {
  const chunks = chunksOf(png);
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const rows = unzlibSync(concat(packed));
  const stride = width + 1;
  const frame = (index: number) => {
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const start = (index * height + y) * stride;
      if (rows[start] !== 0) throw new Error('A palette was written with a filter.');
      pixels.set(rows.subarray(start + 1, start + stride), y * width);
    }
    return pixels;
  };
  return {
    before: chunks.filter(({ type }) => type !== 'IDAT' && type !== 'IEND'),
    frame,
    bytesPerPixel: 1,
    pack: (index, part) => {
      const pixels = frame(index);
      const data = new Uint8Array((part.width + 1) * part.height);
      for (let y = 0; y < part.height; y += 1) {
        const start = (part.top + y) * width + part.left;
        data.set(pixels.subarray(start, start + part.width), y * (part.width + 1) + 1);
      }
      return [zlibSync(data, { level: 9 })];
    },
  };
}

function numbered(sequence: number, pixels: Uint8Array): Uint8Array {
  const data = new Uint8Array(pixels.length + 4);
  viewOf(data).setUint32(0, sequence);
  data.set(pixels, 4);
  return data;
}

/**
 * Returns the smallest rectangle that contains all differences between two frames; at least one pixel, because a frame
 * cannot be empty.
 */
function changed(before: Uint8Array, after: Uint8Array, width: number, bytesPerPixel: number): Area {
  const stride = width * bytesPerPixel;
  let [left, right, top, bottom] = [stride, -1, -1, -1];
  for (let row = 0; row * stride < after.length; row += 1) {
    const start = row * stride;
    let first = 0;
    while (first < stride && before[start + first] === after[start + first]) first += 1;
    if (first === stride) continue;
    let last = stride - 1;
    while (before[start + last] === after[start + last]) last -= 1;
    if (top < 0) top = row;
    bottom = row;
    left = Math.min(left, first);
    right = Math.max(right, last);
  }
  if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
  const [from, to] = [Math.floor(left / bytesPerPixel), Math.floor(right / bytesPerPixel)];
  return { left: from, top, width: to - from + 1, height: bottom - top + 1 };
}
