import type { AssetName } from '../../engines/assets.ts';
import { JobError } from '../../errors/errors.ts';
import { respond } from '../contract/engine.ts';
import type { Asset, Request } from '../contract/messages.ts';

const loading = new Map<AssetName, PromiseWithResolvers<Asset>>();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'asset') loading.get(data.name)?.resolve(data.asset);
  if (data.type === 'asset-failed') {
    loading.get(data.name)?.reject(new JobError('engine-unavailable', {}));
    loading.delete(data.name);
  }
});

/**
 * Asks the page for a file that an engine needs, once per worker.
 *
 * @throws {JobError} `engine-unavailable` if it cannot be loaded.
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

const compiled = new WeakMap<Blob, Promise<WebAssembly.Module>>();

/**
 * Loads an asset whose row in `assets.ts` says `module`. If a page may not send a compiled module, it sends the bytes.
 */
export async function loadModule(name: AssetName): Promise<WebAssembly.Module> {
  const asset = await loadAsset(name);
  if (asset instanceof WebAssembly.Module) return asset;
  const module = compiled.get(asset) ?? asset.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  compiled.set(asset, module);
  return module;
}

/** Loads an asset whose row in `assets.ts` says `blob`. */
export const loadBlob = async (name: AssetName) => (await loadAsset(name)) as Blob;
