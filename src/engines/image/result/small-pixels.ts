import type { Run } from '#jobs/contract/engine.ts';
import type { EncodeImage } from '#jobs/contract/image-operation.ts';
import { decode } from '../canvas/decode.ts';

/** Returns the first frame of a picture, upright, and at most this many pixels wide and high. */
export async function smallPixels(file: File, size: number, run: Run<EncodeImage>): Promise<ImageData> {
  const [made] = await run(
    {
      type: 'encode',
      steps: [
        { type: 'resize', width: size, height: size, withoutEnlargement: true },
        { type: 'frames', ranges: [{ from: 1, to: 1 }] },
      ],
      output: { format: 'bmp' },
      metadata: 'colour',
    },
    [file],
    () => undefined,
  );
  if (!made) throw new Error('There is no picture');
  return decode(new Uint8Array(await made.file.arrayBuffer()), 'bmp');
}
