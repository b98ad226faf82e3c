/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { everything } from './tests/nightly.ts';

/** Folders of tests without side effects, which share loaded modules. */
const pure = ['containers', 'media', 'page', 'pdf', 'tables'].map((room) => `tests/unit/${room}/*.test.ts`);

const inUnit = (file: string) => `tests/unit/${file}.test.ts`;

/** Nightly only: growth of work and memory, other builds of the site, a server that is killed repeatedly. */
const nightly = [
  ...['pdf/growth', 'pdf/memory', 'jobs/memory-of-look', 'build/same-bytes', 'build/pseudo-language'],
  'service/contact-killed',
];
const leftOut = everything ? [] : nightly.map(inUnit);

/** These read through Node's `openAsBlob`, which fails now and then in a process that other tests have used. */
const fromDisk = ['media/mp3-cuts', 'media/add-subtitles'];

/** These stand in for the page of a worker, which other tests do without. */
const withPdfium = ['pdf/as-read', 'pdf/turned-lines', 'pdf/present-values'];

/** Each takes longer than the rest of its folder: large files, long searches, exhaustive faults. */
const slow = ['pdf/damage', 'pdf/growth', 'pdf/attacks', 'pdf/memory', ...withPdfium, ...fromDisk].map(inUnit);

export default getViteConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    silent: 'passed-only',
    // Transformed by Vite as in the build, instead of loaded by Node from the package.
    server: { deps: { inline: ['wasm-vips', 'stdnum'] } },
    projects: [
      { extends: true, test: { name: 'quick', include: pure, exclude: slow, isolate: false } },
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: [...pure, ...leftOut] } },
      { extends: true, test: { name: 'slow', include: slow, exclude: leftOut } },
    ],
  },
});
