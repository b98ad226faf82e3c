import type { Palette } from './palette.ts';
import type { Area } from '#jobs/contract/image-step.ts';

export type Dither = 'pattern' | 'diffusion' | 'none';

/** The 8 by 8 Bayer matrix. */
const bayer = Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at % 8, Math.floor(at / 8)];
  const bit = (value: number, place: number) => (value >> place) & 1;
  return [0, 1, 2].reduce((sum, place) => sum + (((bit(x ^ y, place) << 1) | bit(y, place)) << (2 * (2 - place))), 0);
});
/** The amplitude of the pattern, of 255: about the distance between neighbouring colours of a palette. */
const reach = 20;

/** A picture, with a mask of the pixels that have changed. */
interface Picture {
  pixels: Uint8ClampedArray;
  changed: Uint8Array;
  width: number;
}

/** Draws the part of the picture within a box as palette indices. The index `count` marks unchanged pixels. */
export function drawWith(palette: Palette, picture: Picture, box: Area, dither: Dither): Uint8Array {
  const values = new Uint8Array(box.width * box.height);
  const draw = dither === 'diffusion' ? diffused : patterned(dither === 'pattern' ? reach : 0);
  draw(palette, picture, box, values);
  return values;
}

type Draw = (palette: Palette, picture: Picture, box: Area, values: Uint8Array) => void;

const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value);

const patterned =
  (reach: number): Draw =>
  ({ nearest, count }, { pixels, changed, width }, box, values) => {
    for (let y = 0, to = 0; y < box.height; y += 1) {
      for (let x = 0; x < box.width; x += 1, to += 1) {
        const [across, down] = [box.left + x, box.top + y];
        const from = down * width + across;
        if (!changed[from]) {
          values[to] = count;
          continue;
        }
        const shift = (((bayer[(down & 7) * 8 + (across & 7)] ?? 0) + 0.5) / 64 - 0.5) * reach;
        values[to] = nearest(
          clamp((pixels[from * 4] ?? 0) + shift),
          clamp((pixels[from * 4 + 1] ?? 0) + shift),
          clamp((pixels[from * 4 + 2] ?? 0) + shift),
        );
      }
    }
  };

/** Floyd–Steinberg error diffusion: each pixel's error is spread to its neighbours to the right and below. */
const diffused: Draw = ({ nearest, count, colours }, { pixels, changed, width }, box, values) => {
  let row = new Float32Array((box.width + 2) * 3);
  let below = new Float32Array((box.width + 2) * 3);
  for (let y = 0, to = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1, to += 1) {
      const from = (box.top + y) * width + box.left + x;
      if (!changed[from]) {
        values[to] = count;
        continue;
      }
      const at = (x + 1) * 3;
      const wanted = [0, 1, 2].map((channel) => clamp((pixels[from * 4 + channel] ?? 0) + (row[at + channel] ?? 0)));
      const [red = 0, green = 0, blue = 0] = wanted;
      const value = nearest(red, green, blue);
      values[to] = value;
      for (let channel = 0; channel < 3; channel += 1) {
        const off = (wanted[channel] ?? 0) - (colours[value * 3 + channel] ?? 0);
        row[at + 3 + channel] = (row[at + 3 + channel] ?? 0) + (off * 7) / 16;
        below[at - 3 + channel] = (below[at - 3 + channel] ?? 0) + (off * 3) / 16;
        below[at + channel] = (below[at + channel] ?? 0) + (off * 5) / 16;
        below[at + 3 + channel] = (below[at + 3 + channel] ?? 0) + off / 16;
      }
    }
    [row, below] = [below, row];
    below.fill(0);
  }
};
