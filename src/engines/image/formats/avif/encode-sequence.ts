import { delaysOf } from '../../libvips/animate.ts';
import { readSegments } from '#containers/jpeg.ts';
import { avifSteps } from '../../goal/quality-steps.ts';
import { Scope, type Image } from '../../libvips/vips.ts';
import { encodeFrames } from './encode-frames.ts';
import { writeSequence } from './write-sequence.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';
import type { Size } from '#jobs/contract/image-step.ts';

interface Options {
  /** 1 to 100. */
  quality: number;
  /** libvips' flags of the metadata to write. */
  keep: number;
  frames: number;
}

/** libvips' flags for metadata to keep. */
const kept = { exif: 1, xmp: 2, profile: 8 };

/**
 * Encodes an animated AVIF from frames stacked vertically in an image.
 *
 * @throws {JobError} `no-encoder`
 */
export async function encodeSequence(
  image: Image,
  { quality, keep, frames }: Options,
  onProgress: OnProgress = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const scope = new Scope();
  try {
    const { width, pageHeight: height } = image;
    const colours = image.bands < 3 ? scope.keep(image.colourspace('srgb')) : image;
    // The decoder delivers pixels only once, but each frame is read separately.
    const held = scope.keep(colours.copyMemory());
    const isOpaque = held.bands === 4 && scope.keep(held.extractBand(3)).min() === 255;
    const pixels = isOpaque ? scope.keep(held.extractBand(0, { n: 3 })) : held;
    const pixelsOf = (index: number) => {
      const frame = pixels.crop(0, index * height, width, height);
      // Always 8 bits: deeper images are not encoded here.
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

/** The quantizer for quality 1. It makes the numbers mean about the same as in animated WebP, measured by PSNR. */
const coarsest = 0.7;

/**
 * Returns the EXIF that libvips builds from single fields. It does so only when it writes a file, so this writes the
 * first frame as a JPEG, which also records the frame's size.
 */
function exifOf(image: Image, { width, height }: Size, scope: Scope): Uint8Array<ArrayBuffer> | undefined {
  const frame = scope.keep(image.crop(0, 0, width, height));
  const jpeg = frame.jpegsaveBuffer({ keep: kept.exif });
  const name = 'Exif\0\0';
  const found = readSegments(new Uint8Array(jpeg)).segments.find(
    ({ marker, body }) => marker === 0xe1 && name === String.fromCharCode(...body.subarray(0, name.length)),
  );
  return found?.body.slice(name.length);
}
