/**
 * Native sharp in its own process, so that its processor time can be measured separately. Started by `with-sharp.ts`.
 */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { Sample, SharpWork } from './contender.ts';
import { inParallel } from './page/in-parallel.ts';

export interface SharpRequest {
  files: Uint8Array[];
  work: SharpWork;
  repeats: number;
}
export interface SharpResponse {
  sample: Sample;
  output: Uint8Array;
}

sharp.cache(false);

const encode = (file: Uint8Array, { width, format, options, animated = false }: SharpWork) =>
  sharp(file, { limitInputPixels: false, animated })
    .autoOrient()
    .resize(width === undefined ? {} : { width })
    .toFormat(format, options)
    .toBuffer();

process.on('message', (request: SharpRequest) => void answer(request));

async function answer({ files, work, repeats }: SharpRequest) {
  const started = performance.now();
  const before = process.cpuUsage();
  let output = new Uint8Array();
  for (let time = 0; time < repeats; time += 1) {
    const outputs = await inParallel(files, availableParallelism(), (file) => encode(file, work));
    output = outputs[0] ?? output;
  }
  const { user, system } = process.cpuUsage(before);
  const sample = { cpu: (user + system) / 1000 / repeats, wall: (performance.now() - started) / repeats };
  process.send?.({ sample, output } satisfies SharpResponse);
}
