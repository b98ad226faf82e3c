/** Up to 255 colours that represent a whole picture: the index after the last is left for transparent pixels. */
export interface Palette {
  /** Three bytes per colour. */
  colours: Uint8Array<ArrayBuffer>;
  count: number;
  /** Returns the index of the nearest colour, for 8 bits per channel; looked up with 6 bits. */
  nearest(red: number, green: number, blue: number): number;
}

/** Colours are counted with 5 bits per channel. */
const cells = 1 << 15;
/** Iterations of moving each colour to the mean of the colours that it represents. */
const rounds = 3;
/** How sensitive the eye is to differences in each channel. */
const weights = [2, 4, 3] as const;

interface Cell {
  red: number;
  green: number;
  blue: number;
  /** The number of pixels. */
  count: number;
}

/** Makes a palette of at most `most` colours. @param pixels RGBA. */
export function makePalette(pixels: Uint8ClampedArray, most = 255): Palette {
  const found = countColours(pixels);
  const boxes = split(found, most);
  let middles = boxes.map(middle);
  for (let round = 0; round < rounds; round += 1) middles = settle(found, middles);
  const colours = new Uint8Array(middles.length * 3);
  for (const [index, { red, green, blue }] of middles.entries()) {
    colours.set([Math.round(red), Math.round(green), Math.round(blue)], index * 3);
  }
  return { colours, count: middles.length, nearest: lookUp(colours) };
}

function countColours(pixels: Uint8ClampedArray): Cell[] {
  const counts = new Uint32Array(cells);
  const sums = new Float64Array(cells * 3);
  // A third of a large picture is representative enough.
  const step = pixels.length > 400_000 ? 12 : 4;
  for (let at = 0; at < pixels.length; at += step) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const cell = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    counts[cell] = (counts[cell] ?? 0) + 1;
    sums[cell * 3] = (sums[cell * 3] ?? 0) + red;
    sums[cell * 3 + 1] = (sums[cell * 3 + 1] ?? 0) + green;
    sums[cell * 3 + 2] = (sums[cell * 3 + 2] ?? 0) + blue;
  }
  const found: Cell[] = [];
  for (const [cell, count] of counts.entries()) {
    if (count === 0) continue;
    const [red = 0, green = 0, blue = 0] = sums.subarray(cell * 3, cell * 3 + 3);
    found.push({ red: red / count, green: green / count, blue: blue / count, count });
  }
  return found;
}

const channels = ['red', 'green', 'blue'] as const;

interface Box {
  held: Cell[];
  /** The channel with the largest weighted spread, and that spread. */
  channel: (typeof channels)[number];
  spread: number;
}

/** Repeatedly splits the box with the largest spread in two. */
function split(found: Cell[], most: number): Cell[][] {
  const boxes = [boxOf(found)];
  while (boxes.length < most) {
    const [widest] = boxes.toSorted((a, b) => b.spread - a.spread);
    if (!widest || widest.spread === 0) break;
    const { held, channel } = widest;
    const at = middle(held)[channel];
    const lower = held.filter((cell) => cell[channel] <= at);
    const upper = held.filter((cell) => cell[channel] > at);
    if (lower.length === 0 || upper.length === 0) {
      widest.spread = 0;
      continue;
    }
    boxes.splice(boxes.indexOf(widest), 1, boxOf(lower), boxOf(upper));
  }
  return boxes.map(({ held }) => held);
}

function boxOf(held: Cell[]): Box {
  const mean = middle(held);
  const spreads = channels.map((channel, index) => {
    const squares = held.reduce((sum, cell) => sum + cell.count * (cell[channel] - mean[channel]) ** 2, 0);
    return { channel, spread: held.length < 2 ? 0 : squares * (weights[index] ?? 1) };
  });
  const [widest = { channel: 'green' as const, spread: 0 }] = spreads.toSorted((a, b) => b.spread - a.spread);
  return { held, ...widest };
}

function middle(held: Cell[]): Cell {
  const sum = { red: 0, green: 0, blue: 0, count: 0 };
  for (const { red, green, blue, count } of held) {
    sum.red += red * count;
    sum.green += green * count;
    sum.blue += blue * count;
    sum.count += count;
  }
  const { count } = sum;
  if (count === 0) return sum;
  return { red: sum.red / count, green: sum.green / count, blue: sum.blue / count, count };
}

/** Moves each colour to the mean of the cells nearest to it; colours that have no cells are dropped. */
function settle(found: Cell[], middles: Cell[]): Cell[] {
  const colours = Float64Array.from(middles.flatMap(({ red, green, blue }) => [red, green, blue]));
  const held: Cell[][] = middles.map(() => []);
  for (const cell of found) held[nearestOf(colours, cell.red, cell.green, cell.blue)]?.push(cell);
  return held.filter((cells) => cells.length > 0).map(middle);
}

function nearestOf(colours: Uint8Array | Float64Array, red: number, green: number, blue: number): number {
  let nearest = 0;
  let least = Infinity;
  for (let index = 0; index * 3 < colours.length; index += 1) {
    const g = green - (colours[index * 3 + 1] ?? 0);
    let distance = weights[1] * g * g;
    // Green alone rules out most colours.
    if (distance >= least) continue;
    const r = red - (colours[index * 3] ?? 0);
    const b = blue - (colours[index * 3 + 2] ?? 0);
    distance += weights[0] * r * r + weights[2] * b * b;
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}

function lookUp(colours: Uint8Array) {
  /** The index plus one; 0 if not looked up yet. */
  const known = new Uint16Array(1 << 18);
  return (red: number, green: number, blue: number): number => {
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    const found = known[key] ?? 0;
    if (found !== 0) return found - 1;
    const nearest = nearestOf(colours, (red & 252) | 2, (green & 252) | 2, (blue & 252) | 2);
    known[key] = nearest + 1;
    return nearest;
  };
}
