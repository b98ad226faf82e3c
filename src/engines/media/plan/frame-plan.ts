import type { ConversionVideoOptions, InputVideoTrack, OutputFormat } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { croppedTo, cutsOff, type MediaCrop } from '#jobs/contract/media-crop.ts';
import type { VideoWishes } from '#jobs/contract/media-operation.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/** How the frames of a track change, and how large they will be, in square pixels, upright. */
interface Picture {
  width: number;
  height: number;
  options: Pick<
    ConversionVideoOptions,
    'rotate' | 'flip' | 'crop' | 'width' | 'height' | 'fit' | 'allowTransformationMetadata'
  >;
  /** Whether every frame has to be redrawn; an odd length alone does not require that. */
  redraws: boolean;
  /** The share of the pixels that is left, from 0 to 1. */
  share: number;
}

/** Encoders only take even lengths. */
const even = (length: number) => Math.max(2, Math.ceil(length / 2) * 2);
const evenWithin = (length: number) => Math.max(2, Math.floor(length / 2) * 2);

export async function planPicture(track: InputVideoTrack, output: OutputFormat, wishes: VideoWishes): Promise<Picture> {
  const shown = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  const upright = wishes.angle === 90 || wishes.angle === 270 ? { width: shown.height, height: shown.width } : shown;
  const crop = wishes.crop && cropOf(wishes.crop, upright);
  const kept = crop ?? upright;
  const wanted = scaled(kept, wishes);
  const size = { width: even(wanted.width), height: even(wanted.height) };
  const scales = size.width !== kept.width || size.height !== kept.height;
  const asked = wanted !== kept;

  const turned = (await track.getRotation()) !== 0 || (await track.getFlip());
  const turns = turned || wishes.angle !== undefined || wishes.mirror === true;
  const noted = output.supportsVideoTransformationMetadata && !wishes.redraw;
  return {
    ...size,
    options: {
      ...(wishes.angle && { rotate: wishes.angle }),
      ...(wishes.mirror && { flip: true }),
      ...(wishes.redraw && { allowTransformationMetadata: false }),
      ...(crop && { crop }),
      ...(scales && { ...size, fit: fitOf(wishes) }),
    },
    redraws: crop !== undefined || asked || (turns && !noted),
    share: (size.width * size.height) / (shown.width * shown.height),
  };
}

const fitOf = ({ size }: VideoWishes) => (size && size.fit !== 'inside' ? size.fit : 'fill');

/**
 * Returns the part to keep, or undefined if that is the whole picture.
 *
 * @throws {JobError} `nothing-left`
 */
function cropOf(crop: MediaCrop, size: Size) {
  if (!cutsOff(crop, size)) return undefined;
  const { width, height, ...place } = croppedTo(crop, size);
  if (width < 2 || height < 2) throw new JobError('nothing-left', { ...size });
  return { ...place, width: evenWithin(width), height: evenWithin(height) };
}

/** Returns the same object if nothing changes. */
function scaled(kept: Size, { height, size }: VideoWishes): Size {
  if (!size) return height !== undefined && height < kept.height ? byHeight(kept, height) : kept;
  if (size.fit !== 'inside') {
    const across = size.width ?? Math.round(((size.height ?? kept.height) * kept.width) / kept.height);
    return { width: across, height: size.height ?? Math.round((across * kept.height) / kept.width) };
  }
  const scale = Math.min((size.width ?? Infinity) / kept.width, (size.height ?? Infinity) / kept.height);
  return scale < 1 ? { width: Math.round(kept.width * scale), height: Math.round(kept.height * scale) } : kept;
}

const byHeight = (kept: Size, height: number): Size => ({
  width: Math.round((kept.width * height) / kept.height),
  height,
});
