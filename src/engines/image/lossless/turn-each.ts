import type { Run, OnProgress } from '#jobs/contract/engine.ts';
import type { EncodeImage, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { Output } from '#jobs/contract/job.ts';
import { endsEarly } from '../salvage/ends-early.ts';
import { sniffImage } from '../open/sniff.ts';
import { turnJpeg, turnsAlone } from './turn-jpeg.ts';

/** Rotates and crops files losslessly if possible, and the others with `run`. */
export async function turnEach(
  operation: TurnOrCrop,
  files: File[],
  onProgress: OnProgress,
  run: Run<EncodeImage>,
): Promise<Output[]> {
  const { edges: _, ...wishes } = operation;
  const outputs: Output[] = [];
  for (const file of files) {
    const format = await sniffImage(file);
    const alone = turnsAlone(operation, format) && !(await endsEarly(file, format));
    const turned = alone && (await turnJpeg(operation, file));
    if (turned) outputs.push(turned);
    else {
      const made = await run({ ...wishes, type: 'encode' }, [file], onProgress);
      const notes = alone ? [{ type: 'encoded-again' } as const] : [];
      outputs.push(...made.map((each) => ({ ...each, notes: [...notes, ...each.notes] })));
    }
  }
  return outputs;
}
