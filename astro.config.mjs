import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkedImports } from './scripts/checked-imports.ts';
import { enginePlugins } from './scripts/engine-plugins.ts';
import { engineVersions } from './scripts/engine-versions.ts';
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

/** Canonical addresses, feeds and discovery documents are built from it. */
const site = siteUrl(process.env);

const source = sourceOf(import.meta.dirname, process.env);

/** Cross-origin isolation: libvips needs shared memory. Nothing here is embedded from elsewhere, so it costs nothing. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** A folder for each worker, because each is served with a policy of its own (`src/policies.ts`). */
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
    // All posts in one script, of those that write the pages: thousands of small ones take twice as long.
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
    plugins: [...enginePlugins(), checkedImports(), searchEntries()],
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
    // Nothing is inlined: the pages' policy allows no inline script, and no `data:` address to load from.
    build: { assetsInlineLimit: 0, target: 'es2022', rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
