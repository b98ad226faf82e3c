import sharp from 'sharp';
import { fixture, type GivenFile } from '../tool-page.ts';

export const image = (name: string) => fixture(`images/${name}`);
export const photo = (name: string) => fixture(`photos/${name}`);

/** Makes a picture of 100 × 60 pixels: red, green, blue and white quarters. */
export const quarters = async (): Promise<GivenFile> => {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 50, height: 30, channels: 3 as const, background } },
    left,
    top,
  });
  const buffer = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#f00' } })
    .composite([quarter('#0f0', 50, 0), quarter('#00f', 0, 30), quarter('#fff', 50, 30)])
    .png()
    .toBuffer();
  return { name: 'quarters.png', mimeType: 'image/png', buffer };
};

/** Returns the red, green, blue, and alpha, if there is one, of a pixel. */
export async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
