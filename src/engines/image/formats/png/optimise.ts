import initOxipng, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { countIn } from '../../libvips/held.ts';
import { chunksOf } from '#containers/png.ts';
import { levelFor } from './search-level.ts';
import { loadModule } from '#jobs/in-worker/load-asset.ts';

/** Losslessly shrinks a PNG if OxiPNG can: photos by a fifth, and pictures with few colours by a palette. */
export async function optimisePng(bytes: Uint8Array<ArrayBuffer>, pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const level = levelFor(bytes, pixels);
  if (level === undefined) return bytes;
  const { memory } = await initOxipng(loadModule('jsquash-oxipng'));
  countIn('oxipng', memory);
  const optimised = new Uint8Array(optimise(bytes, level, false, false));
  return optimised.length < bytes.length && (isColour(optimised) || !isColour(bytes) || !hasProfile(optimised))
    ? optimised
    : bytes;
}

/**
 * Reads the colour bit in the header, which is not set for greyscale. OxiPNG converts grey RGB to greyscale but keeps
 * its RGB profile, which no reader accepts.
 */
const isColour = (png: Uint8Array) => ((png[25] ?? 0) & 2) !== 0;

const hasProfile = (png: Uint8Array) => chunksOf(png).some(({ type }) => type === 'iCCP');
