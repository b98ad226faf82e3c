import type { Plugin } from 'vite';
import { buildTarget } from '#browsers.ts';

/**
 * Vite plugin: lowers scripts and styles to what the oldest browsers read, in pages and workers. A plugin, because
 * Astro sets the target `esnext` for scripts after it has read its configuration. Styles are built with what writes the
 * pages, so all environments need the target.
 */
export const forOldestBrowsers = (): Plugin => ({
  name: 'for-oldest-browsers',
  configEnvironment: () => ({ build: { target: buildTarget } }),
});
