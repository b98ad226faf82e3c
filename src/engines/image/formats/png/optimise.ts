import initOxipng, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { countIn } from '../../libvips/held.ts';
import { chunksOf } from '../../../../containers/png.ts';
import { levelFor } from './search-level.ts';
import { loadModule } from '../../../../jobs/in-worker/load-asset.ts';

/** The same pixels in fewer bytes, where OxiPNG finds a way: a fifth less on photos, colours as a palette where there are few. */
export async function optimisePng(bytes: Uint8Array<ArrayBuffer>, pixels: number): Promise<Uint8Array<ArrayBuffer>> {
  const level = levelFor(bytes, pixels);
  if (level === undefined) return bytes;
  const { memory } = await initOxipng(loadModule('jsquash-oxipng'));
  countIn('oxipng', () => memory.buffer.byteLength);
  const optimised = new Uint8Array(optimise(bytes, level, false, false));
  return optimised.length < bytes.length && (isColour(optimised) || !isColour(bytes) || !hasProfile(optimised))
    ? optimised
    : bytes;
}

/** By the header: greys have no such bit. OxiPNG makes greys of colours that are, and leaves them a profile of colours, which no reader takes. */
const isColour = (png: Uint8Array) => ((png[25] ?? 0) & 2) !== 0;

const hasProfile = (png: Uint8Array) => chunksOf(png).some(({ type }) => type === 'iCCP');
