import { assets, type AssetName } from '../../engines/assets.ts';
import type { Asset } from '../contract/messages.ts';

/** To the one worker that may connect: a name, never an address, so that nothing of a file can be put into a request. */
export interface AssetRequest {
  name: AssetName;
  /** Also what could come compiled. */
  asBytes: boolean;
}
export type AssetResponse =
  /** In bytes, as it is sent; missing where the server does not say. */
  | { type: 'begun'; name: AssetName; size?: number }
  | { type: 'loaded'; name: AssetName; asset: Asset }
  | { type: 'failed'; name: AssetName };

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

async function load(name: AssetName, asBytes: boolean): Promise<Asset> {
  // A name is all that it takes, and whatever else it is sent is no part of a request.
  if (!Object.hasOwn(assets, name)) throw new TypeError('There is no such asset');
  const { url, as } = assets[name];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const size = Number(response.headers.get('Content-Length'));
  respond({ type: 'begun', name, ...(size > 0 && { size }) });
  return as === 'module' && !asBytes ? WebAssembly.compileStreaming(response) : response.blob();
}
