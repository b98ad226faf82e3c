import { copyMetadata } from './from-decoded.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';
import type { Frames } from './frames.ts';

/** @param still the image to copy the profile and metadata from. */
export function imageFromFrames(
  vips: Libvips,
  { width, height, pixels, delay, loop, bits, profile }: Frames,
  still: Image | undefined,
  scope: Scope,
): Image {
  const deep = pixels instanceof Uint16Array;
  const format = deep ? vips.BandFormat.ushort : vips.BandFormat.uchar;
  const rgba = scope.keep(vips.Image.newFromMemory(pixels, width, height * delay.length, 4, format));
  const opaque = isOpaque(pixels, deep ? 65_535 : 255);
  const colours = opaque ? scope.keep(rgba.extractBand(0, { n: 3 })) : rgba;
  const image = scope.keep(colours.copy({ interpretation: deep ? 'rgb16' : 'srgb' }));
  if (still) copyMetadata(still, image, scope);
  if (bits !== undefined) image.setInt('bits-per-sample', bits);
  if (profile) image.setBlob('icc-profile-data', profile === 'p3' ? vips.Image.profileLoad(profile) : profile);
  image.setInt('page-height', height);
  image.setInt('n-pages', delay.length);
  image.setInt('loop', loop);
  image.setArrayInt('delay', delay);
  return image;
}

function isOpaque(pixels: Frames['pixels'], full: number): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== full) return false;
  return true;
}
