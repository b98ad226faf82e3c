import type { DecodedImage } from './decoded-image.ts';
import { viewOf } from '#containers/bytes.ts';

interface Header {
  width: number;
  height: number;
  /** 1 palette, 2 RGB, 3 greyscale. */
  kind: number;
  packed: boolean;
  /** Bits per pixel. */
  bits: number;
  alphaBits: number;
  fromRight: boolean;
  fromTop: boolean;
  palette: { first: number; length: number; bits: number };
  /** The offset of the palette. */
  start: number;
}

/** Reads a Truevision TGA 2.0 header of 18 bytes. */
export function readTga(bytes: Uint8Array): Header {
  const view = viewOf(bytes);
  const kind = view.getUint8(2);
  const descriptor = view.getUint8(17);
  return {
    width: view.getUint16(12, true),
    height: view.getUint16(14, true),
    kind: kind & 7,
    packed: (kind & 8) !== 0,
    bits: view.getUint8(16),
    alphaBits: descriptor & 15,
    fromRight: (descriptor & 16) !== 0,
    fromTop: (descriptor & 32) !== 0,
    palette:
      view.getUint8(1) === 1
        ? { first: view.getUint16(3, true), length: view.getUint16(5, true), bits: view.getUint8(7) }
        : { first: 0, length: 0, bits: 0 },
    start: 18 + view.getUint8(0),
  };
}

const bytesOf = (depth: number) => Math.ceil(depth / 8);

/** Returns the offset of the pixels. */
export function tgaPixels(bytes: Uint8Array): number {
  const { start, palette } = readTga(bytes);
  return start + palette.length * bytesOf(palette.bits);
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** @throws {RangeError} if the file ends before its pixels do, or uses a colour that is not in its palette */
export function decodeTga(bytes: Uint8Array): DecodedImage {
  const header = readTga(bytes);
  const { width, height, kind, bits, palette } = header;
  const view = viewOf(bytes);
  const colourAt = (at: number, depth: number): Colour => {
    const byte = (place: number) => view.getUint8(at + place);
    if (depth === 8) return [byte(0), byte(0), byte(0), 255];
    if (depth >= 24) return [byte(2), byte(1), byte(0), depth === 32 ? byte(3) : 255];
    if (kind === 3) return [byte(0), byte(0), byte(0), byte(1)];
    const word = view.getUint16(at, true);
    const five = (shift: number) => Math.round((((word >> shift) & 31) * 255) / 31);
    return [five(10), five(5), five(0), header.alphaBits === 1 ? (word >> 15) * 255 : 255];
  };
  const colours = Array.from({ length: palette.length }, (_, index) =>
    colourAt(header.start + index * bytesOf(palette.bits), palette.bits),
  );
  const pixelAt = (at: number): Colour => {
    if (kind !== 1) return colourAt(at, bits);
    const number = bits === 8 ? view.getUint8(at) : view.getUint16(at, true);
    const colour = colours[number - palette.first];
    if (!colour) throw new RangeError('There is no such colour');
    return colour;
  };
  const step = bytesOf(bits);
  let at = tgaPixels(bytes);
  // When compressed, one byte and a pixel may expand to 128, so nothing is allocated for files that claim more.
  if (width * height * step > (bytes.length - at) * (header.packed ? 128 : 1))
    throw new RangeError('There are not that many pixels');
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let done = 0; done < width * height;) {
    const head = header.packed ? view.getUint8(at++) : 127;
    const count = Math.min((head & 127) + 1, width * height - done);
    for (let index = 0; index < count; index += 1, done += 1) {
      pixels.set(pixelAt(at), placeOf(header, done) * 4);
      // A run repeats the same pixel.
      if (head < 128) at += step;
    }
    if (head >= 128) at += step;
  }
  return { width, height, pixels: hasAlpha(header, pixels) ? pixels : opaque(pixels) };
}

function placeOf({ width, height, fromRight, fromTop }: Header, index: number): number {
  const [row, column] = [Math.floor(index / width), index % width];
  return (fromTop ? row : height - 1 - row) * width + (fromRight ? width - 1 - column : column);
}

/** Many writers fill the alpha channel with zeros, and some do not declare it. */
function hasAlpha({ alphaBits }: Header, pixels: Uint8ClampedArray): boolean {
  return alphaBits > 0 && pixels.some((value, at) => at % 4 === 3 && value > 0);
}

function opaque(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return pixels;
}
