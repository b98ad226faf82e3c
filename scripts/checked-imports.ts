import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Vite wraps each `import()` of a page in what this module exports. */
const helper = '\0vite/preload-helper.js';

/** Puts `src/build/checked-imports.ts` in the place of what Vite wraps imports in, and tells it which script each of them loads. */
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
