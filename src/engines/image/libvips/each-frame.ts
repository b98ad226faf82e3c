import type { Image, Libvips, Scope } from './vips.ts';

/** Does the same to every frame; they stand under each other in the image. */
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

/** The frames of an animation, each an image. */
export function framesOf(image: Image, frames: number, scope: Scope): Image[] {
  if (frames === 1) return [image];
  const { pageHeight, width } = image;
  return Array.from({ length: frames }, (_, index) => scope.keep(image.crop(0, index * pageHeight, width, pageHeight)));
}

/** Frames of one size under each other, with what the first one knows. */
export function joinFrames(vips: Libvips, frames: Image[], scope: Scope): Image {
  const joined = scope.keep(scope.keep(vips.Image.arrayjoin(frames, { across: 1 })).copy());
  joined.setInt('page-height', joined.height / frames.length);
  return joined;
}
