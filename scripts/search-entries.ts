import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { entriesOf } from '../src/search/entries.ts';
import { settingsOf } from '../src/search/settings.ts';
import { inLists, type Tool } from '../src/tool.ts';

const id = 'virtual:search-entries';
/** By which it is known to be of no package. */
const ownId = '\0search-entries';

/**
 * What the search can find, as one script of data: made by a page from its tools, it would be seventy scripts to load.
 * While the site is edited, it is that of when the server started.
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

/** What `src/catalog.ts` is, for programs that run without Vite. */
async function readCatalog() {
  const folder = join(import.meta.dirname, '../src/tools');
  const tools = (await readdir(folder)).map(async (file) => {
    // Every file in this folder is a tool.
    const { default: tool } = (await import(pathToFileURL(join(folder, file)).href)) as { default: Tool };
    return { slug: basename(file, '.ts'), tool };
  });
  return (await Promise.all(tools)).toSorted((a, b) => inLists(a.tool, b.tool));
}
