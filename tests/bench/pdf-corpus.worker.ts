import { openAsBlob, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { run } from '../../src/engines/pdf/pdf.ts';
import { JobError } from '../../src/errors/errors.ts';

export interface MergeRequest {
  files: string[];
  output: string;
}
export type MergeAnswer = { pages: number } | { code: string };

async function answer({ files, output }: MergeRequest): Promise<MergeAnswer> {
  const inputs = await Promise.all(files.map(async (file) => new File([await openAsBlob(file)], path.basename(file))));
  try {
    const [result] = await run({ engine: 'pdf', operation: { type: 'merge' } }, inputs, () => undefined);
    if (!result) throw new Error('There is no result');
    writeFileSync(output, new Uint8Array(await result.file.arrayBuffer()));
    const pages = result.notes.find((note) => note.type === 'pages');
    return { pages: pages?.count ?? 0 };
  } catch (error) {
    if (error instanceof JobError) return { code: error.code };
    throw error;
  }
}

parentPort?.on('message', (request: MergeRequest) => {
  void answer(request).then((result) => parentPort?.postMessage(result));
});
