import { formats, hasTrait, type OutputFormatId } from '#formats/formats.ts';
import type { ImageEncoding } from '#jobs/contract/image-operation.ts';
import type { Note } from '#jobs/contract/job.ts';
import { JobError } from '#errors/errors.ts';
import { encodeBmp, encodeIco } from '../formats/bitmap/encode.ts';
import { iccName } from '#containers/icc-name.ts';
import { isSteep } from '../formats/png/own-colours.ts';
import { byFilters, isPackedLater, largePng } from '../formats/png/search-level.ts';
import { withPlainExif } from '../formats/webp/exif-chunk.ts';
import { writeApng } from '../formats/png/write-apng.ts';
import { avifSteps } from '../goal/quality-steps.ts';
import { inPieces } from '../libvips/in-pieces.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';

type Effort = NonNullable<ImageEncoding['effort']>;

export interface EncodeOptions {
  format: OutputFormatId<'image'>;
  /** 1 to 100. */
  quality: number;
  lossless: boolean;
  fewerColours: boolean;
  effort: Effort;
  /** libvips' flags for the metadata to write. */
  keep: number;
  frames: number;
  /** Whether a PNG is known to be a large photo, which is not packed later unless it gets a palette. Default false. */
  isPhoto?: boolean | undefined;
  /** The pixel count of the whole picture, if this is a part of one. Default: its own. */
  pixels?: number;
  /**
   * If given, a PNG is copied out of libvips' memory piece by piece; otherwise libvips would hold it up to three times.
   */
  vips?: Libvips;
}

/** The longest side that a format can hold, in pixels. */
const longestSide: Record<OutputFormatId<'image'>, number> = {
  jpeg: 65_535,
  png: 2 ** 31 - 1,
  webp: 16_383,
  avif: 16_384,
  gif: 65_535,
  tiff: 2 ** 31 - 1,
  // libvips' own limit for JPEG XL.
  jxl: 65_535,
  bmp: 2 ** 31 - 1,
  // Icons are always scaled down.
  ico: 2 ** 31 - 1,
};

/** @throws {JobError} `too-wide` */
export function checkSides(format: OutputFormatId<'image'>, width: number, height: number) {
  const limit = longestSide[format];
  if (Math.max(width, height) <= limit) return;
  throw new JobError('too-wide', { format: formats[format].name, limit, width, height });
}

/** Converts CMYK to sRGB, with a note if it did. */
export function toRgb(image: Image, scope: Scope): { image: Image; notes: Note[] } {
  if (image.interpretation !== 'cmyk') return { image, notes: [] };
  const options = { embedded: true, black_point_compensation: true, input_profile: 'cmyk' };
  const converted = scope.keep(scope.keep(image.iccTransform('srgb', options)).copy());
  converted.remove('icc-profile-data');
  return { image: converted, notes: [{ type: 'converted-to-srgb', from: 'CMYK' }] };
}

/** Converts an image to sRGB with 8 bits per channel and no profile, so that several can be combined in one picture. */
export function toSrgb(image: Image, scope: Scope): { image: Image; notes: Note[] } {
  const { image: rgb, notes } = toRgb(image, scope);
  const profile = rgb.getTypeof('icc-profile-data') ? iccName(rgb.getBlob('icc-profile-data').slice()) : 'sRGB';
  const known = /s-?rgb/i.test(profile ?? '');
  if (!known) notes.push({ type: 'converted-to-srgb', from: profile ?? 'its own profile' });
  const options = { embedded: true, black_point_compensation: true };
  const converted = known ? rgb : scope.keep(rgb.iccTransform('srgb', options));
  const srgb = converted.interpretation === 'srgb' ? converted : scope.keep(converted.colourspace('srgb'));
  const bytes = scope.keep((srgb.format === 'uchar' ? srgb : scope.keep(srgb.cast('uchar'))).copy());
  bytes.remove('icc-profile-data');
  return { image: bytes, notes };
}

/** Converts an image to a colour space, channels and depth that a format can hold. Notes what changed. */
export function fitToFormat(
  image: Image,
  format: OutputFormatId<'image'>,
  scope: Scope,
  frames = 1,
): { image: Image; notes: Note[] } {
  const { image: rgb, notes } = toRgb(image, scope);
  let fitted = rgb;
  const isMovingAvif = format === 'avif' && frames > 1;
  const hasProfile = fitted.getTypeof('icc-profile-data') !== 0;
  const name = hasProfile ? iccName(fitted.getBlob('icc-profile-data').slice()) : undefined;
  const steep = name !== undefined && isSteep(name);
  // WebP and animated AVIF have no greyscale here, nor decoders that apply a grey profile.
  const lacksGreys = (format === 'webp' || isMovingAvif) && fitted.bands < 3;
  if (hasProfile && (!hasTrait(format, 'profile') || lacksGreys || steep)) {
    notes.push({ type: 'converted-to-srgb', from: steep ? name : 'its own profile' });
    const depth = fitted.format === 'ushort' ? 16 : 8;
    const converted = fitted.iccTransform('srgb', { embedded: true, black_point_compensation: true, depth });
    fitted = scope.keep(scope.keep(converted).copy());
    fitted.remove('icc-profile-data');
  } else if (!['srgb', 'rgb16', 'b-w', 'grey16'].includes(fitted.interpretation)) {
    fitted = scope.keep(fitted.colourspace(fitted.bands < 3 ? 'b-w' : 'srgb'));
  }
  if (fitted.hasAlpha() && !hasTrait(format, 'alpha')) {
    notes.push({ type: 'alpha-flattened' });
    const white = fitted.format === 'ushort' ? 65_535 : 255;
    fitted = scope.keep(fitted.flatten({ background: [white, white, white].slice(0, fitted.bands - 1) }));
  }
  // No browser encodes deeper animations.
  if (fitted.format === 'ushort' && (!hasTrait(format, 'deep') || isMovingAvif)) {
    fitted = scope.keep(fitted.colourspace(fitted.bands < 3 ? 'b-w' : 'srgb'));
  }
  const from = bitsOf(image);
  const to = fitted.format === 'ushort' && format === 'avif' ? avifDepth : depthOf(fitted);
  if (from > to) notes.push({ type: 'reduced-depth', from, to });
  return { image: fitted, notes };
}

/** Images with more pixels than this are encoded with less effort: time grows faster than the gain. */
const largeImage = 24_000_000;
const mediumImage = 8_000_000;
/**
 * In images up to this many pixels, chroma is not subsampled; in tiny ones, WebP is lossless. Both hardly cost bytes.
 */
const smallImage = 128 * 128;
const tinyImage = 32 * 32;

const webpEffort: Record<Effort, number> = { least: 0, fast: 2, normal: 4 };
// libvips' effort 3 is five times cheaper than 4, for a few percent of size.
const avifEffort: Record<Effort, number> = { least: 0, fast: 0, normal: 2 };
const jxlEffort: Record<Effort, number> = { least: 1, fast: 3, normal: 4 };
const paletteEffort: Record<Effort, number> = { least: 1, fast: 2, normal: 7 };

const pngEffort = (isQuick: boolean, isPhoto = false) => (isPhoto ? byFilters : { compression: isQuick ? 1 : 9 });

export function encode(
  image: Image,
  {
    format,
    quality,
    lossless,
    fewerColours,
    effort,
    keep,
    frames,
    vips,
    isPhoto,
    pixels = image.width * image.height,
  }: EncodeOptions,
): Uint8Array<ArrayBuffer> {
  const page = frames > 1 ? { page_height: image.pageHeight } : {};
  switch (format) {
    case 'jpeg':
      return own(
        image.jpegsaveBuffer({
          Q: quality,
          keep,
          optimize_coding: true,
          // Nicolas Robidoux' table, which looks best of those in MozJPEG.
          quant_table: 3,
          ...(pixels <= smallImage && { subsample_mode: 'off' }),
          ...(pixels <= largeImage &&
            effort === 'normal' && {
              interlace: true,
              // In small pictures it removes too much, to save a few bytes.
              trellis_quant: pixels > smallImage,
              overshoot_deringing: true,
            }),
        }),
      );
    case 'png': {
      const palette = fewerColours && quality < 100;
      const effortHere = pixels > mediumImage ? Math.min(4, paletteEffort[effort]) : paletteEffort[effort];
      const isForPacking = vips && isPackedLater({ format, frames, effort }) && !palette && pixels > largePng;
      const options = {
        ...pngEffort(isForPacking || effort === 'least', isPhoto && !palette),
        keep,
        ...(palette && { palette, Q: quality, effort: effortHere, dither: 1, ...(frames > 1 && { bitdepth: 8 }) }),
      };
      if (frames > 1) return writeApng(image, (part) => part.pngsaveBuffer(options), palette);
      return vips
        ? inPieces(vips, (target) => image.pngsaveTarget(target, options))
        : own(image.pngsaveBuffer(options));
    }
    case 'webp':
      return withPlainExif(
        own(
          image.webpsaveBuffer({
            Q: quality,
            lossless: lossless || pixels <= tinyImage,
            // Drawn frames are smaller when lossless.
            mixed: frames > 1,
            smart_subsample: pixels <= smallImage,
            effort: webpEffort[effort],
            keep,
            ...page,
          }),
        ),
      );
    case 'avif':
      return own(
        image.heifsaveBuffer({
          compression: 'av1',
          Q: avifSteps.stepOf(quality),
          lossless,
          effort: pixels > mediumImage ? Math.min(1, avifEffort[effort]) : avifEffort[effort],
          bitdepth: image.format === 'ushort' ? avifDepth : 8,
          keep,
        }),
      );
    case 'gif':
      return own(image.gifsaveBuffer({ interframe_maxerror: (100 - quality) / 5, keep, ...page }));
    case 'tiff':
      return own(
        image.tiffsaveBuffer(
          fewerColours && quality < 100 && image.format === 'uchar' && !image.hasAlpha()
            ? { compression: 'jpeg', Q: quality, keep }
            : { compression: 'deflate', predictor: 'horizontal', keep },
        ),
      );
    case 'jxl':
      return own(image.jxlsaveBuffer({ Q: quality, lossless, effort: jxlEffort[effort], keep, ...page }));
    case 'bmp':
      return encodeBmp(image);
    case 'ico':
      return encodeIco(image);
  }
}

/** Returns the bits per channel of the original file; its pixels may be held in more, or have been reduced to 16. */
function bitsOf(image: Image): number {
  const told = image.getTypeof('bits-per-sample') ? image.getInt('bits-per-sample') : depthOf(image);
  return told > 16 ? told : Math.min(depthOf(image), told);
}

/** Returns the bits per channel. */
export function depthOf({ format }: Image): number {
  if (format === 'uchar' || format === 'char') return 8;
  return format === 'ushort' || format === 'short' ? 16 : 32;
}

/** Bits per channel of AVIF deeper than 8. 12 is possible too, but no hardware decodes it. */
const avifDepth = 10;

/** Copies bytes that are in shared memory, which a Blob does not accept. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
