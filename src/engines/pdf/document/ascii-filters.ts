import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { isWhiteSpace } from './characters.ts';
import type { Unpacked } from './inflate.ts';

const tilde = 0x7e;
const greater = 0x3e;
/** Stands for four zero bytes. */
const letterZ = 0x7a;
const firstDigit = 33;
const lastDigit = 117;

/**
 * Decodes ASCII85 (ISO 32000-2, 7.4.3): each group of five base-85 digits yields four bytes. Invalid digits are still
 * counted, so the digits after them stay aligned.
 */
export function decodeAscii85(data: Uint8Array): Unpacked {
  const output = new ByteBuffer(data.length);
  let isWhole = true;
  let [value, count] = [0, 0];
  const flush = (bytes: number) => {
    for (let index = 0; index < bytes; index++) output.byte(Math.floor(value / 2 ** (24 - 8 * index)) & 0xff);
    [value, count] = [0, 0];
  };
  for (const code of data) {
    if (code === tilde) break;
    if (isWhiteSpace(code)) continue;
    if (code === letterZ && count === 0) {
      flush(4);
      continue;
    }
    if (code < firstDigit || code > lastDigit) isWhole = false;
    value = value * 85 + code - firstDigit;
    if (++count === 5) flush(4);
  }
  if (count > 1) {
    const bytes = count - 1;
    // Missing digits count as the highest digit.
    for (; count < 5; count++) value = value * 85 + 84;
    flush(bytes);
  }
  return { data: output.written(), ending: isWhole ? 'whole' : 'broken' };
}

/**
 * Decodes hexadecimal digits (ISO 32000-2, 7.4.2). Other characters are skipped; an odd last digit is padded with 0.
 */
export function decodeAsciiHex(data: Uint8Array): Unpacked {
  const output = new ByteBuffer(data.length / 2 + 1);
  let isWhole = true;
  let high: number | undefined;
  for (const code of data) {
    if (code === greater) break;
    if (isWhiteSpace(code)) continue;
    const digit = parseInt(String.fromCharCode(code), 16);
    if (Number.isNaN(digit)) isWhole = false;
    else if (high === undefined) high = digit;
    else {
      output.byte(high * 16 + digit);
      high = undefined;
    }
  }
  if (high !== undefined) output.byte(high * 16);
  return { data: output.written(), ending: isWhole ? 'whole' : 'broken' };
}
