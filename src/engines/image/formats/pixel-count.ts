/** How pixels are compressed: as in QOI, or in runs as in TGA, with this many bytes per pixel. */
export type Packing = 'qoi' | { runsOf: number };

interface Count {
  found: number;
  /** The offset where the last complete one ends. */
  end: number;
  /** Encodes this many more pixels, which are black. */
  rest: (count: number) => Uint8Array;
}

/**
 * Counts the pixels in a file that may be truncated.
 *
 * @param stored the number of bits per pixel, if not compressed
 */
export function pixelCount(data: Uint8Array, stored: number | Packing): Count {
  if (stored === 'qoi') return countQoi(data);
  if (typeof stored === 'object') return countRuns(data, stored.runsOf);
  const length = stored / 8;
  const found = Math.floor(data.length / length);
  return { found, end: found * length, rest: (count) => new Uint8Array(count * length) };
}

/** https://qoiformat.org/qoi-specification.pdf */
function countQoi(data: Uint8Array): Count {
  let [at, found] = [0, 0];
  while (at < data.length) {
    const tag = data[at] ?? 0;
    const length = tag === 0xff ? 5 : tag === 0xfe ? 4 : tag >> 6 === 2 ? 2 : 1;
    if (at + length > data.length) break;
    found += tag >> 6 === 3 && length === 1 ? (tag & 63) + 1 : 1;
    at += length;
  }
  const longestRun = 62;
  const rest = (count: number) => {
    const runs = new Uint8Array(Math.ceil((count - 1) / longestRun)).fill(0xc0 | (longestRun - 1));
    const more = new Uint8Array(5 + runs.length);
    more.set([0xff, 0, 0, 0, 255]);
    more.set(runs, 5);
    return more;
  };
  return { found, end: at, rest };
}

/** Truevision TGA 2.0: a byte gives the number of pixels that follow, or how often the next one repeats. */
function countRuns(data: Uint8Array, length: number): Count {
  let [at, found] = [0, 0];
  while (at < data.length) {
    const head = data[at] ?? 0;
    const count = (head & 127) + 1;
    const end = at + 1 + (head < 128 ? count : 1) * length;
    if (end > data.length) break;
    found += count;
    at = end;
  }
  const longestRun = 128;
  const rest = (count: number) => {
    const runs = new Uint8Array(Math.ceil(count / longestRun) * (1 + length));
    for (let run = 0; run < runs.length; run += 1 + length) runs[run] = 255;
    return runs;
  };
  return { found, end: at, rest };
}
