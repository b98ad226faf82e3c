import { manifestAddress } from '#addresses/build-addresses.ts';
import { assets, type AssetName } from '#engines/assets.ts';
import type { Asset } from '../contract/messages.ts';

/** What it can load: files of engines, and the build manifest. */
const loadable = { ...assets, 'build-manifest': { url: manifestAddress, as: 'blob' } } as const;

export type LoadableName = AssetName | 'build-manifest';

/**
 * A request to the only worker that may connect. It contains a name, never an address, so that nothing of a file can
 * get into a request.
 */
export interface AssetRequest {
  /** The answers to it have the same number. */
  id: number;
  name: LoadableName;
}
export type AssetResponse =
  /** `size`: the transfer size, in bytes; absent if the server does not state it. */
  | { type: 'begun'; id: number; size?: number }
  | { type: 'loaded'; id: number; asset: Asset }
  | { type: 'failed'; id: number };

const respond = (response: AssetResponse, transfer: MessagePort[] = []) => self.postMessage(response, { transfer });

/** What was loaded, so that each is fetched and compiled once. */
const loaded = new Map<LoadableName, Promise<WebAssembly.Module | Blob>>();

self.addEventListener('message', ({ data: { id, name } }: MessageEvent<AssetRequest>) => {
  const loading = loaded.get(name) ?? load(name, (size) => respond({ type: 'begun', id, ...(size > 0 && { size }) }));
  loaded.set(name, loading);
  loading.then(
    (file) => {
      if (file instanceof Blob) return respond({ type: 'loaded', id, asset: file });
      const { port1, port2 } = new MessageChannel();
      port1.postMessage(file);
      respond({ type: 'loaded', id, asset: port2 }, [port2]);
    },
    (error: unknown) => {
      // It may be available the next time.
      loaded.delete(name);
      console.error(error);
      respond({ type: 'failed', id });
    },
  );
});

async function load(name: LoadableName, begun: (size: number) => void): Promise<WebAssembly.Module | Blob> {
  // Only the name matters: nothing else in the message becomes part of a request.
  if (!Object.hasOwn(loadable, name)) throw new TypeError('There is no such asset');
  const { url, as } = loadable[name];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  begun(Number(response.headers.get('Content-Length')));
  return as === 'module' ? WebAssembly.compileStreaming(response) : response.blob();
}
