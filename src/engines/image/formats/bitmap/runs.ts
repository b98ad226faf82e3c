import { viewOf } from '#containers/bytes.ts';

/** The extent of a BMP's run-length encoded pixels, whose last row comes first. */
interface Runs {
  /** The number of pixels covered, including those that are skipped on purpose. */
  found: number;
  /** The end of the last complete run, in bytes from the first. */
  end: number;
  /** Whether a row has too many pixels. */
  overflows: boolean;
}

/** The end-of-bitmap code. */
export const endOfRuns = Uint8Array.of(0, 1);

/** Returns how the pixels of a BMP are run-length encoded; `undefined` if they are not. */
export function packedBmp(bytes: Uint8Array) {
  if (bytes.length < 54) return undefined;
  const view = viewOf(bytes);
  const compression = view.getUint32(14, true) === 12 ? 0 : view.getUint32(30, true);
  const bits = compression === 1 ? 8 : compression === 2 ? 4 : undefined;
  if (!bits) return undefined;
  const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
  return { bits, width, height, start: view.getUint32(10, true) } as const;
}

/** https://learn.microsoft.com/en-us/windows/win32/gdi/bitmap-compression */
export function readRuns(
  data: Uint8Array,
  { bits, width, height }: { bits: 4 | 8; width: number; height: number },
): Runs {
  let [at, x, y] = [0, 0, 0];
  let overflows = false;
  const found = () => Math.min(height, y) * width + (y < height ? Math.min(width, x) : 0);
  while (at + 2 <= data.length) {
    const [count = 0, value = 0] = data.subarray(at, at + 2);
    const isLiteral = count === 0 && value > 2;
    const length = isLiteral ? 2 + 2 * Math.ceil((value * bits) / 16) : count === 0 && value === 2 ? 4 : 2;
    if (at + length > data.length) break;
    at += length;
    if (count > 0 || isLiteral) x += count || value;
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) return { found: width * height, end: at, overflows };
    else [x, y] = [x + (data[at - 2] ?? 0), y + (data[at - 1] ?? 0)];
    overflows ||= x > width || (y >= height && x > 0);
  }
  return { found: found(), end: at, overflows };
}
