import { checkMemory } from '../write/memory.ts';
import { asDamage } from '../libvips/damage.ts';
import type { DecodedImage } from '../formats/decoded-image.ts';
import { drawnSize, stepsFor } from '../steps/vector-steps.ts';
import { imageFromDecoded } from '../formats/from-decoded.ts';
import { applyMetadataPolicy } from '../libvips/metadata.ts';
import { openImage, vipsFor } from '../open/open.ts';
import { smallPicture } from '../result/small-picture.ts';
import { sniffImage } from '../open/sniff.ts';
import { applySteps } from '../steps/steps.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';
import { write } from '../write/write.ts';

/** Draws a thumbnail of the first frame or page of a file with libvips. */
export async function drawFirst(file: File, size: number, scope: Scope): Promise<Blob> {
  const inside = await pictureInside(file, size);
  const { vips, image } = inside ? await fromInside(inside, size, scope) : await decoded(file, size, scope);
  const format = image.hasAlpha() ? 'png' : 'jpeg';
  const { output, metadata = 'colour' } = smallPicture(size, format);
  const kept = applyMetadataPolicy(image, metadata, scope);
  const target = { format, output, keep: kept.keep, frames: 1 } as const;
  const { bytes } = await write(vips, kept.image, target, scope, () => undefined);
  return new Blob([bytes], { type: `image/${format}` });
}

/** Returns the thumbnail in a HEIC, if it is large enough. */
async function pictureInside(file: File, size: number): Promise<DecodedImage | undefined> {
  if ((await sniffImage(file)) !== 'heic') return undefined;
  const { decodePreview } = await import('../formats/heif/decode.ts');
  return decodePreview(new Uint8Array(await file.arrayBuffer()), size);
}

async function fromInside(picture: DecodedImage, size: number, scope: Scope): Promise<{ vips: Libvips; image: Image }> {
  const vips = await vipsFor([]);
  const image = imageFromDecoded(vips, picture, scope);
  return { vips, image: scope.keep(image.thumbnailImage(size, { height: size, size: 'down', no_rotate: true })) };
}

async function decoded(file: File, size: number, scope: Scope): Promise<{ vips: Libvips; image: Image }> {
  const { steps } = smallPicture(size, 'jpeg');
  const open = await openImage(file, scope, { sizeOf: drawnSize(steps) });
  checkMemory(open, 'png', size * size, open.orientation > 1);
  try {
    const { image } = await applySteps(open, stepsFor(open.format, steps), 1, scope);
    return { vips: open.vips, image: scope.keep(image.copyMemory()) };
  } catch (error) {
    throw asDamage(error, open.format);
  }
}
