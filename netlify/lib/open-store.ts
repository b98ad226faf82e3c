import { blobStore } from './blob-store.ts';
import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** Opens the folder in `MESSAGES_FOLDER`, which the portable server sets; otherwise Netlify Blobs. */
export function openStore(): Store {
  const folder = process.env['MESSAGES_FOLDER'];
  return folder ? folderStore(folder) : blobStore();
}
