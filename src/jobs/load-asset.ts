import type { AssetName } from '../engines/assets.ts';
import { JobError } from '../errors.ts';
import { respond } from './engine.ts';
import type { Asset, Request } from './messages.ts';

const loading = new Map<AssetName, PromiseWithResolvers<Asset>>();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'asset') loading.get(data.name)?.resolve(data.asset);
  if (data.type === 'asset-failed') {
    loading.get(data.name)?.reject(new JobError('engine-unavailable', {}));
    loading.delete(data.name);
  }
});

/**
 * Asks the page for a file that an engine needs, once in the life of the worker.
 *
 * @throws {JobError} `engine-unavailable` when it cannot be loaded.
 */
function loadAsset(name: AssetName): Promise<Asset> {
  let entry = loading.get(name);
  if (!entry) {
    entry = Promise.withResolvers<Asset>();
    loading.set(name, entry);
    respond({ type: 'load', name });
  }
  return entry.promise;
}

/** An asset whose row in `assets.ts` says `module`. */
export const loadModule = async (name: AssetName) => (await loadAsset(name)) as WebAssembly.Module;

/** An asset whose row in `assets.ts` says `blob`. */
export const loadBlob = async (name: AssetName) => (await loadAsset(name)) as Blob;
