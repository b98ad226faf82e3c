import type { Run } from '../../../jobs/engine.ts';
import type { ImageJob, Output } from '../../../jobs/job.ts';
import { endsEarly } from '../salvage/ends-early.ts';
import { sniffImage } from '../sniff.ts';
import { turnJpeg, turnsAlone } from './turn-jpeg.ts';

/** Files that are turned and cut as they are encoded, where that can be done; the others by `run`. */
export async function turnEach(
  job: ImageJob,
  files: File[],
  onProgress: (progress: number) => void,
  run: Run<ImageJob>,
): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const file of files) {
    const format = await sniffImage(file);
    const alone = turnsAlone(job, format) && !(await endsEarly(file, format));
    const turned = alone && (await turnJpeg(job, file));
    if (turned) outputs.push(turned);
    else {
      const made = await run(job, [file], onProgress);
      const notes = alone ? [{ type: 'encoded-again' } as const] : [];
      outputs.push(...made.map((each) => ({ ...each, notes: [...notes, ...each.notes] })));
    }
  }
  return outputs;
}
