import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { mostUnpacked, type Unpacked } from './inflate.ts';
import type { Ending } from './inflater.ts';

const clear = 256;
const end = 257;
const mostCodes = 4096;

/**
 * Decompresses LZW data (ISO 32000-2, 7.4.4). A missing end marker is not a fault.
 *
 * @param early 1, the default of PDF, if codes grow one code early; otherwise 0.
 */
export function decodeLzw(data: Uint8Array, early: number): Unpacked {
  const output = new ByteBuffer(data.length * 3);
  /** Where the output of each code was last written, and its length. */
  const starts = new Uint32Array(mostCodes);
  const lengths = new Uint16Array(mostCodes);
  let [next, width, previous] = [258, 9, -1];
  let [bits, count] = [0, 0];
  let ending: Ending = 'whole';
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xffffff;
    count += 8;
    if (count < width) continue;
    const code = (bits >> (count - width)) & (2 ** width - 1);
    count -= width;
    if (code === end) break;
    if (output.length > mostUnpacked) {
      ending = 'too-large';
      break;
    }
    if (code === clear) {
      [next, width, previous] = [258, 9, -1];
      continue;
    }
    const start = output.length;
    if (code < clear) output.byte(code);
    else if (code < next) {
      const from = starts[code] ?? 0;
      output.bytes(output.written().slice(from, from + (lengths[code] ?? 0)));
    } else if (code === next && previous >= 0) {
      const length = lengthOf(previous);
      const from = start - length;
      output.bytes(output.written().slice(from, start));
      output.byte(output.written()[from] ?? 0);
    } else {
      ending = 'broken';
      break;
    }
    if (previous >= 0 && next < mostCodes) {
      // An entry is the previous code's output plus the first byte of this one's: they are adjacent in the output.
      const length = lengthOf(previous);
      starts[next] = start - length;
      lengths[next] = length + 1;
      next++;
      if (next + early >= 2 ** width && width < 12) width++;
    }
    previous = code;
  }
  return { data: output.written(), ending };

  function lengthOf(code: number): number {
    return code < clear ? 1 : (lengths[code] ?? 0);
  }
}

/** Decodes run-length data (ISO 32000-2, 7.4.5). */
export function decodeRunLength(data: Uint8Array): Unpacked {
  const output = new ByteBuffer(data.length * 2);
  for (let at = 0; at < data.length;) {
    if (output.length > mostUnpacked) return { data: output.written(), ending: 'too-large' };
    const length = data[at++] ?? 128;
    if (length === 128) break;
    const needed = length < 128 ? length + 1 : 1;
    if (length < 128) output.bytes(data.subarray(at, at + needed));
    else if (at < data.length) output.bytes(new Uint8Array(257 - length).fill(data[at] ?? 0));
    at += needed;
    if (at > data.length) return { data: output.written(), ending: 'broken' };
  }
  return { data: output.written(), ending: 'whole' };
}
