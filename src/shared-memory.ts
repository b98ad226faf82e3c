/**
 * Whether pages and workers can share memory, which libvips and its threads need; it would wait for ever otherwise. Some
 * browsers isolate the page and still have none, such as WebKitGTK.
 */
export const hasSharedMemory = globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function';
