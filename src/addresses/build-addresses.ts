/** Where a build says what is in it: every file, with its hash and its policies. */
export const manifestAddress = '/.well-known/build-manifest.json';

/** Where a build says which of its files are needed to work without a network. */
export const offlinePartsAddress = '/.well-known/offline-parts.json';

/** The one script of the site that may become a service worker. */
export const offlineWorkerAddress = '/offline-worker.js';
