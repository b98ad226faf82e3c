import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodeJxl, { init } from '@jsquash/jxl/decode.js';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Readers of formats that sharp's libvips does not read. */

const require = createRequire(import.meta.url);

/** Decodes the first frame with Squoosh's build of libjxl. */
export async function jxlToPng(bytes: Uint8Array): Promise<Buffer> {
  await init(await WebAssembly.compile(await readFile(require.resolve('@jsquash/jxl/codec/dec/jxl_dec.wasm'))));
  const { data, width, height } = await decodeJxl(new Uint8Array(bytes).buffer);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Returns the number of frames that a browser shows, and their delays in milliseconds. */
export async function framesInBrowser(page: Page, bytes: Buffer, type: string) {
  const base64 = bytes.toString('base64');
  return page.evaluate(
    async ([base64, type]) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const delay: number[] = [];
      for (let frameIndex = 0; frameIndex < frames; frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        delay.push((image.duration ?? 0) / 1000);
        image.close();
      }
      return { frames, delay };
    },
    [base64, type] as const,
  );
}

/** Returns the pixels of every frame as a browser shows it: RGBA, one array per frame. */
export async function pixelsInBrowser(page: Page, bytes: Buffer, type: string): Promise<number[][]> {
  return page.evaluate(
    async ([base64, type]) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type, premultiplyAlpha: 'none' });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const frames: number[][] = [];
      for (let frameIndex = 0; frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0); frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        const pixels = new Uint8Array(image.allocationSize());
        await image.copyTo(pixels);
        // Fully transparent pixels have no colour.
        frames.push([...pixels].map((value, at) => (pixels[at | 3] === 0 ? 0 : value)));
        image.close();
      }
      return frames;
    },
    [bytes.toString('base64'), type] as const,
  );
}

/** Converts an image to PNG as a browser shows it, for formats that sharp does not read. */
export async function browserToPng(page: Page, bytes: Buffer, type: string): Promise<Buffer> {
  const { width, height, pixels } = await page.evaluate(
    async ([base64, type]) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([data], { type }), { premultiplyAlpha: 'none' });
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return { width, height, pixels: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
    },
    [bytes.toString('base64'), type] as const,
  );
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
