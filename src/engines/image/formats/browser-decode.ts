import { JobError } from '#errors/errors.ts';
import { formats, type FormatId, type InputFormatId } from '#formats/formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { concat } from '#containers/bytes.ts';
import type { Frames } from './frames.ts';

/**
 * Decodes the first frame of an image: upright, in sRGB, alpha not premultiplied.
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

/** `VideoFrame.rotation` and `flip` are newer than `ImageDecoder`, which leaves the rotation to the caller. */
type TurnedFrame = VideoFrame & { rotation: number; flip: boolean };

const turnsFrames = 'ImageDecoder' in self && 'rotation' in VideoFrame.prototype;

async function decodeFrame(data: Uint8Array<ArrayBuffer>, type: string): Promise<ImageData> {
  const decoder = new ImageDecoder({ data, type, premultiplyAlpha: 'none' });
  const { image } = await decoder.decode();
  // TypeScript’s types lack `rotation` and `flip`.
  const { codedWidth: width, codedHeight: height, rotation, flip } = image as TurnedFrame;
  const pixels = await copyPixels(image);
  image.close();
  decoder.close();
  return turn(new ImageData(pixels, width, height), rotation, flip);
}

/** Whether this browser decodes all frames of an animation in a format. Chromium and Firefox do. */
export const decodesFrames = async (format: FormatId) =>
  'ImageDecoder' in self && ImageDecoder.isTypeSupported(formats[format].mimeType);

/**
 * Decodes all frames of an animation, or only the first, in sRGB.
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

/** The bands of a pixel that hold its red, green and blue. */
export type BandOrder = readonly [number, number, number];

/**
 * Decodes a JPEG at a reduced size that costs its decoder less work (eighths of its own, rounded up): not rotated
 * upright, and in the colours of its profile. Transfers `data`.
 *
 * @param to receives four bytes per pixel; the last one has no meaning.
 * @returns `undefined` if this browser cannot decode it, or decodes it to another size.
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
    // Copying without conversion costs a third less.
    const asIs = image.format === 'BGRX';
    if (fits) await image.copyTo(to, asIs ? undefined : rgba);
    image.close();
    return fits ? (asIs ? [2, 1, 0] : [0, 1, 2]) : undefined;
  } catch (cause) {
    // A TypeError means that this browser does not write to shared memory.
    if (!(cause instanceof DOMException || cause instanceof TypeError)) throw cause;
    return undefined;
  } finally {
    decoder.close();
  }
}

const rgba = { format: 'RGBA', colorSpace: 'srgb' } as const;

async function copyPixels(frame: VideoFrame): Promise<Uint8ClampedArray<ArrayBuffer>> {
  // Frames that may have alpha are copied unconverted: Chromium premultiplies when it converts.
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

/** For little-endian words. */
function swapRedAndBlue(pixels: Uint32Array) {
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    pixels[at] = (pixel & 0xff00ff00) | ((pixel & 0xff) << 16) | ((pixel >> 16) & 0xff);
  }
}

/** Rotates clockwise by right angles, then mirrors left to right. */
export function turn(image: ImageData, angle: number, flip: boolean): ImageData {
  if (angle === 0 && !flip) return image;
  const from = new Uint32Array(image.data.buffer);
  const { width: across, height: down } = image;
  const [width, height] = angle % 180 === 0 ? [across, down] : [down, across];
  // The source of the first pixel, and the distance from there to the source of the next column, and of the next row.
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
 * For browsers without ImageDecoder. A canvas holds premultiplied colours, which costs transparent pixels some
 * precision, and browsers that resist fingerprinting may alter what is read back.
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

/** An AVIF of one grey pixel. */
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
