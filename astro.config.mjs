import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { checkedImports } from './scripts/checked-imports.ts';
import { enginePlugins } from './scripts/engine-plugins.ts';
import { engineVersions } from './scripts/engine-versions.ts';
import { forOldestBrowsers } from './scripts/browsers/for-oldest-browsers.ts';
import { builtLanguages } from './scripts/language/built-languages.ts';
import { readDictionary } from './scripts/language/dictionary.ts';
import { inLanguage } from './scripts/language/in-language.ts';
import { languages } from './src/languages.ts';
import { leadLinks } from './scripts/language/lead-links.ts';
import { sentenceTypes } from './scripts/language/sentence-types.ts';
import { workersOfEnglish } from './scripts/language/workers-of-english.ts';
import { pagesWithoutWorkers } from './scripts/pages-without-workers.ts';
import { pageGroups, workerGroups, writtenGroups } from './scripts/script-groups.ts';
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

const { SITE_LANGUAGE: language = 'en', STAYPUT_ENGLISH: english } = process.env;

/** The site is built in a language at a time. */
const forLanguage = [
  ...(language === 'en'
    ? []
    : inLanguage(import.meta.dirname, language, await readDictionary(import.meta.dirname, language))),
  ...(english === undefined ? [] : [workersOfEnglish(english)]),
];

/** One folder per worker, because each is served with its own policy (`src/policies.ts`). */
const workerFile = '_astro/[name]/[hash].js';

export default defineConfig({
  site,
  // What a build remembers of texts, it reads again.
  ...(language !== 'en' && { cacheDir: `node_modules/.astro-${language}` }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  server: { headers: isolation },
  devToolbar: { enabled: false },
  integrations: [
    mdx({ optimize: true }),
    sentenceTypes(),
    devFunctions(),
    withoutToolbar(),
    // Whatever has no language is written with the English site.
    ...(language === 'en'
      ? [writePostFiles(), writeCards(), writeLicences(), finishBuild(source)]
      : [leadLinks(language)]),
  ],
  // Not Shiki: its colours are style attributes, which the pages' policy forbids.
  markdown: { syntaxHighlight: 'prism' },
  vite: {
    // Bundles all posts into one of the scripts that write the pages: thousands of small ones take twice as long. Small
    // styles of pages that take files are one file, too.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageGroups } } } } },
      prerender: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: writtenGroups } } } },
      },
    },
    define: {
      buildLanguage: JSON.stringify(language),
      buildDirection: JSON.stringify(languages[language].dir),
      builtLanguages: JSON.stringify(builtLanguages(import.meta.dirname, process.env.SITE_LANGUAGES)),
      'import.meta.env.BUILD_DATE': JSON.stringify(source.date),
      'import.meta.env.ENGINE_VERSIONS': JSON.stringify(engineVersions),
    },
    plugins: [
      ...forLanguage,
      ...enginePlugins(),
      checkedImports(),
      forOldestBrowsers(),
      pagesWithoutWorkers(),
      searchEntries(),
    ],
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
