import type { Colour, TellColours } from '#jobs/contract/image-operation.ts';
import { channelsOf, toOklab, type Oklab } from '#oklab.ts';

/** Pixels of nearly the same colour. */
interface Bin {
  place: Oklab;
  /** Sums of the channels. */
  sums: [number, number, number];
  pixels: number;
}

export const hexOf = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Colours closer than this count as one. The distance is in Oklab. */
const alike = 0.035;
const rounds = 12;

/**
 * Returns the dominant colours of a picture, most frequent first, by clustering in Oklab, where distances match
 * perception.
 *
 * @param rgba sRGB; pixels that are mostly transparent do not count
 */
export function coloursOf(rgba: Uint8ClampedArray, count: number): Colour[] {
  const bins = binsOf(rgba);
  const total = bins.reduce((sum, { pixels }) => sum + pixels, 0);
  let centres = spread(bins, count);
  let groups: Bin[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    groups = centres.map(() => []);
    for (const bin of bins) groups[nearest(bin.place, centres)]?.push(bin);
    groups = groups.filter((group) => group.length > 0);
    centres = groups.map(middleOf);
  }
  return groups
    .map((group) => {
      const pixels = group.reduce((sum, bin) => sum + bin.pixels, 0);
      const mean = [0, 1, 2].map((channel) => group.reduce((sum, { sums }) => sum + (sums[channel] ?? 0), 0) / pixels);
      return { hex: hexOf(mean), share: pixels / total };
    })
    .toSorted((a, b) => b.share - a.share);
}

function binsOf(rgba: Uint8ClampedArray): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bin = bins.get(key) ?? { place: [0, 0, 0], sums: [0, 0, 0], pixels: 0 };
    bin.sums = [bin.sums[0] + red, bin.sums[1] + green, bin.sums[2] + blue];
    bin.pixels += 1;
    bins.set(key, bin);
  }
  for (const bin of bins.values()) {
    const [red, green, blue] = bin.sums;
    bin.place = toOklab(red / bin.pixels, green / bin.pixels, blue / bin.pixels);
  }
  return [...bins.values()];
}

const distance = (a: Oklab, b: Oklab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * Chooses the initial centres: the most frequent colour, then colours that are far from all previous ones and not rare.
 */
function spread(bins: Bin[], count: number): Oklab[] {
  const centres: Oklab[] = [];
  while (centres.length < count) {
    const far = ({ place, pixels }: Bin) => {
      const away = Math.min(1, ...centres.map((centre) => distance(place, centre)));
      return away < alike ? 0 : away ** 2 * Math.sqrt(pixels);
    };
    const [best] = bins.map((bin) => [far(bin), bin] as const).toSorted(([a], [b]) => b - a);
    if (!best || best[0] === 0) break;
    centres.push(best[1].place);
  }
  return centres;
}

function nearest(place: Oklab, centres: Oklab[]): number {
  const distances = centres.map((centre) => distance(place, centre));
  return distances.indexOf(Math.min(...distances));
}

function middleOf(group: Bin[]): Oklab {
  const pixels = group.reduce((sum, bin) => sum + bin.pixels, 0);
  const mean = (axis: 0 | 1 | 2) => group.reduce((sum, bin) => sum + bin.place[axis] * bin.pixels, 0) / pixels;
  return [mean(0), mean(1), mean(2)];
}

export function colourText(
  colours: Colour[],
  format: TellColours['format'],
  name: string,
): { text: string; mimeType: string; extension: string } {
  switch (format) {
    case 'css': {
      const lines = colours.map(({ hex }, index) => `  --colour-${index + 1}: ${hex};`);
      return { text: [':root {', ...lines, '}', ''].join('\n'), mimeType: 'text/css', extension: 'css' };
    }
    case 'json':
      return { text: `${JSON.stringify(colours, null, 2)}\n`, mimeType: 'application/json', extension: 'json' };
    case 'gpl': {
      const lines = colours.map(({ hex }) => `${channelsOf(hex).join('\t')}\t${hex}`);
      const text = ['GIMP Palette', `Name: ${name}`, '#', ...lines, ''].join('\n');
      return { text, mimeType: 'text/plain', extension: 'gpl' };
    }
  }
}
