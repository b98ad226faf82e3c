import { defineConfig } from 'vitest/config';

/** Tests that need a package of their own, which their script installs: `npm run test:judges`, `npm run test:netlify`. */
export default defineConfig({
  test: { include: ['tests/{judges,netlify}/*.test.ts'], root: '.', testTimeout: 600_000, hookTimeout: 180_000 },
});
