import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { DecodedImage } from '../decoded-image.ts';
import { readJp2 } from './header.ts';
import { decodeJpeg2000 } from './openjpeg.ts';

/**
 * Decodes with OpenJPEG. Pictures with alpha or CMYK are reduced to 8 bits per channel.
 *
 * @throws {JobError} `corrupt-file`, `too-large`
 */
export async function decodeJp2(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { width, height, components, bits, colours, profile } = readJp2(bytes);
  if (bits > 8 && (components === 1 || components === 3)) {
    const { decodeDeepJpeg2000 } = await import('./openjpeg-deep.ts');
    const deep = await decodeDeepJpeg2000(bytes);
    if (deep?.length === width * height * components) {
      const pixels = inDeepRgba(deep, components);
      return { width, height, pixels, bits, ...(profile && components === 3 && { profile }) };
    }
  }
  const { samples, complaints } = decodeJpeg2000(await loadModule('openjpeg'), bytes);
  if (!samples || samples.length % (width * height) !== 0) {
    const facts = { needed: width * height * 16, available: 2 ** 31 };
    if (/memory|alloc/i.test(complaints)) throw new JobError('too-large', facts, { cause: complaints });
    throw new JobError('corrupt-file', { format: formats.jp2.name }, { cause: complaints });
  }
  const count = samples.length / (width * height);
  const notes: Note[] = bits > 8 ? [{ type: 'reduced-depth', from: bits, to: 8 }] : [];
  const cmyk = colours === 'cmyk' && count === 4;
  const pixels = cmyk ? samples : inRgba(samples, count, colours === 'ycc' && count >= 3);
  return { width, height, pixels, cmyk, notes, ...(profile && count >= 3 && { profile }) };
}

/** Converts grey or RGB samples. */
function inDeepRgba(samples: Uint16Array, count: number): Uint16Array<ArrayBuffer> {
  const pixels = new Uint16Array((samples.length / count) * 4);
  for (let from = 0, to = 0; from < samples.length; from += count, to += 4) {
    for (let channel = 0; channel < 3; channel += 1) pixels[to + channel] = samples[from + (channel % count)] ?? 0;
    pixels[to + 3] = 65_535;
  }
  return pixels;
}

/** Converts grey or colour samples, with alpha if there is one sample more. */
function inRgba(samples: Uint8ClampedArray, count: number, isYcc: boolean): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray((samples.length / count) * 4);
  const hasAlpha = count === 2 || count === 4;
  const second = count < 3 ? 0 : 1;
  for (let from = 0, to = 0; from < samples.length; from += count, to += 4) {
    const [y, cb, cr] = [samples[from] ?? 0, (samples[from + 1] ?? 0) - 128, (samples[from + 2] ?? 0) - 128];
    pixels[to] = isYcc ? y + 1.402 * cr : y;
    pixels[to + 1] = isYcc ? y - 0.344136 * cb - 0.714136 * cr : (samples[from + second] ?? 0);
    pixels[to + 2] = isYcc ? y + 1.772 * cb : (samples[from + second * 2] ?? 0);
    pixels[to + 3] = hasAlpha ? (samples[from + count - 1] ?? 0) : 255;
  }
  return pixels;
}
