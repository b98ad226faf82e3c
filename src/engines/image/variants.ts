import type { Run } from '../../jobs/engine.ts';
import type { Variant } from '../../jobs/image-report.ts';
import type { ImageJob, Output } from '../../jobs/job.ts';

/** Several results of each file, and the texts that go along with them. */
export async function runVariants(
  job: ImageJob,
  variants: Variant[],
  files: File[],
  onProgress: (progress: number) => void,
  run: Run<ImageJob>,
): Promise<Output[]> {
  const { variants: _, texts = [], ...rest } = job;
  const outputs: Output[] = [];
  for (const file of files) {
    for (const { name, steps, output } of variants) {
      const made = await run({ ...rest, steps: [...job.steps, ...steps], output }, [file], () => undefined);
      outputs.push(...made.map((result) => ({ ...result, file: renamed(result.file, name) })));
      onProgress(outputs.length / (variants.length * files.length));
    }
  }
  const along = texts.map(({ name, mimeType, text }) => ({
    file: new File([text], name, { type: mimeType }),
    notes: [],
  }));
  return [...outputs, ...along];
}

const renamed = (file: File, name: string) => new File([file], name, { type: file.type });
