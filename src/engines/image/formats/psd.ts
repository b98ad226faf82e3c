import { unzlibSync } from 'fflate';
import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import type { DecodedImage } from './decoded-image.ts';
import { viewOf } from '#containers/bytes.ts';

/** The header and the sections before the pixels (Adobe Photoshop File Formats Specification, 2019). */
interface Psd {
  width: number;
  height: number;
  channels: number;
  bits: number;
  mode: number;
  /** For indexed colours: 256 reds, then greens, then blues. */
  palette: Uint8Array;
  profile?: Uint8Array<ArrayBuffer>;
  /** Whether the channel after the colours is alpha; otherwise it is a saved selection. */
  alpha: boolean;
  /** The offset of the merged image. */
  pixels: number;
  /** PSB, with wider length fields. */
  large: boolean;
}

const modes = { grey: 1, indexed: 2, rgb: 3, cmyk: 4, duotone: 8 };
const profileResource = 1039;

export function readPsd(bytes: Uint8Array): Psd {
  const view = viewOf(bytes);
  const large = view.getUint16(4) === 2;
  const palette = 30;
  const resources = palette + view.getUint32(palette - 4) + 4;
  const layers = resources + view.getUint32(resources - 4);
  const sectionLength = large ? Number(view.getBigUint64(layers)) : view.getUint32(layers);
  const layerInfo = layers + (large ? 8 : 4);
  // The layer count, which is negative if the merged image has alpha.
  const alpha = sectionLength > (large ? 10 : 6) && view.getInt16(layerInfo + (large ? 8 : 4)) < 0;
  const profile = findResource(bytes, resources, layers, profileResource);
  return {
    width: view.getUint32(18),
    height: view.getUint32(14),
    channels: view.getUint16(12),
    bits: view.getUint16(22),
    mode: view.getUint16(24),
    palette: bytes.subarray(palette, resources - 4),
    ...(profile && { profile }),
    alpha,
    pixels: layerInfo + sectionLength,
    large,
  };
}

/** The image resources, which hold everything besides the layers and pixels. */
export function resourcesOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const start = 30 + view.getUint32(26) + 4;
  return bytes.subarray(start, start + view.getUint32(start - 4));
}

function findResource(bytes: Uint8Array, start: number, end: number, id: number): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  for (let at = start; at + 12 <= end;) {
    // The name is preceded by its length; together they are padded to an even length.
    const name = (view.getUint8(at + 6) + 2) & ~1;
    const length = view.getUint32(at + 6 + name);
    const data = at + 10 + name;
    if (view.getUint16(at + 4) === id) return bytes.slice(data, data + length);
    at = data + ((length + 1) & ~1);
  }
  return undefined;
}

/**
 * Decodes the merged image, which Photoshop stores for other programs.
 *
 * @throws {JobError} `corrupt-file`; `undecodable` for rare colour modes
 */
export function decodePsd(bytes: Uint8Array<ArrayBuffer>): DecodedImage {
  try {
    const psd = readPsd(bytes);
    const { width, height, bits, mode, profile } = psd;
    if (!Object.values(modes).includes(mode) || (bits !== 8 && bits !== 16))
      throw new JobError('undecodable', { codec: formats.psd.name, what: 'variant', programs: otherPrograms.image });
    const planes = readPlanes(psd, bytes);
    const cmyk = mode === modes.cmyk;
    return {
      width,
      height,
      pixels: interleave(psd, planes),
      ...(profile && { profile }),
      ...(cmyk && { cmyk }),
    };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new JobError('corrupt-file', { format: formats.psd.name }, { cause });
  }
}

const compressions = { raw: 0, runs: 1, zip: 2, predicted: 3 };

/** Decompresses the channels: planar and big-endian. */
function readPlanes({ width, height, channels, bits, pixels, large }: Psd, bytes: Uint8Array): Uint8Array {
  const length = width * height * channels * (bits / 8);
  const compression = viewOf(bytes).getUint16(pixels);
  const data = bytes.subarray(pixels + 2);
  // A run of two bytes expands to at most 128, so nothing is allocated for files that claim more.
  if (length > data.length * 1100) throw new RangeError('There are fewer pixels than it says');
  switch (compression) {
    case compressions.raw:
      if (data.length < length) throw new RangeError('It ends before its pixels do');
      return data.subarray(0, length);
    case compressions.runs:
      return unpackRuns(data, height * channels, (width * bits) / 8, large);
    case compressions.zip:
    case compressions.predicted: {
      const planes = unzlibSync(data, { out: new Uint8Array(length) });
      return compression === compressions.zip ? planes : undoPrediction(planes, width, bits);
    }
    default:
      throw new RangeError(`There is no compression ${compression}`);
  }
}

/** PackBits, row by row; the row lengths precede the rows. */
function unpackRuns(data: Uint8Array, rows: number, stride: number, large: boolean): Uint8Array {
  const view = viewOf(data);
  const width = large ? 4 : 2;
  const planes = new Uint8Array(rows * stride);
  let at = rows * width;
  for (let row = 0; row < rows; row += 1) {
    const end = at + (large ? view.getUint32(row * width) : view.getUint16(row * width));
    if (end > data.length) throw new RangeError('It ends before its pixels do');
    let to = row * stride;
    while (at < end) {
      const head = view.getInt8(at);
      if (head >= 0) planes.set(data.subarray(at + 1, at + 2 + head).subarray(0, (row + 1) * stride - to), to);
      else if (head > -128) planes.fill(data[at + 1] ?? 0, to, Math.min(to + 1 - head, (row + 1) * stride));
      if (head > -128) to += Math.abs(head) + 1;
      at += head >= 0 ? head + 2 : head > -128 ? 2 : 1;
    }
    at = end;
  }
  return planes;
}

/** Undoes prediction: each sample was stored as the difference from the previous one. */
function undoPrediction(planes: Uint8Array, width: number, bits: number): Uint8Array {
  const view = viewOf(planes);
  const samples = planes.length / (bits / 8);
  for (let index = 0; index < samples; index += 1) {
    if (index % width === 0) continue;
    if (bits === 8) planes[index] = (planes[index] ?? 0) + (planes[index - 1] ?? 0);
    else view.setUint16(index * 2, view.getUint16(index * 2) + view.getUint16(index * 2 - 2));
  }
  return planes;
}

function interleave({ width, height, channels, bits, mode, palette, alpha }: Psd, planes: Uint8Array) {
  const count = width * height;
  const view = viewOf(planes);
  const full = bits === 16 ? 65_535 : 255;
  const sample = (channel: number, at: number) =>
    bits === 16 ? view.getUint16((channel * count + at) * 2) : (planes[channel * count + at] ?? 0);
  const pixels = bits === 16 ? new Uint16Array(count * 4) : new Uint8ClampedArray(count * 4);
  const colours = mode === modes.rgb ? 3 : mode === modes.cmyk ? 4 : 1;
  const seen = alpha && mode !== modes.cmyk && channels > colours ? colours : undefined;
  const onWhite = seen !== undefined && laidOnWhite(seen);
  for (let at = 0; at < count; at += 1) {
    const share = seen === undefined ? full : sample(seen, at);
    for (let channel = 0; channel < 4; channel += 1) {
      pixels[at * 4 + channel] = value(channel, at, share);
    }
  }
  return pixels;

  /**
   * Whether transparent pixels were blended with white, as Photoshop does but other programs do not: then no pixel is
   * darker than its share of white allows.
   */
  function laidOnWhite(alphaChannel: number): boolean {
    for (let at = 0; at < count; at += 1) {
      const least = full - sample(alphaChannel, at) - full / 64;
      for (let channel = 0; channel < colours; channel += 1) if (sample(channel, at) < least) return false;
    }
    return true;
  }

  function value(channel: number, at: number, share: number): number {
    // Inks are stored inverted.
    if (mode === modes.cmyk) return full - sample(channel, at);
    if (channel === 3) return share;
    if (mode === modes.indexed) return palette[channel * 256 + sample(0, at)] ?? 0;
    const colour = sample(colours === 3 ? channel : 0, at);
    return !onWhite || share === 0 || share === full ? colour : Math.max(0, ((colour - full + share) * full) / share);
  }
}
