import { hasTrait, type OutputFormatId } from '#formats/formats.ts';
import type { Density } from '#metadata/density.ts';
import { drawnDensity, drawnForPage } from '../steps/vector-steps.ts';
import { checkMemory } from '../write/memory.ts';
import { fitToFormat } from '../write/encode.ts';
import { asDamage } from '../libvips/damage.ts';
import { openImage } from '../open/open.ts';
import { requireReadableTiff } from '../formats/tiff/coding.ts';
import { Scope, type Image } from '../libvips/vips.ts';
import { embeddable, type Embeddable } from '../document/image-pdf.ts';
import type { DecodePages, DocumentPage } from '../document/run.ts';

/** Pictures that were already lossy lose nothing more that is visible. */
const quality = 92;
/** libvips has densities in pixels per millimetre. */
const millimetresPerInch = 25.4;
/** libvips' flag for the profile. */
const keepProfile = 8;

/** Decodes with libvips: every page of a TIFF, or the picture of another file. */
export const decodePages: DecodePages = async (file, add) => {
  const scope = new Scope();
  try {
    const open = await openImage(file, scope, { output: 'png', sizeOf: drawnForPage });
    if (open.format === 'tiff') for (let page = 1; page < open.pages; page += 1) await requireReadableTiff(file, page);
    const format = hasTrait(open.format, 'lossy') ? 'jpeg' : 'png';
    checkMemory(open, format, open.width * open.height, true);
    for (let index = 0; index < open.pages; index += 1) {
      const page = new Scope();
      try {
        const image = open.page(index);
        const { picture, alpha } = await pageOf(image, format, page);
        picture.parts.density = hasTrait(open.format, 'vector') ? drawnDensity : uprightDensity(image);
        await add({ picture, ...(alpha && { alpha }) });
      } catch (error) {
        throw asDamage(error, open.format);
      } finally {
        page.end();
      }
    }
    return { frames: open.frames, notes: open.notes };
  } finally {
    scope.end();
  }
};

/** The density of the upright picture. */
function uprightDensity(image: Image): Density {
  const [across, down] = [image.xres * millimetresPerInch, image.yres * millimetresPerInch];
  const isTurned = image.getTypeof('orientation') !== 0 && image.getInt('orientation') > 4;
  return isTurned ? { across: down, down: across } : { across, down };
}

async function pageOf(image: Image, format: OutputFormatId<'image'>, scope: Scope): Promise<DocumentPage> {
  const upright = scope.keep(scope.keep(image.copyMemory()).autorot());
  const held = fitToFormat(upright, 'png', scope).image;
  const colours = held.bands - (held.hasAlpha() ? 1 : 0);
  const picture = scope.keep(held.extractBand(0, { n: colours }));
  if (!held.hasAlpha() || isOpaque(held)) return { picture: await encoded(picture, format) };
  const alpha = scope
    .keep(held.extractBand(colours))
    .copy({ interpretation: held.format === 'ushort' ? 'grey16' : 'b-w' });
  return { picture: await encoded(picture, format), alpha: await encoded(scope.keep(alpha), 'png') };
}

/** Whether alpha is fully opaque, as in frames of animations that have alpha only for optimisation. */
const isOpaque = (image: Image) => {
  const scope = new Scope();
  const alpha = scope.keep(image.extractBand(image.bands - 1));
  const least = alpha.min();
  scope.end();
  return least === (image.format === 'ushort' ? 65_535 : 255);
};

async function encoded(image: Image, format: OutputFormatId<'image'>): Promise<Embeddable> {
  const bilevel = image.bands === 1 && image.getTypeof('bits-per-sample') && image.getInt('bits-per-sample') === 1;
  const bytes =
    format === 'jpeg'
      ? image.jpegsaveBuffer({ Q: quality, keep: keepProfile, optimize_coding: true })
      : image.pngsaveBuffer({ compression: 9, keep: keepProfile, ...(bilevel && { bitdepth: 1 }) });
  const held = await embeddable(new Uint8Array(bytes));
  if (!held) throw new Error('A document cannot hold what was encoded for it.');
  return held;
}
