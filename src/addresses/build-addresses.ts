/** The manifest of a build: every file, with its hash and its policies. */
export const manifestAddress = '/.well-known/build-manifest.json';

/** The list of files that a build needs to work without a network. */
export const offlinePartsAddress = '/.well-known/offline-parts.json';

/** The only script of the site that may become a service worker. */
export const offlineWorkerAddress = '/offline-worker.js';
