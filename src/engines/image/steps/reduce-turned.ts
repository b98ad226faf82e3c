import { blankImage, Scope, type Image, type Libvips, type Raster } from '../libvips/vips.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/** From this factor on, libvips does part of the work differently. */
const mostTimes = 2;

/**
 * Resizes a picture with the same result as libvips' `resize`, bit for bit, without alpha; returns `undefined` unless
 * the picture becomes smaller by less than half. In WebAssembly, libvips reduces the height of pictures in a quarter of
 * the time it takes to reduce their width. So this reduces the height twice, and transposes the picture in between
 * ("Turned shrink" in `src/engines/image/libvips/README.md`).
 *
 * @param from four bytes per pixel
 * @param bands which of these to return, in their order
 */
export function reduceTurned(
  vips: Libvips,
  from: Image,
  to: Size,
  bands: readonly number[],
  scope: Scope,
): Raster | undefined {
  const across = from.width / to.width;
  const down = from.height / to.height;
  if (across < 1 || down < 1 || across >= mostTimes || down >= mostTimes) return undefined;
  const passing = new Scope();
  try {
    const low = written(vips, passing.keep(from.reducev(down)), passing);
    const turned = blankImage(vips, { width: to.height, height: from.width }, 4, passing);
    turn(low, turned);
    const narrow = written(vips, passing.keep(turned.image.reducev(across)), passing);
    const upright = blankImage(vips, to, bands.length, scope);
    turnBands(narrow, upright, bands);
    return upright;
  } finally {
    passing.end();
  }
}

/** Renders an image into a readable raster. */
function written(vips: Libvips, image: Image, scope: Scope): Raster {
  const raster = blankImage(vips, image, 4, scope);
  raster.image.drawImage(image, 0, 0);
  return raster;
}

/** Rows are read this many at a time, so that writes to adjacent memory happen together. */
const stripe = 16;

/** Transposes. */
function turn({ image: { width, height }, pixels }: Raster, to: Raster) {
  const [read, write] = [words(pixels), words(to.pixels)];
  for (let top = 0; top < height; top += stripe) {
    const end = Math.min(height, top + stripe);
    for (let x = 0; x < width; x += 1) {
      for (let y = top; y < end; y += 1) write[x * height + y] = read[y * width + x] ?? 0;
    }
  }
}

/** Transposes only some bands. */
function turnBands({ image: { width, height }, pixels }: Raster, to: Raster, bands: readonly number[]) {
  const read = words(pixels);
  const write = to.pixels;
  const shifts = bands.map((band) => band * 8);
  const count = shifts.length;
  for (let top = 0; top < height; top += stripe) {
    const end = Math.min(height, top + stripe);
    for (let x = 0; x < width; x += 1) {
      let at = (x * height + top) * count;
      for (let y = top; y < end; y += 1) {
        const pixel = read[y * width + x] ?? 0;
        for (let band = 0; band < count; band += 1, at += 1) write[at] = pixel >> (shifts[band] ?? 0);
      }
    }
  }
}

const words = ({ buffer, byteOffset, length }: Uint8Array) => new Uint32Array(buffer, byteOffset, length / 4);
