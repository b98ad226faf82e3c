import type { AssetName } from '#engines/assets.ts';
import { JobError } from '#errors/errors.ts';
import { respond } from '../contract/engine.ts';
import type { Asset, Request } from '../contract/messages.ts';

type Loaded = WebAssembly.Module | Blob;

const loading = new Map<AssetName, PromiseWithResolvers<Loaded>>();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'asset') loading.get(data.name)?.resolve(unpacked(data.asset));
  if (data.type === 'asset-failed') {
    loading.get(data.name)?.reject(new JobError('engine-unavailable', {}));
    loading.delete(data.name);
  }
});

/** A compiled module waits in its port. */
const unpacked = (asset: Asset): Loaded | Promise<Loaded> =>
  asset instanceof Blob
    ? asset
    : new Promise((resolve, reject) => {
        asset.onmessage = ({ data }: MessageEvent<WebAssembly.Module>) => {
          asset.close();
          resolve(data);
        };
        asset.onmessageerror = () => reject(new JobError('engine-unavailable', {}));
      });

/**
 * Asks the page for a file that an engine needs, once per worker.
 *
 * @throws {JobError} `engine-unavailable` if it cannot be loaded.
 */
function loadAsset(name: AssetName): Promise<Loaded> {
  let entry = loading.get(name);
  if (!entry) {
    entry = Promise.withResolvers<Loaded>();
    loading.set(name, entry);
    respond({ type: 'load', name });
  }
  return entry.promise;
}

/** Loads an asset whose row in `assets.ts` says `module`. */
export const loadModule = async (name: AssetName) => (await loadAsset(name)) as WebAssembly.Module;

/** Loads an asset whose row in `assets.ts` says `blob`. */
export const loadBlob = async (name: AssetName) => (await loadAsset(name)) as Blob;
