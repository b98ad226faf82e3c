/* oxlint-disable import/default -- Vite makes the address of each worker’s script its default export. */
import type { TrustedTypesWindow } from 'trusted-types/lib';
import { offlineWorkerAddress } from '../../addresses/build-addresses.ts';
import proofWorker from '../../proof/proof.worker.ts?worker&url';
import assetWorker from './asset.worker.ts?worker&url';
import imageWorker from './image.worker.ts?worker&url';
import mediaWorker from './media.worker.ts?worker&url';
import ocrWorker from './ocr.worker.ts?worker&url';
import pdfWorker from './pdf.worker.ts?worker&url';

const addresses = {
  asset: assetWorker,
  image: imageWorker,
  media: mediaWorker,
  pdf: pdfWorker,
  ocr: ocrWorker,
  proof: proofWorker,
  offline: offlineWorkerAddress,
};

export type WorkerName = keyof typeof addresses;

/** Takes names, so that no text of anybody's can become the address of a script. */
function createScriptURL(name: string): string {
  if (!Object.hasOwn(addresses, name)) throw new TypeError(`There is no worker "${name}"`);
  // It is one of the table’s, as was just seen.
  return addresses[name as WorkerName];
}

/** The one policy that a page's Content Security Policy admits (`policies.ts`). Browsers without Trusted Types need none. */
const policy = (globalThis as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('worker-address', {
  createScriptURL,
});

/** The address of a worker's script, as `new Worker` takes it. */
export const workerAddress = (name: WorkerName) =>
  // Its type in TypeScript's library is a text.
  (policy?.createScriptURL(name) ?? addresses[name]) as unknown as string;
