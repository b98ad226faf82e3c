import { hasTrait, type FormatId } from '../../../formats/formats.ts';
import { encodesFrames } from '../formats/avif/encode-frames.ts';

/** Whether animations in a format are written here: of AVIF, it is the browser that encodes them. */
export async function writesMoving(): Promise<(format: FormatId) => boolean> {
  const ofAvif = await encodesFrames();
  return (format) => hasTrait(format, 'animation') && (format !== 'avif' || ofAvif);
}
