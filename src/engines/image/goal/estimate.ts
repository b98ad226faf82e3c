import type { OutputFormatId } from '../../../formats/formats.ts';
import { sampleBands } from './bands.ts';
import { overheadOf } from './goal.ts';
import { sameLook } from './lowest-quality.ts';
import type { Picture } from './picture.ts';

/** Bands that stand for a picture: how many, and which share of it they are, within so many pixels. */
const sample = { bands: 6, share: 1 / 16, least: 65_536, most: 400_000 };

/**
 * About how many bytes a picture takes, by a part of it that is encoded as the whole would be; nothing of a small picture,
 * which is soon encoded itself.
 *
 * @param quality `undefined` for the lowest that looks the same.
 * @param pack what is done with encoded bytes at last.
 */
export async function estimateBytes(
  picture: Picture,
  format: OutputFormatId<'image'>,
  quality: number | undefined,
  pack: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<number | undefined> {
  const pixels = picture.width * picture.height;
  const bands = sampleBands(picture, sample.bands, clamp(pixels * sample.share, sample.least, sample.most) / pixels);
  if (bands.places.length === 0) return undefined;
  const part = picture.part(bands);
  const { bytes } = quality === undefined ? await sameLook(part, format) : { bytes: await part.encode(quality) };
  const packed = await pack(bytes);
  const { metadata, bare } = await overheadOf(picture, format);
  const times = pixels / (part.width * part.height);
  return Math.max(0, packed.length - bare.encoded) * times + bare.encoded + metadata;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
