import { manifestAddress } from '../../addresses/build-addresses.ts';
import { assets, type AssetName } from '../../engines/assets.ts';
import type { Asset } from '../contract/messages.ts';

/** What it can load: files of engines, and the build manifest. */
const loadable = { ...assets, 'build-manifest': { url: manifestAddress, as: 'blob' } } as const;

export type LoadableName = AssetName | 'build-manifest';

/**
 * A request to the only worker that may connect. It contains a name, never an address, so that nothing of a file can
 * get into a request.
 */
export interface AssetRequest {
  name: LoadableName;
  /** Whether to send bytes even of what could be compiled. */
  asBytes: boolean;
}
export type AssetResponse =
  /** `size`: the transfer size, in bytes; absent if the server does not state it. */
  | { type: 'begun'; name: LoadableName; size?: number }
  | { type: 'loaded'; name: LoadableName; asset: Asset }
  | { type: 'failed'; name: LoadableName };

const respond = (response: AssetResponse) => self.postMessage(response);

self.addEventListener('message', ({ data: { name, asBytes } }: MessageEvent<AssetRequest>) => {
  load(name, asBytes).then(
    (asset) => respond({ type: 'loaded', name, asset }),
    (error: unknown) => {
      console.error(error);
      respond({ type: 'failed', name });
    },
  );
});

async function load(name: LoadableName, asBytes: boolean): Promise<Asset> {
  // Only the name matters: nothing else in the message becomes part of a request.
  if (!Object.hasOwn(loadable, name)) throw new TypeError('There is no such asset');
  const { url, as } = loadable[name];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const size = Number(response.headers.get('Content-Length'));
  respond({ type: 'begun', name, ...(size > 0 && { size }) });
  return as === 'module' && !asBytes ? WebAssembly.compileStreaming(response) : response.blob();
}
