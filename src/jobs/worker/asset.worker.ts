import { manifestAddress } from '../../addresses/build-addresses.ts';
import { assets, type AssetName } from '../../engines/assets.ts';
import type { Asset } from '../contract/messages.ts';

/** What it loads: files of engines, and what the build says of itself. */
const loadable = { ...assets, 'build-manifest': { url: manifestAddress, as: 'blob' } } as const;

export type LoadableName = AssetName | 'build-manifest';

/** To the one worker that may connect: a name, never an address, so that nothing of a file can be put into a request. */
export interface AssetRequest {
  name: LoadableName;
  /** Also what could come compiled. */
  asBytes: boolean;
}
export type AssetResponse =
  /** In bytes, as it is sent; missing where the server does not say. */
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
  // A name is all that it takes, and whatever else it is sent is no part of a request.
  if (!Object.hasOwn(loadable, name)) throw new TypeError('There is no such asset');
  const { url, as } = loadable[name];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const size = Number(response.headers.get('Content-Length'));
  respond({ type: 'begun', name, ...(size > 0 && { size }) });
  return as === 'module' && !asBytes ? WebAssembly.compileStreaming(response) : response.blob();
}
