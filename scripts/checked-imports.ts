import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Vite wraps each `import()` of a page in a function that this module exports. */
const helper = '\0vite/preload-helper.js';

/**
 * Replaces Vite's wrapper around imports with `src/build/checked-imports.ts`, and passes it the script that each import
 * loads.
 */
export function checkedImports(): Plugin {
  return {
    name: 'checked-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, imports, { hostType }) => (hostType === 'js' ? [file] : imports),
        },
      },
    }),
    async load(id) {
      if (id !== helper) return undefined;
      return {
        code: await readFile(new URL('../src/build/checked-imports.ts', import.meta.url), 'utf8'),
        moduleType: 'ts',
      };
    },
  };
}
