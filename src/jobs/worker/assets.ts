import type { AssetRequest, AssetResponse, LoadableName } from './asset.worker.ts';
import type { Asset } from '../contract/messages.ts';
import { workerAddress } from './worker-address.ts';

let worker: Worker | undefined;
let requests = 0;

/** Shorter loads are not shown, in milliseconds. */
const short = 400;

/** The files that are being loaded for engines. Fires `change` when that takes long, and when it is over. */
class Loading extends EventTarget {
  readonly #sizes = new Map<LoadableName, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLong = false;

  /** The total size in bytes, or 0 if no server states it; undefined unless loading takes long. */
  get size(): number | undefined {
    return this.#isLong ? [...this.#sizes.values()].reduce((sum, size) => sum + size, 0) : undefined;
  }

  begin(name: LoadableName) {
    if (!this.#sizes.has(name)) this.#sizes.set(name, 0);
    this.#timer ??= setTimeout(() => this.#setLong(true), short);
  }

  tell(name: LoadableName, size = 0) {
    this.#sizes.set(name, size);
    if (this.#isLong) this.#setLong(true);
  }

  end(name: LoadableName) {
    this.#sizes.delete(name);
    if (this.#sizes.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isLong) this.#setLong(false);
  }

  #setLong(isLong: boolean) {
    this.#isLong = isLong;
    this.dispatchEvent(new Event('change'));
  }
}

export const loading = new Loading();

/** Loads one of the files that the site knows by name. It is fetched once per page; after a failure, again. */
export async function loadAsset(name: LoadableName): Promise<Asset> {
  loading.begin(name);
  try {
    return await request(name);
  } finally {
    loading.end(name);
  }
}

function request(name: LoadableName): Promise<Asset> {
  const loader = (worker ??= new Worker(workerAddress('asset'), { type: 'module' }));
  const id = (requests += 1);
  loader.postMessage({ id, name } satisfies AssetRequest);
  return new Promise((resolve, reject) => {
    const listeners = new AbortController();
    loader.addEventListener(
      'message',
      ({ data }: MessageEvent<AssetResponse>) => {
        if (data.id !== id) return;
        if (data.type === 'begun') return loading.tell(name, data.size);
        listeners.abort();
        if (data.type === 'loaded') resolve(data.asset);
        else reject(new Error(`${name} could not be loaded`));
      },
      listeners,
    );
    loader.addEventListener(
      'error',
      () => {
        // A worker whose script did not load never answers: the next request starts another.
        if (worker === loader) worker = undefined;
        reject(new Error('The asset worker could not be started'));
      },
      listeners,
    );
  });
}
