import { delaysOf } from '../../libvips/animate.ts';
import type { Size } from '../../geometry/geometry.ts';
import { readSegments } from '../../../../containers/jpeg.ts';
import { avifSteps } from '../../goal/quality-steps.ts';
import { Scope, type Image } from '../../libvips/vips.ts';
import { encodeFrames } from './encode-frames.ts';
import { writeSequence } from './write-sequence.ts';

interface Options {
  /** 1 to 100. */
  quality: number;
  /** libvips' flags of the metadata to write. */
  keep: number;
  frames: number;
}

/** The numbers of libvips' flags. */
const kept = { exif: 1, xmp: 2, profile: 8 };

/**
 * An AVIF of frames that stand under each other in an image.
 *
 * @throws {JobError} `no-encoder`
 */
export async function encodeSequence(
  image: Image,
  { quality, keep, frames }: Options,
  onProgress: (progress: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const scope = new Scope();
  try {
    const { width, pageHeight: height } = image;
    const colours = image.bands < 3 ? scope.keep(image.colourspace('srgb')) : image;
    // What comes from the decoder comes once, and each frame is read by itself.
    const held = scope.keep(colours.copyMemory());
    const isOpaque = held.bands === 4 && scope.keep(held.extractBand(3)).min() === 255;
    const pixels = isOpaque ? scope.keep(held.extractBand(0, { n: 3 })) : held;
    const pixelsOf = (index: number) => {
      const frame = pixels.crop(0, index * height, width, height);
      // Bytes: nothing deeper comes here.
      const bytes = frame.writeToMemory() as Uint8Array;
      frame.delete();
      return bytes;
    };
    const quantizer = ((100 - avifSteps.stepOf(quality)) / 100) * coarsest;
    const given = { width, height, count: frames, pixelsOf, alpha: pixels.bands === 4 };
    const encoded = await encodeFrames(given, quantizer, onProgress);
    const blob = (name: string, kind: number) =>
      (keep & kind) > 0 && image.getTypeof(name) !== 0 ? new Uint8Array(image.getBlob(name)) : undefined;
    return writeSequence({
      ...{ width, height, delays: delaysOf(image, frames), ...encoded },
      loop: image.getTypeof('loop') ? image.getInt('loop') : 0,
      profile: blob('icc-profile-data', kept.profile),
      xmp: blob('xmp-data', kept.xmp),
      exif: keep & kept.exif ? exifOf(pixels, { width, height }, scope) : undefined,
    });
  } finally {
    scope.end();
  }
}

/** The most that is given away, for quality 1. So the numbers mean about what they do in animated WebP, by PSNR. */
const coarsest = 0.7;

/** libvips makes it of single fields, and does so while it writes a file: here a JPEG of the first frame, whose size it tells. */
function exifOf(image: Image, { width, height }: Size, scope: Scope): Uint8Array<ArrayBuffer> | undefined {
  const frame = scope.keep(image.crop(0, 0, width, height));
  const jpeg = frame.jpegsaveBuffer({ keep: kept.exif });
  const name = 'Exif\0\0';
  const found = readSegments(new Uint8Array(jpeg)).segments.find(
    ({ marker, body }) => marker === 0xe1 && name === String.fromCharCode(...body.subarray(0, name.length)),
  );
  return found?.body.slice(name.length);
}
