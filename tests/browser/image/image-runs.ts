import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addFiles, fixture, openTool, runTool, saveResults, setOption, type GivenFile } from '../tool-page.ts';

export const image = (name: string) => fixture(`images/${name}`);
export const photo = (name: string) => fixture(`photos/${name}`);

/** Runs a tool and returns its results, by name. */
export async function run(page: Page, slug: string, files: GivenFile[], options: Record<string, string> = {}) {
  await openTool(page, slug);
  for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
  await addFiles(page, files);
  await runTool(page);
  return saveResults(page);
}

export const only = (results: Map<string, Buffer>): Buffer => {
  const [result] = results.values();
  if (!result || results.size > 1) throw new Error(`${results.size} results`);
  return result;
};

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
