import { blobStore } from './blob-store.ts';
import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** A folder where `MESSAGES_FOLDER` names one, as the portable server does; elsewhere Netlify Blobs. */
export function openStore(): Store {
  const folder = process.env['MESSAGES_FOLDER'];
  return folder ? folderStore(folder) : blobStore();
}
