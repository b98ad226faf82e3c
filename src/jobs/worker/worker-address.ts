/* oxlint-disable import/default -- Vite makes the address of each worker’s script its default export. */
import type { TrustedTypesWindow } from 'trusted-types/lib';
import { offlineWorkerAddress } from '#addresses/build-addresses.ts';
import proofWorker from '#proof/proof.worker.ts?worker&url';
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

/** Takes names, so that no untrusted text can become the address of a script. */
function createScriptURL(name: string): string {
  if (!Object.hasOwn(addresses, name)) throw new TypeError(`There is no worker "${name}"`);
  // The check above guarantees it.
  return addresses[name as WorkerName];
}

/**
 * The only policy that a page's Content Security Policy admits (`policies.ts`). Browsers without Trusted Types need
 * none.
 */
const policy = (globalThis as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('worker-address', {
  createScriptURL,
});

/** Returns the address of a worker's script, as `new Worker` takes it. */
export const workerAddress = (name: WorkerName) =>
  // TypeScript's library declares it as a string.
  (policy?.createScriptURL(name) ?? addresses[name]) as unknown as string;
