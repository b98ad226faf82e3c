import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Contender, Work } from './contender.ts';
import { photo } from './photos.ts';
import type { SharpRequest, SharpResponse } from './sharp-process.ts';

export function startSharp(): Contender {
  const child = fork(new URL('./sharp-process.ts', import.meta.url), { serialization: 'advanced' });
  const ask = async ({ photos, sharp }: Work, repeats: number): Promise<SharpResponse> => {
    if (!sharp) throw new Error('sharp has no part in this case.');
    const files = await Promise.all(photos.map(photo));
    child.send({ files, work: sharp, repeats } satisfies SharpRequest);
    // It answers each message with one of this kind.
    const [response] = (await once(child, 'message')) as [SharpResponse];
    return response;
  };
  return {
    name: 'sharp',
    run: async (work, repeats) => (await ask(work, repeats)).sample,
    output: async (work) => (await ask({ ...work, photos: work.photos.slice(0, 1) }, 1)).output,
    close: async () => {
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
