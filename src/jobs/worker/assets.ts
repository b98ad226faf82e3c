import type { AssetName } from '../../engines/assets.ts';
import type { AssetRequest, AssetResponse } from './asset.worker.ts';
import type { Asset } from '../contract/messages.ts';
import { workerAddress } from './worker-address.ts';

let worker: Worker | undefined;
/** Firefox gives no compiled module to a page whose policy lets it run none: then workers get the bytes, and compile them. */
let asBytes = false;
const loaded = new Map<AssetName, Promise<Asset>>();

/** Loads one of the engines' files, once in the life of the page; a failure may be tried again. */
export function loadAsset(name: AssetName): Promise<Asset> {
  let asset = loaded.get(name);
  if (!asset) {
    asset = request(name);
    loaded.set(name, asset);
    asset.catch(() => loaded.delete(name));
  }
  return asset;
}

function request(name: AssetName): Promise<Asset> {
  const loader = (worker ??= new Worker(workerAddress('asset'), { type: 'module' }));
  const ask = () => loader.postMessage({ name, asBytes } satisfies AssetRequest);
  ask();
  return new Promise((resolve, reject) => {
    const listeners = new AbortController();
    loader.addEventListener(
      'message',
      ({ data }: MessageEvent<AssetResponse>) => {
        if (data.name !== name) return;
        listeners.abort();
        if (data.type === 'loaded') resolve(data.asset);
        else reject(new Error(`${name} could not be loaded`));
      },
      listeners,
    );
    const askAgain = () => {
      asBytes = true;
      ask();
    };
    loader.addEventListener('messageerror', askAgain, listeners);
    loader.addEventListener(
      'error',
      () => {
        // One whose script did not load never answers: the next request starts another.
        if (worker === loader) worker = undefined;
        reject(new Error('The asset worker could not be started'));
      },
      listeners,
    );
  });
}
