import { withScope, type Image, type Scope } from '../../libvips/vips.ts';
import { writeBmp, writeIconBitmap, type Rgba } from './write-bmp.ts';
import { iconSides, isPngSide, writeIco } from './write-ico.ts';

/** @param image with 8 bits per channel, in sRGB or grey */
export const encodeBmp = (image: Image) => withScope((scope) => writeBmp(rgbaOf(image, scope)));

/** Encodes an icon with every usual size up to that of the image, on a transparent square. */
export const encodeIco = (image: Image) =>
  withScope((scope) => {
    const decoded = scope.keep(withAlpha(image, scope).copyMemory());
    const pictures = iconSides(image.width, image.height).map((side) => {
      const scaled = scope.keep(decoded.thumbnailImage(side, { height: side, no_rotate: true }));
      const left = Math.floor((side - scaled.width) / 2);
      const top = Math.floor((side - scaled.height) / 2);
      const square = scope.keep(
        scaled.embed(left, top, side, side, { extend: 'background', background: [0, 0, 0, 0] }),
      );
      return {
        sides: [side, side] as const,
        data: isPngSide(side)
          ? square.pngsaveBuffer({ compression: 9, keep: 'none' })
          : writeIconBitmap(rgbaOf(square, scope)),
      };
    });
    return writeIco(pictures);
  });

function withAlpha(image: Image, scope: Scope): Image {
  const colour = image.bands < 3 ? scope.keep(image.colourspace('srgb')) : image;
  return colour.hasAlpha() ? colour : scope.keep(colour.addalpha());
}

const rgbaOf = (image: Image, scope: Scope): Rgba => ({
  width: image.width,
  height: image.height,
  // The source has 8 bits per channel.
  pixels: scope.keep(withAlpha(image, scope).cast('uchar')).writeToMemory() as Uint8Array,
});
