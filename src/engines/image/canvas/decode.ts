import type { InputFormatId } from '#formats/formats.ts';
import { decodeSequence, decodesSequence } from '#codecs/avif-sequence/decode-sequence.ts';
import { inSrgb } from '#codecs/avif-sequence/frame-colours.ts';
import { readSequence } from '#codecs/avif-sequence/read-sequence.ts';
import { decodeInBrowser, onCanvas } from '../formats/browser-decode.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { DecodedImage } from '../formats/decoded-image.ts';
import { decoderOf } from '../formats/decoders.ts';
import { iccName } from '#containers/icc-name.ts';
import type { Size } from '#jobs/contract/image-step.ts';

export const decode = async (bytes: Uint8Array<ArrayBuffer>, format: InputFormatId<'image'>): Promise<ImageData> =>
  (await decodePicture(bytes, format)).image;

/**
 * Decodes the first frame of an image: upright, in sRGB, alpha not premultiplied.
 *
 * @throws {JobError} `corrupt-file`, `no-decoder`
 * @param wanted maps the natural size to the size to draw at, for formats that can be drawn at any size.
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  format: InputFormatId<'image'>,
  wanted?: (natural: Size) => Size,
): Promise<{ image: ImageData; notes: Note[] }> {
  const decodeFile = decoderOf(format);
  const first = format === 'avif' ? await firstOfSequence(bytes) : undefined;
  if (first) return { image: first, notes: [] };
  if (!decodeFile) return { image: await decodeInBrowser(bytes, format), notes: [] };
  const decoded = await decodeFile(bytes, wanted);
  const { width, height, profile, notes = [] } = decoded;
  const pixels = eightBits(decoded);
  // iPhones take photos in Display P3, which a canvas turns into sRGB.
  if (!profile || !/P3/.test(iccName(profile) ?? '')) return { image: new ImageData(pixels, width, height), notes };
  const wide = new ImageData(pixels, width, height, { colorSpace: 'display-p3' });
  return { image: onCanvas(await createImageBitmap(wide)), notes };
}

/** Returns `undefined` for a still. */
async function firstOfSequence(bytes: Uint8Array<ArrayBuffer>): Promise<ImageData | undefined> {
  const sequence = readSequence(bytes);
  if (!sequence || !(await decodesSequence(sequence))) return undefined;
  for await (const frame of decodeSequence(sequence)) {
    const pixels = await inSrgb(frame, sequence);
    return new ImageData(new Uint8ClampedArray(pixels.buffer), frame.width, frame.height);
  }
  return undefined;
}

/**
 * Converts pixels to what a canvas holds. CMYK is converted as if the inks were light: without the profile's tables
 * there is no better way.
 */
function eightBits({ pixels, bands, cmyk }: DecodedImage): Uint8ClampedArray<ArrayBuffer> {
  const narrow =
    pixels instanceof Uint16Array ? Uint8ClampedArray.from(pixels, (value) => Math.round(value / 257)) : pixels;
  if (bands === 3) return opaque(narrow);
  if (!cmyk) return narrow;
  for (let at = 0; at < narrow.length; at += 4) {
    const light = 1 - (narrow[at + 3] ?? 0) / 255;
    for (let channel = at; channel < at + 3; channel += 1) narrow[channel] = (255 - (narrow[channel] ?? 0)) * light;
    narrow[at + 3] = 255;
  }
  return narrow;
}

function opaque(rgb: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4)
    for (let channel = 0; channel < 3; channel += 1) pixels[to + channel] = rgb[from + channel] ?? 0;
  return pixels;
}
