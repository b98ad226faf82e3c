import type { Image, Libvips, Scope } from './vips.ts';

/** Applies a change to every frame of vertically stacked ones. */
export function eachFrame(
  vips: Libvips,
  image: Image,
  frames: number,
  scope: Scope,
  change: (frame: Image) => Image,
): Image {
  if (frames === 1) return scope.keep(change(image));
  return joinFrames(
    vips,
    framesOf(image, frames, scope).map((frame) => scope.keep(change(frame))),
    scope,
  );
}

/** Splits an animation into images. */
export function framesOf(image: Image, frames: number, scope: Scope): Image[] {
  if (frames === 1) return [image];
  const { pageHeight, width } = image;
  return Array.from({ length: frames }, (_, index) => scope.keep(image.crop(0, index * pageHeight, width, pageHeight)));
}

/** Stacks frames of one size vertically, with the metadata of the first. */
export function joinFrames(vips: Libvips, frames: Image[], scope: Scope): Image {
  const joined = scope.keep(scope.keep(vips.Image.arrayjoin(frames, { across: 1 })).copy());
  joined.setInt('page-height', joined.height / frames.length);
  return joined;
}
