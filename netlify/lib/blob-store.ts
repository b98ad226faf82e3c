import { getStore } from '@netlify/blobs';
import type { Store } from './store.ts';

interface BlobAccess {
  siteID: string;
  token: string;
  /** Default Netlify's own. */
  apiURL?: string;
}

/** In milliseconds. The client itself gives up only after 25 s; people have left by then. */
const patience = 8000;

/** @throws if the store does not answer in time. The operation may still happen. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer from the blob store in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param access needed outside Netlify, where the environment does not provide it */
export function blobStore(access?: BlobAccess): Store {
  // Opened at each use: on Netlify, access comes with the request.
  const blobs = () => getStore({ name: 'contact', consistency: 'strong', ...access });
  return {
    create: async (key, text) => (await inTime(blobs().set(key, text, { onlyIfNew: true }))).modified,
    async replace(key, text) {
      await inTime(blobs().set(key, text));
    },
    read: async (key) => (await inTime(blobs().get(key, { type: 'text' }))) ?? undefined,
    async list(part) {
      // Without a prefix: Netlify's own stand-in for its API finds nothing with one.
      const { blobs: found } = await inTime(blobs().list());
      return found.filter(({ key }) => key.startsWith(`${part}/`)).map(({ key }) => key.slice(part.length + 1));
    },
    delete: (key) => inTime(blobs().delete(key)),
    async check() {
      await inTime(blobs().getMetadata('health'));
    },
    // A blob exists completely or not at all.
    sweep: () => Promise.resolve(),
  };
}
