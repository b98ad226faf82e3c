/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { everything } from './tests/nightly.ts';

/** Rooms of tests that change nothing outside themselves: they share the modules that they load. */
const pure = ['containers', 'media', 'page', 'pdf', 'tables'].map((room) => `tests/unit/${room}/*.test.ts`);

const inUnit = (file: string) => `tests/unit/${file}.test.ts`;

/** Left to the night: how work and memory grow, other builds of the site, a server that is killed over and over. */
const nightly = [
  ...['pdf/growth', 'pdf/memory', 'jobs/memory-of-look', 'build/same-bytes', 'build/pseudo-language'],
  'service/contact-killed',
];
const leftOut = everything ? [] : nightly.map(inUnit);

/** Each takes longer than the rest of its room: large files, long searches, faults tried one by one. */
const slow = ['pdf/damage', 'pdf/growth', 'pdf/attacks', 'pdf/memory'].map(inUnit);

export default getViteConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    silent: 'passed-only',
    // As it is built, and not as Node finds it in the package.
    server: { deps: { inline: ['wasm-vips', 'stdnum'] } },
    projects: [
      { extends: true, test: { name: 'quick', include: pure, exclude: slow, isolate: false } },
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: [...pure, ...leftOut] } },
      { extends: true, test: { name: 'slow', include: slow, exclude: leftOut } },
    ],
  },
});
