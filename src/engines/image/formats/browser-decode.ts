import { JobError } from '../../../errors/errors.ts';
import { formats, type FormatId, type InputFormatId } from '../../../formats/formats.ts';
import { otherPrograms } from '../../../formats/other-programs.ts';
import { concat } from '../../../containers/bytes.ts';
import type { Frames } from './frames.ts';

/**
 * The first frame of an image: upright, in sRGB, alpha not multiplied in.
 *
 * @throws {JobError} `corrupt-file`, `no-decoder`
 */
export async function decodeInBrowser(
  bytes: Uint8Array<ArrayBuffer>,
  format: InputFormatId<'image'>,
): Promise<ImageData> {
  const { mimeType, name } = formats[format];
  try {
    return turnsFrames && (await ImageDecoder.isTypeSupported(mimeType))
      ? await decodeFrame(bytes, mimeType)
      : await decodeOnCanvas(bytes, mimeType);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    if (format === 'avif' && !(await readsAvif()))
      throw new JobError('no-decoder', { codec: name, programs: otherPrograms.image }, { cause });
    throw new JobError('corrupt-file', { format: name }, { cause });
  }
}

/** `VideoFrame.rotation` and `flip` are younger than `ImageDecoder`, which leaves the turning to us. */
type TurnedFrame = VideoFrame & { rotation: number; flip: boolean };

const turnsFrames = 'ImageDecoder' in self && 'rotation' in VideoFrame.prototype;

async function decodeFrame(data: Uint8Array<ArrayBuffer>, type: string): Promise<ImageData> {
  const decoder = new ImageDecoder({ data, type, premultiplyAlpha: 'none' });
  const { image } = await decoder.decode();
  // TypeScript’s types leave out how a frame is turned.
  const { codedWidth: width, codedHeight: height, rotation, flip } = image as TurnedFrame;
  const pixels = await copyPixels(image);
  image.close();
  decoder.close();
  return turn(new ImageData(pixels, width, height), rotation, flip);
}

/** Whether this browser shows all frames of an animation of a format. Chromium and Firefox do, from what they are asked for. */
export const decodesFrames = async (format: FormatId) =>
  'ImageDecoder' in self && ImageDecoder.isTypeSupported(formats[format].mimeType);

/**
 * All frames of an animation, in sRGB; or the first one, where no more are wanted.
 *
 * @throws {JobError} `corrupt-file`
 */
export async function decodeFrames(
  data: Uint8Array<ArrayBuffer>,
  format: FormatId,
  wanted: 'all' | 'first',
): Promise<Frames> {
  const { mimeType: type, name } = formats[format];
  const decoder = new ImageDecoder({ data, type, premultiplyAlpha: 'none', preferAnimation: true });
  try {
    await Promise.all([decoder.completed, decoder.tracks.ready]);
    const { frameCount = 1, repetitionCount = 0 } = decoder.tracks.selectedTrack ?? {};
    const pixels: Uint8Array[] = [];
    const delay: number[] = [];
    let size = { width: 0, height: 0 };
    for (let frameIndex = 0; frameIndex < (wanted === 'all' ? frameCount : 1); frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      size = { width: image.codedWidth, height: image.codedHeight };
      // In microseconds.
      delay.push(Math.round((image.duration ?? 0) / 1000));
      pixels.push(new Uint8Array((await copyPixels(image)).buffer));
      image.close();
    }
    const loop = repetitionCount === Infinity ? 0 : repetitionCount + 1;
    return { ...size, pixels: concat(pixels), delay, loop };
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    throw new JobError('corrupt-file', { format: name }, { cause });
  } finally {
    decoder.close();
  }
}

/** Which band of a pixel is its red, its green and its blue. */
export type BandOrder = readonly [number, number, number];

/**
 * Writes a JPEG's pixels as the file has them, not upright and in the colours of its profile, in a size that its decoder has
 * for less work: eighths of its own, rounded up. Takes the data away.
 *
 * @param to four bytes for each pixel, the last of which tells nothing.
 * @returns nothing where this browser does not decode it, or to another size.
 */
export async function decodeShrunk(
  data: ArrayBuffer,
  { width, height }: { width: number; height: number },
  to: Uint8Array,
): Promise<BandOrder | undefined> {
  if (!('ImageDecoder' in self)) return undefined;
  const size = { desiredWidth: width, desiredHeight: height };
  const init = { type: 'image/jpeg', colorSpaceConversion: 'none', ...size } as const;
  const decoder = new ImageDecoder({ data, ...init, transfer: [data] });
  try {
    const { image } = await decoder.decode();
    const fits = image.codedWidth === width && image.codedHeight === height;
    // Copied as they are, pixels cost a third less.
    const asIs = image.format === 'BGRX';
    if (fits) await image.copyTo(to, asIs ? undefined : rgba);
    image.close();
    return fits ? (asIs ? [2, 1, 0] : [0, 1, 2]) : undefined;
  } catch (cause) {
    // A TypeError says that this browser does not write to shared memory.
    if (!(cause instanceof DOMException || cause instanceof TypeError)) throw cause;
    return undefined;
  } finally {
    decoder.close();
  }
}

const rgba = { format: 'RGBA', colorSpace: 'srgb' } as const;

async function copyPixels(frame: VideoFrame): Promise<Uint8ClampedArray<ArrayBuffer>> {
  // A frame that may have alpha is copied as it is: Chromium multiplies alpha in when it converts.
  if (frame.format === 'BGRA' || frame.format === 'RGBA') {
    const pixels = new Uint8ClampedArray(frame.allocationSize());
    await frame.copyTo(pixels);
    if (frame.format === 'BGRA') swapRedAndBlue(new Uint32Array(pixels.buffer));
    return pixels;
  }
  const pixels = new Uint8ClampedArray(frame.allocationSize(rgba));
  await frame.copyTo(pixels, rgba);
  return pixels;
}

/** Of pixels whose first byte is the lowest. */
function swapRedAndBlue(pixels: Uint32Array) {
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    pixels[at] = (pixel & 0xff00ff00) | ((pixel & 0xff) << 16) | ((pixel >> 16) & 0xff);
  }
}

/** Turns clockwise by right angles, then mirrors left to right. */
export function turn(image: ImageData, angle: number, flip: boolean): ImageData {
  if (angle === 0 && !flip) return image;
  const from = new Uint32Array(image.data.buffer);
  const { width: across, height: down } = image;
  const [width, height] = angle % 180 === 0 ? [across, down] : [down, across];
  // Where the first pixel comes from, and how far it is from there to that of the next column, and of the next row.
  const walks: Record<number, [start: number, column: number, row: number]> = {
    0: [0, 1, across],
    90: [(down - 1) * across, -across, 1],
    180: [down * across - 1, -1, -across],
    270: [across - 1, across, -1],
  };
  const [start, column, row] = walks[angle] ?? [0, 1, across];
  const first = flip ? start + (width - 1) * column : start;
  const step = flip ? -column : column;
  const to = new Uint32Array(from.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) to[y * width + x] = from[first + x * step + y * row] ?? 0;
  }
  return new ImageData(new Uint8ClampedArray(to.buffer), width, height);
}

/**
 * For browsers without ImageDecoder. A canvas holds colours multiplied by alpha, which costs see-through pixels
 * some precision, and browsers that guard against fingerprints may change what is read back.
 */
async function decodeOnCanvas(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ImageData> {
  return onCanvas(await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' }));
}

export function onCanvas(bitmap: ImageBitmap): ImageData {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no 2D canvas in this worker.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

/** One grey pixel. */
const tinyAvif =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8ZQmMEw88880EgAJBAzeg=';

const readsAvif = async () => {
  const bytes = Uint8Array.from(atob(tinyAvif), (letter) => letter.charCodeAt(0));
  const decoding = createImageBitmap(new Blob([bytes], { type: formats.avif.mimeType }));
  return decoding.then(
    () => true,
    () => false,
  );
};
