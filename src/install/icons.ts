import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { writeIco } from '#engines/image/formats/bitmap/write-ico.ts';

/** The paper of the light theme, behind icons that systems crop to their own shape. */
export const paper = '#f5f2ea';

/** A square image of the site's own logo. */
interface Icon {
  /** In pixels. */
  side: number;
  /**
   * If set, the icon has a paper background, and the logo takes this fraction of the side. Default: it is transparent,
   * and the logo fills it.
   */
  onPaper?: number;
}

/**
 * Name without extension -> image, at the root: pages may load nothing deeper, and iOS requests its own by default. The
 * logo of the maskable one is within the circle that no system crops.
 */
export const icons = {
  'icon-192': { side: 192 },
  'icon-512': { side: 512 },
  'icon-maskable': { side: 512, onPaper: 0.64 },
  'apple-touch-icon': { side: 180, onPaper: 0.8 },
} as const satisfies Record<string, Icon>;

/** The logo is 32 units wide; at 72 dpi, a unit is a pixel. */
const densityFor = (side: number) => (72 * side) / 32;

export async function drawIcon({ side, onPaper }: Icon): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await readFile(resolve('public/favicon.svg'));
  const inner = Math.round((side * (onPaper ?? 1)) / 2) * 2;
  const drawn = sharp(drawing, { density: densityFor(inner) }).resize(inner, inner);
  const edge = (side - inner) / 2;
  if (onPaper !== undefined) {
    drawn
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: paper })
      .flatten({ background: paper });
  }
  return new Uint8Array(await drawn.png({ compressionLevel: 9 }).toBuffer());
}

/** For feed readers and old browsers, which request it without a link. */
export async function drawFavicon(): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = [16, 32, 48].map(async (side) => ({
    sides: [side, side] as const,
    data: await drawIcon({ side }),
  }));
  return writeIco(await Promise.all(pictures));
}
