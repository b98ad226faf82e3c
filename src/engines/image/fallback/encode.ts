import createAvif from '@jsquash/avif/codec/enc/avif_enc.js';
import { defaultOptions as avifDefaults } from '@jsquash/avif/meta.js';
import createMozjpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions as jpegDefaults } from '@jsquash/jpeg/meta.js';
import { initEmscriptenModule } from '@jsquash/jpeg/utils.js';
import initOxipng, { optimise_raw } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import createWebp from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions as webpDefaults } from '@jsquash/webp/meta.js';
import { writeBmp, writeIconBitmap } from '../formats/bitmap/write-bmp.ts';
import { iconSides, isPngSide, writeIco } from '../formats/bitmap/write-ico.ts';
import { applySteps } from './steps.ts';
import { JobError } from '#errors/errors.ts';
import { formats, type OutputFormatId } from '#formats/formats.ts';
import type { ImageEncoding } from '#jobs/contract/image-operation.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';

type Effort = NonNullable<ImageEncoding['effort']>;

export interface EncodeOptions {
  format: OutputFormatId<'image'>;
  /** 1 to 100. */
  quality: number;
  lossless: boolean;
  effort: Effort;
  /** The pixel count of the whole picture, if this is a part of one. Default: its own. */
  pixels?: number;
}

const webpMethod: Record<Effort, number> = { least: 0, fast: 2, normal: 4 };
const avifSpeed: Record<Effort, number> = { least: 10, fast: 9, normal: 7 };
const oxipngLevel: Record<Effort, number> = { least: 0, fast: 1, normal: 2 };

/** Images with more pixels than this are encoded with less effort: only one thread does it. */
const mediumImage = 8_000_000;

/** Encodes an sRGB image, without metadata. */
export async function encode(image: ImageData, options: EncodeOptions): Promise<ArrayBuffer> {
  const { data, width, height } = image;
  const { format, quality, lossless, effort, pixels = width * height } = options;
  const large = pixels > mediumImage;
  switch (format) {
    case 'jpeg': {
      const mozjpeg = await initEmscriptenModule(createMozjpeg, await loadModule('jsquash-jpeg'));
      return written(format, mozjpeg.encode(data, width, height, { ...jpegDefaults, quality }));
    }
    case 'webp': {
      const webp = await initEmscriptenModule(createWebp, await loadModule('jsquash-webp'));
      const method = webpMethod[effort];
      const kind = lossless ? { lossless: 1, exact: 1, quality: 75 } : { quality };
      return written(format, webp.encode(data, width, height, { ...webpDefaults, ...kind, method }));
    }
    case 'avif': {
      const avif = await initEmscriptenModule(createAvif, await loadModule('jsquash-avif'));
      const speed = large ? Math.max(8, avifSpeed[effort]) : avifSpeed[effort];
      const kind = lossless ? { lossless: true, quality: 100, subsample: 3 } : { quality: avifQuality(quality) };
      return written(format, avif.encode(data, width, height, { ...avifDefaults, ...kind, speed }));
    }
    case 'png': {
      await initOxipng(loadModule('jsquash-oxipng'));
      return written(
        format,
        optimise_raw(data, width, height, large ? Math.min(1, oxipngLevel[effort]) : oxipngLevel[effort], false, false),
      );
    }
    case 'bmp':
      return writeBmp({ pixels: data, width, height }).buffer;
    case 'ico':
      return (await encodeIcon(image)).buffer;
    case 'gif':
    case 'tiff':
    case 'jxl':
      throw new JobError('no-encoder', { format: formats[format].name });
  }
}

/** Encodes an icon with every usual size up to that of the image, on a transparent square. */
async function encodeIcon(image: ImageData): Promise<Uint8Array<ArrayBuffer>> {
  const pictures: Parameters<typeof writeIco>[0] = [];
  for (const side of iconSides(image.width, image.height)) {
    const step = { type: 'resize', width: side, height: side, fit: 'contain' } as const;
    const square = await applySteps(image, [step], true);
    const png = { format: 'png', quality: 100, lossless: true, effort: 'normal' } as const;
    const data = isPngSide(side)
      ? new Uint8Array(await encode(square, png))
      : writeIconBitmap({ pixels: square.data, width: side, height: side });
    pictures.push({ sides: [side, side], data });
  }
  return writeIco(pictures);
}

/** Copies the result, which is a view of the codec's memory. */
function written(format: OutputFormatId<'image'>, bytes: Uint8Array | null): ArrayBuffer {
  if (!bytes) throw new Error(`The codec gave no ${formats[format].name}.`);
  return new Uint8Array(bytes).buffer;
}

/** This encoder needs lower numbers for the same look, measured by SSIM over the range that people use. */
const avifQuality = (quality: number) => (quality === 100 ? 100 : Math.max(1, quality - 30));
