import { trackChanges } from './changes.ts';
import { drawWith, type Dither } from './dither.ts';
import { compressLzw } from './lzw.ts';
import { makePalette, type Palette } from './palette.ts';
import type { AnimationWriter, Settings } from './writer.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** A palette is replaced once a frame's average error exceeds that of the frame it was made for by this factor. */
const worn = 1.3;
/** Measures the error at every 37th pixel. */
const sampled = 37;

/** Writes a GIF frame by frame; each frame holds only what has changed. */
export function gifWriter({ width, height, loop, quality, dither }: Settings & { dither: Dither }): AnimationWriter {
  const changes = trackChanges(width, height, Math.round((100 - quality) / 8));
  let palette: Palette | undefined;
  let best = 0;
  const paletteFor = (pixels: Uint8ClampedArray) => {
    const off = palette ? distance(palette, pixels) : Infinity;
    if (palette && off <= Math.max(1, best) * worn) return palette;
    palette = makePalette(pixels);
    best = distance(palette, pixels);
    return palette;
  };
  return {
    begin: () => [header(width, height), ...(loop === 1 ? [] : [repeats(loop)])],
    draw(pixels) {
      const box = changes.look(pixels);
      if (!box) return undefined;
      const used = paletteFor(pixels);
      const values = drawWith(used, { pixels, changed: changes.changed, width }, box, dither);
      changes.write(pixels);
      const depth = Math.max(2, Math.ceil(Math.log2(used.count + 1)));
      const picture = [description(box, depth), colourTable(used, depth), compressLzw(values, depth)];
      return async (seconds) => [control(Math.round(seconds * 100), used.count), ...picture];
    },
    end: () => [new Uint8Array([0x3b])],
    tick: 0.01,
    shortest: 0.02,
  };
}

/** Returns the average distance between pixels and their palette colours. */
function distance({ nearest, colours }: Palette, pixels: Uint8ClampedArray): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4 * sampled) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const place = nearest(red, green, blue) * 3;
    sum +=
      Math.abs(red - (colours[place] ?? 0)) +
      Math.abs(green - (colours[place + 1] ?? 0)) +
      Math.abs(blue - (colours[place + 2] ?? 0));
    count += 1;
  }
  return sum / Math.max(1, count);
}

const short = (value: number) => [value & 255, value >> 8];
const latin1 = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const header = (width: number, height: number) =>
  new Uint8Array([...latin1('GIF89a'), ...short(width), ...short(height), 0x70, 0, 0]);

/** The Netscape extension: how often the animation repeats after the first time; 0 means forever. */
const repeats = (loop: number) =>
  new Uint8Array([0x21, 0xff, 11, ...latin1('NETSCAPE2.0'), 3, 1, ...short(loop === 0 ? 0 : loop - 1), 0]);

/** Disposal method 1: the frame stays under the next one. */
const control = (hundredths: number, transparent: number) =>
  new Uint8Array([0x21, 0xf9, 4, (1 << 2) | 1, ...short(Math.min(65_535, hundredths)), transparent, 0]);

const description = ({ left, top, width, height }: Area, depth: number) =>
  new Uint8Array([0x2c, ...short(left), ...short(top), ...short(width), ...short(height), 0x80 | (depth - 1)]);

function colourTable({ colours }: Palette, depth: number) {
  const table = new Uint8Array(3 << depth);
  table.set(colours);
  return table;
}
