import { inPieces } from '../../libvips/in-pieces.ts';
import { withScope, type Image, type Libvips, type Scope } from '../../libvips/vips.ts';
import { byFilters, isPalette, isPhoto, largePng } from './search-level.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/**
 * Losslessly shrinks a PNG.
 *
 * @param png without filters; for a large picture, compressed with the least effort
 * @param pixels of the whole picture, if this is a part of one
 * @param onProgress not called where OxiPNG alone packs, which takes little time.
 */
export async function packPng(
  vips: Libvips,
  png: Uint8Array<ArrayBuffer>,
  pixels: number,
  onProgress: OnProgress = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const isLarge = pixels > largePng && !isPalette(png);
  // OxiPNG removes redundant channels, which saves more than filters do.
  if (isLarge && isPhoto(png) && needsChannels(vips, png)) return smaller(png, saved(vips, png, byFilters, onProgress));
  const { optimisePng } = await import('./optimise.ts');
  return optimisePng(isLarge ? smaller(png, saved(vips, png, bySearch, onProgress)) : png, pixels);
}

const bySearch = { compression: 9 };

/** Reads row by row, so that a large picture is never whole in memory. */
const opened = (vips: Libvips, png: Uint8Array<ArrayBuffer>, scope: Scope) =>
  scope.keep(vips.Image.newFromBuffer(png, '', { access: 'sequential' }));

const saved = (
  vips: Libvips,
  png: Uint8Array<ArrayBuffer>,
  options: typeof byFilters | typeof bySearch,
  onProgress: OnProgress,
) =>
  withScope((scope) => {
    const image = opened(vips, png, scope);
    image.onProgress = (percent) => onProgress(percent / 100);
    return inPieces(vips, (target) => image.pngsaveTarget(target, options));
  });

const smaller = (one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>) =>
  other.length < one.length ? other : one;

const sampleRows = 64;

/**
 * Whether a large picture begins like a photo that `packPng` would write by filters, so that it can be written like that
 * at once. Only its first rows are read.
 */
export const beginsAsPhoto = (image: Image) =>
  withScope((scope) => {
    const rows = Math.min(sampleRows, image.height);
    const first = scope.keep(scope.keep(image.crop(0, 0, image.width, rows)).copyMemory());
    return isPhoto(first.pngsaveBuffer({ compression: 1, keep: 'none' })) && everyChannelDiffers(first);
  });

/** Whether no channel is redundant in the rows in the middle. */
const needsChannels = (vips: Libvips, png: Uint8Array<ArrayBuffer>) =>
  withScope((scope) => {
    const image = opened(vips, png, scope);
    const rows = Math.min(sampleRows, image.height);
    const middle = scope.keep(image.crop(0, (image.height - rows) >> 1, image.width, rows));
    return everyChannelDiffers(scope.keep(middle.copyMemory()));
  });

/** Whether there are colours, and varying alpha if there is an alpha channel. */
const everyChannelDiffers = (sample: Image) =>
  withScope((scope) => {
    const channel = (index: number) => scope.keep(sample.extractBand(index));
    const differ = (a: Image, b: Image) => scope.keep(a.notEq(b)).max() > 0;
    const alpha = sample.hasAlpha() ? channel(sample.bands - 1) : undefined;
    const [red, green, blue] = sample.bands < 3 ? [] : [channel(0), channel(1), channel(2)];
    const isGrey = red && green && blue && !differ(red, green) && !differ(green, blue);
    return !isGrey && (!alpha || alpha.min() < alpha.max());
  });
