import { JobError } from '#errors/errors.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Frames } from '../frames.ts';
import { primaries } from '../../colours/colour-names.ts';
import { decodeSequence } from '#codecs/avif-sequence/decode-sequence.ts';
import { inSrgb, isSrgb, profileOf } from '#codecs/avif-sequence/frame-colours.ts';
import type { SequenceFile } from '#codecs/avif-sequence/read-sequence.ts';

/**
 * Decodes all frames of a sequence or only the first, in its own colours if a profile describes them, otherwise in
 * sRGB.
 *
 * @throws {JobError} `corrupt-file`
 */
export async function sequenceFrames(
  file: SequenceFile,
  wanted: 'all' | 'first',
): Promise<{ frames: Frames; notes: Note[] }> {
  const count = wanted === 'all' ? file.colour.samples.length : 1;
  const profile = profileOf(file);
  const keeps = profile !== undefined || isSrgb(file);
  let held: Pick<Frames, 'width' | 'height' | 'pixels'> | undefined;
  let bits = 8;
  let index = 0;
  for await (const frame of decodeSequence(file)) {
    const { width, height, depth } = frame;
    const pixels = keeps ? frame.pixels : await inSrgb(frame, file);
    const Numbers = pixels instanceof Uint16Array ? Uint16Array : Uint8Array;
    held ??= { width, height, pixels: new Numbers(pixels.length * count) };
    if (held.width !== width || held.height !== height) throw new JobError('corrupt-file', { format: 'AVIF' });
    held.pixels.set(pixels, pixels.length * index);
    bits = depth;
    index += 1;
    if (index === count) break;
  }
  if (!held) throw new JobError('corrupt-file', { format: 'AVIF' });
  const { delays, loop, colours } = file;
  return {
    frames: { ...held, delay: delays.slice(0, count), loop, bits, ...(profile && { profile }) },
    notes: keeps
      ? []
      : [
          { type: 'converted-to-srgb', from: primaries[colours.primaries] ?? 'its own colours' },
          ...(bits > 8 ? [{ type: 'reduced-depth', from: bits, to: 8 } as const] : []),
        ],
  };
}
