import { viewOf } from '#containers/bytes.ts';
import { gifBlocks } from '../formats/gif/blocks.ts';

/** An interlaced picture comes in four passes: the first row of each, and the distance between its rows. */
const turns = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** Counts the rows from the top of a GIF's first picture that are in the file; all if the picture is complete. */
export function gifRows(gif: Uint8Array): number {
  const view = viewOf(gif);
  for (const { start, dataAt, label } of gifBlocks(gif)) {
    if (label !== undefined) continue;
    if (dataAt > gif.length) return 0;
    const [top, across, down] = [3, 5, 7].map((at) => view.getUint16(start + at, true));
    if (!across || !down || top === undefined) return 0;
    const isInterlaced = (view.getUint8(start + 9) & 0x40) !== 0;
    const stored = Math.min(down, Math.floor(countPixels(gif, dataAt) / across));
    const rows = isInterlaced ? rowsOfTurns(stored, down) : stored;
    const height = view.getUint16(8, true);
    return rows === down ? height : Math.min(height, top + rows);
  }
  return 0;
}

/** Counts the contiguous rows from the top when this many interlaced rows are stored. */
function rowsOfTurns(stored: number, height: number): number {
  const order = turns.flatMap(([first, apart]) =>
    Array.from({ length: Math.max(0, Math.ceil((height - first) / apart)) }, (_, index) => first + index * apart),
  );
  const there = new Set(order.slice(0, stored));
  let rows = 0;
  while (there.has(rows)) rows += 1;
  return rows;
}

/**
 * Counts the pixels that the LZW codes of a picture expand to, up to where they end or become invalid (GIF89a, appendix
 * F).
 */
function countPixels(gif: Uint8Array, dataAt: number): number {
  const clear = 1 << (gif[dataAt - 1] ?? 8);
  const lengths = new Uint16Array(4096).fill(1, 0, clear);
  let [next, width, before, pixels] = [clear + 2, (gif[dataAt - 1] ?? 8) + 1, -1, 0];
  let [bits, count] = [0, 0];
  for (const byte of dataOf(gif, dataAt)) {
    bits |= byte << count;
    count += 8;
    for (; count >= width;) {
      const code = bits & ((1 << width) - 1);
      bits >>>= width;
      count -= width;
      if (code === clear + 1) return pixels;
      if (code === clear) {
        [next, width, before] = [clear + 2, (gif[dataAt - 1] ?? 8) + 1, -1];
        continue;
      }
      if (code > next || (code === next && before < 0)) return pixels;
      if (before >= 0 && next < 4096) {
        lengths[next] = (lengths[before] ?? 0) + 1;
        next += 1;
        if (next === 1 << width && width < 12) width += 1;
      }
      pixels += lengths[code] ?? 0;
      before = code;
    }
  }
  return pixels;
}

/** Yields the bytes of a picture's sub-blocks, as far as they are present. */
function* dataOf(gif: Uint8Array, dataAt: number): Generator<number> {
  for (let at = dataAt; at < gif.length && gif[at] !== 0; at += (gif[at] ?? 0) + 1)
    yield* gif.subarray(at + 1, at + 1 + (gif[at] ?? 0));
}
