import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkedImports } from './scripts/checked-imports.ts';
import { enginePlugins } from './scripts/engine-plugins.ts';
import { engineVersions } from './scripts/engine-versions.ts';
import { forOldestBrowsers } from './scripts/browsers/for-oldest-browsers.ts';
import { pageGroups, workerGroups } from './scripts/script-groups.ts';
import { searchEntries } from './scripts/search-entries.ts';
import { devFunctions } from './server/dev.ts';
import { finishBuild } from './server/finish-build.ts';
import { siteUrl } from './server/site-url.ts';
import { sourceOf } from './server/source.ts';
import { withoutToolbar } from './server/without-toolbar.ts';
import { writeCards } from './server/write-cards.ts';
import { writePostFiles } from './server/write-post-files.ts';
import { writeLicences } from './server/write-licences.ts';

/** The base of canonical addresses, feeds and discovery documents. */
const site = siteUrl(process.env);

const source = sourceOf(import.meta.dirname, process.env);

/**
 * Cross-origin isolation, because libvips needs shared memory. It has no drawback here: nothing is embedded from other
 * origins.
 */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** One folder per worker, because each is served with its own policy (`src/policies.ts`). */
const workerFile = '_astro/[name]/[hash].js';

export default defineConfig({
  site,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  server: { headers: isolation },
  devToolbar: { enabled: false },
  integrations: [
    mdx({ optimize: true }),
    sitemap({ filter: (page) => !page.endsWith('/contact/thanks') }),
    devFunctions(),
    withoutToolbar(),
    writePostFiles(),
    writeCards(),
    writeLicences(),
    finishBuild(source),
  ],
  // Not Shiki: its colours are style attributes, which the pages' policy forbids.
  markdown: { syntaxHighlight: 'prism' },
  vite: {
    // Bundles all posts into one of the scripts that write the pages: thousands of small ones take twice as long.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageGroups } } } } },
      prerender: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'posts', test: /\.mdx/ }] } } } },
      },
    },
    define: {
      'import.meta.env.BUILD_DATE': JSON.stringify(source.date),
      'import.meta.env.ENGINE_VERSIONS': JSON.stringify(engineVersions),
    },
    plugins: [...enginePlugins(), checkedImports(), forOldestBrowsers(), searchEntries()],
    worker: {
      format: 'es',
      plugins: enginePlugins,
      rolldownOptions: {
        output: {
          entryFileNames: workerFile,
          chunkFileNames: '_astro/[name]/[hash].js',
          codeSplitting: { groups: workerGroups },
        },
      },
    },
    // Nothing is inlined: the pages' policy allows neither inline scripts nor `data:` URLs.
    build: { assetsInlineLimit: 0, rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
