import initOxipng, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { loadModule } from '../../../jobs/load-asset.ts';

/** Up to so many pixels, OxiPNG searches with a level; it takes a second for a megapixel, and half of that with the lower one. */
const levels = [
  { pixels: 4_000_000, level: 2 },
  { pixels: 16_000_000, level: 1 },
];

/** The same pixels in fewer bytes, where OxiPNG finds a way: a fifth less on photos, colours as a palette where there are few. */
export async function optimisePng(
  bytes: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const level = levels.find(({ pixels }) => width * height <= pixels)?.level;
  if (level === undefined) return bytes;
  await initOxipng(loadModule('jsquash-oxipng'));
  const optimised = new Uint8Array(optimise(bytes, level, false, false));
  return optimised.length < bytes.length ? optimised : bytes;
}
