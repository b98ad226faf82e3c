import { hasTrait, type FormatId } from '#formats/formats.ts';
import { encodesFrames } from '../formats/avif/encode-frames.ts';

/** Returns a test for formats in which animations can be written here; AVIF depends on the browser's encoder. */
export async function writesMoving(): Promise<(format: FormatId) => boolean> {
  const ofAvif = await encodesFrames();
  return (format) => hasTrait(format, 'animation') && (format !== 'avif' || ofAvif);
}
