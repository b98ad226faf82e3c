import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { offlineWorkerAddress } from '#addresses/build-addresses.ts';
import { buildTarget } from '#browsers.ts';

/**
 * Writes the service worker: one file without imports, unminified, at an address that never changes. Its bytes depend
 * only on its source, so browsers update it only when that changes.
 */
export async function writeOfflineWorker(root: string, dist: string): Promise<void> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: buildTarget,
      lib: { entry: join(root, 'src/offline/service-worker.ts'), formats: ['iife'], name: 'offline' },
    },
  });
  const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk') throw new Error('The service worker was not built');
  await writeFile(join(dist, offlineWorkerAddress), script.code);
}
