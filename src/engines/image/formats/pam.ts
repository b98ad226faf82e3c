import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { DecodedImage } from './decoded-image.ts';

interface Pam {
  width: number;
  height: number;
  /** Samples per pixel. */
  depth: number;
  /** The largest value of a sample. */
  most: number;
  /** The number of colour or grey samples; samples beyond alpha are ignored. */
  colours: 1 | 3;
  alpha: boolean;
  /** The offset of the pixels. */
  start: number;
}

/**
 * Reads a header of lines, up to `ENDHDR`: https://netpbm.sourceforge.net/doc/pam.html
 *
 * @throws {JobError} `corrupt-file`
 */
export function readPam(bytes: Uint8Array): Pam {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, longestHeader));
  const end = /^ENDHDR[^\S\n]*\n/m.exec(head);
  const lines = head.slice(0, end?.index ?? 0).split('\n');
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^\s*(\w+)\s+(.*?)\s*$/.exec(line) ?? [];
    if (!values.has(name)) values.set(name, value);
  }
  const numberOf = (name: string) => Number(values.get(name) ?? Number.NaN);
  const [width, height] = [numberOf('WIDTH'), numberOf('HEIGHT')];
  const [depth, most] = [numberOf('DEPTH'), numberOf('MAXVAL')];
  const isWhole = [width, height, depth, most].every((value) => Number.isInteger(value) && value > 0);
  if (!end || !isWhole || most > 65_535) throw new JobError('corrupt-file', { format: formats.pam.name });
  const kind = values.get('TUPLTYPE') ?? '';
  const colours = depth < 3 || /^(?:BLACKANDWHITE|GRAYSCALE)/.test(kind) ? 1 : 3;
  const alpha = depth > colours && (kind === '' || kind.endsWith('_ALPHA'));
  return { width, height, depth, most, colours, alpha, start: end.index + end[0].length };
}

/** In bytes. */
const longestHeader = 2 ** 16;

/** @throws {JobError} `corrupt-file` if the file ends before its pixels do */
export function decodePam(bytes: Uint8Array): DecodedImage {
  const { width, height, depth, most, colours, alpha, start } = readPam(bytes);
  const count = width * height;
  const wide = most > 255;
  if (start + count * depth * (wide ? 2 : 1) > bytes.length)
    throw new JobError('corrupt-file', { format: formats.pam.name });
  const pixels = wide ? new Uint16Array(count * 4) : new Uint8ClampedArray(count * 4);
  const full = wide ? 65_535 : 255;
  const sample = (index: number) =>
    wide ? ((bytes[start + index * 2] ?? 0) << 8) | (bytes[start + index * 2 + 1] ?? 0) : (bytes[start + index] ?? 0);
  const scaled = (index: number) => Math.round((Math.min(most, sample(index)) * full) / most);
  for (let at = 0; at < count; at += 1) {
    const from = at * depth;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at * 4 + channel] = scaled(from + (colours === 3 ? channel : 0));
    pixels[at * 4 + 3] = alpha ? scaled(from + colours) : full;
  }
  return { width, height, pixels, ...(wide && { bits: Math.ceil(Math.log2(most + 1)) }) };
}
