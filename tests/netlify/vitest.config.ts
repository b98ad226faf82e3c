import { defineConfig } from 'vitest/config';

/** Run by `npm run test:netlify`: at night, and when files change that decide how the site is hosted. */
export default defineConfig({
  test: { include: ['tests/netlify/*.test.ts'], root: '.', testTimeout: 600_000, hookTimeout: 180_000 },
});
