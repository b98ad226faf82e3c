import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { entriesOf } from '../src/search/entries.ts';
import { settingsOf } from '../src/search/settings.ts';
import { inLists, type Tool } from '../src/tool.ts';

const id = 'virtual:search-entries';
/** Marks it as not belonging to any package. */
const ownId = '\0search-entries';

/**
 * Vite plugin: bundles what the search can find into one script of data. If a page built it from its tools, it would
 * load seventy scripts. In development, it stays as it was when the server started.
 */
export function searchEntries(): Plugin {
  return {
    name: 'search-entries',
    resolveId: (asked) => (asked === id ? ownId : undefined),
    async load(asked) {
      if (asked !== ownId) return undefined;
      const catalog = await readCatalog();
      return `export default ${JSON.stringify(entriesOf(catalog))};
        export const settings = ${JSON.stringify(settingsOf(catalog))};`;
    },
  };
}

/** Reads the tools like `src/catalog.ts`, without Vite. */
async function readCatalog() {
  const folder = join(import.meta.dirname, '../src/tools');
  const tools = (await readdir(folder)).map(async (file) => {
    // Every file in this folder is a tool.
    const { default: tool } = (await import(pathToFileURL(join(folder, file)).href)) as { default: Tool };
    return { slug: basename(file, '.ts'), tool };
  });
  return (await Promise.all(tools)).toSorted((a, b) => inLists(a.tool, b.tool));
}
