import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Entries from '#search/entries.ts';
import type * as Settings from '#search/settings.ts';
import { inLists, type Tool } from '#tool.ts';

const source = join(import.meta.dirname, '../src');

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
      // Node imports them as it does tools: in the language of the build.
      const [{ entriesOf }, { settingsOf }] = await Promise.all([
        import(pathToFileURL(join(source, 'search/entries.ts')).href) as Promise<typeof Entries>,
        import(pathToFileURL(join(source, 'search/settings.ts')).href) as Promise<typeof Settings>,
      ]);
      return `export default ${JSON.stringify(entriesOf(catalog))};
        export const settings = ${JSON.stringify(settingsOf(catalog))};`;
    },
  };
}

/** Reads the tools like `src/catalog.ts`, without Vite. */
export async function readCatalog() {
  const folder = join(source, 'tools');
  const tools = (await readdir(folder)).map(async (file) => {
    // Every file in this folder is a tool.
    const { default: tool } = (await import(pathToFileURL(join(folder, file)).href)) as { default: Tool };
    return { slug: basename(file, '.ts'), tool };
  });
  return (await Promise.all(tools)).toSorted((a, b) => inLists(a.tool, b.tool));
}
