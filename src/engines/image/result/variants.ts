import type { Run, OnProgress } from '#jobs/contract/engine.ts';
import type { EncodeImage, MakeVariants } from '#jobs/contract/image-operation.ts';
import type { Output } from '#jobs/contract/job.ts';

/** Makes several results from each file, and adds the accompanying texts. */
export async function runVariants(
  { variants, texts = [], steps: first, ...rest }: MakeVariants,
  files: File[],
  onProgress: OnProgress,
  run: Run<EncodeImage>,
): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const file of files) {
    for (const { name, steps, output } of variants) {
      const made = await run({ ...rest, type: 'encode', steps: [...first, ...steps], output }, [file], () => undefined);
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
