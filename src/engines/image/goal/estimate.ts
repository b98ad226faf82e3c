import type { OutputFormatId } from '../../../formats/formats.ts';
import { sampleBands } from './bands.ts';
import { overheadOf } from './goal.ts';
import { sameLook } from './lowest-quality.ts';
import { SearchPace } from './search-pace.ts';
import type { Picture } from './picture.ts';

/** The bands that represent a picture: how many, and which share of it they cover, within these pixel counts. */
const sample = { bands: 6, share: 1 / 16, least: 65_536, most: 400_000 };

/**
 * Estimates the size of an encoded picture from a part that is encoded as the whole would be. Returns `undefined` for a
 * small picture, which is quickly encoded itself.
 *
 * @param quality `undefined` for the lowest that looks the same
 * @param pack the last step, which shrinks the encoded bytes
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
  const { bytes } =
    quality === undefined
      ? await sameLook(part, format, new SearchPace(() => undefined))
      : { bytes: await part.encode(quality) };
  const packed = await pack(bytes);
  const { metadata, bare } = await overheadOf(picture, format);
  const times = pixels / (part.width * part.height);
  return Math.max(0, packed.length - bare.encoded) * times + bare.encoded + metadata;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
