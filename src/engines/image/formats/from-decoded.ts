import type { DecodedImage } from './decoded-image.ts';
import type { Image, Libvips, Scope } from '../libvips/vips.ts';

/** Wraps a picture decoded elsewhere as libvips' own loaders would return it. */
export function imageFromDecoded(vips: Libvips, decoded: DecodedImage, scope: Scope): Image {
  const { width, height, pixels, bands = 4, bits, cmyk = false, profile, exif, xmp } = decoded;
  const deep = pixels instanceof Uint16Array;
  const bytes = deep ? pixels : new Uint8Array(pixels.buffer);
  const format = deep ? vips.BandFormat.ushort : vips.BandFormat.uchar;
  const held = scope.keep(vips.Image.newFromMemory(bytes, width, height, bands, format));
  const colours = bands === 4 && !cmyk && isOpaque(pixels) ? scope.keep(held.extractBand(0, { n: 3 })) : held;
  const image = scope.keep(colours.copy({ interpretation: cmyk ? 'cmyk' : deep ? 'rgb16' : 'srgb' }));
  if (bits !== undefined) image.setInt('bits-per-sample', bits);
  if (profile) image.setBlob('icc-profile-data', profile);
  if (xmp) image.setBlob('xmp-data', xmp);
  if (exif) setExif(vips, image, exif, scope);
  return image;
}

function isOpaque(pixels: DecodedImage['pixels']): boolean {
  if (pixels instanceof Uint16Array) {
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 65_535) return false;
    return true;
  }
  // Little-endian words: alpha is the highest byte.
  return new Uint32Array(pixels.buffer).every((pixel) => pixel >>> 24 === 255);
}

/** A JPEG segment cannot hold more. */
const longestExif = 65_000;

/**
 * Sets EXIF by reading it from a tiny JPEG, because libvips parses EXIF into fields only when it reads a file. "EXIF of
 * others" in `src/engines/image/libvips/README.md`.
 */
function setExif(vips: Libvips, image: Image, exif: Uint8Array, scope: Scope) {
  if (exif.length > longestExif) return;
  const jpeg = scope.keep(vips.Image.black(1, 1)).jpegsaveBuffer({ keep: 'none' });
  const name = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0));
  const length = exif.length + name.length + 2;
  const start = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...name];
  const carrier = new Uint8Array(start.length + exif.length + jpeg.length - 2);
  carrier.set(start);
  carrier.set(exif, start.length);
  carrier.set(jpeg.subarray(2), start.length + exif.length);
  const read = scope.keep(vips.Image.newFromBuffer(carrier));
  copyMetadata(read, image, scope);
  // The picture is already upright, and libvips writes this value over the one in the fields.
  image.setInt('orientation', 1);
}

/** Copies the profile, and what `metadata.ts` may keep of the rest. */
export function copyMetadata(from: Image, to: Image, scope: Scope) {
  const fields = scope.keep(from.getFields());
  for (let index = 0; index < fields.size(); index += 1) {
    const field = fields.get(index);
    if (field === undefined) continue;
    if (['exif-data', 'xmp-data', 'icc-profile-data'].includes(field)) to.setBlob(field, from.getBlob(field));
    else if (field.startsWith('exif-')) to.setString(field, from.getString(field));
  }
}
