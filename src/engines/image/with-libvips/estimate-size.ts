import { keptFormat, type OutputFormatId } from '#formats/formats.ts';
import type { EncodeImage } from '#jobs/contract/image-operation.ts';
import { applyMetadataPolicy } from '../libvips/metadata.ts';
import { isPackedLater } from '../formats/png/search-level.ts';
import { drawnSize, stepsFor } from '../steps/vector-steps.ts';
import { fitToFormat } from '../write/encode.ts';
import { openImage } from '../open/open.ts';
import { applySteps } from '../steps/steps.ts';
import { vipsPicture } from '../write/vips-picture.ts';
import { writesMoving } from '../write/writes-animation.ts';
import type { Scope } from '../libvips/vips.ts';
import { sampleBands } from '../goal/bands.ts';
import { overheadOf } from '../goal/goal.ts';
import { sameLook } from '../goal/lowest-quality.ts';
import { SearchPace } from '../goal/search-pace.ts';
import type { Picture } from '../goal/picture.ts';

/** The bands that represent a picture: how many, and which share of it they cover, within these pixel counts. */
const sample = { bands: 6, share: 1 / 16, least: 65_536, most: 400_000 };

/**
 * Estimates the size of an encoded picture from a part that is encoded as the whole would be. Returns `undefined` for a
 * small picture, which is quickly encoded itself.
 *
 * @param quality `undefined` for the lowest that looks the same
 * @param pack the last step, which shrinks the encoded bytes
 */
async function estimateBytes(
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

/** Estimates the size of a result, in bytes; returns `undefined` if a part cannot predict it. */
export async function estimateSize(operation: EncodeImage, file: File, scope: Scope): Promise<number | undefined> {
  const output = operation.output.format === 'input' ? undefined : operation.output.format;
  const open = await openImage(file, scope, { output, sizeOf: drawnSize(operation.steps), allFrames: false });
  if (open.frames > 1 || open.pages > 1) return undefined;
  const format = output ?? keptFormat(open.format, operation.onlyIfSmaller, false, await writesMoving());
  // An icon holds small copies of the whole picture.
  if (format === 'ico') return undefined;
  const changed = await applySteps(open, stepsFor(open.format, operation.steps, format), 1, scope);
  const { image, keep } = applyMetadataPolicy(changed.image, operation.metadata ?? 'safe', scope);
  const { image: fitted } = fitToFormat(image, format, scope);
  const { quality = 80, lossless = false, fewerColours = false, effort = 'normal', goal } = operation.output;
  const options = {
    format,
    lossless,
    fewerColours,
    effort,
    keep,
    frames: 1,
    ...(goal?.type === 'look' && { vips: open.vips }),
  };
  const picture = vipsPicture(open.vips, fitted, options, scope);
  const pack = async (bytes: Uint8Array<ArrayBuffer>) =>
    isPackedLater(options)
      ? (await import('../formats/png/pack.ts')).packPng(open.vips, bytes, fitted.width * fitted.height)
      : bytes;
  const bytes = await estimateBytes(picture, format, goal ? undefined : quality, pack);
  return bytes !== undefined && operation.onlyIfSmaller && format === open.format ? Math.min(bytes, file.size) : bytes;
}
