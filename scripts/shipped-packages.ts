import type { Plugin } from 'vite';

/** The npm packages of which something is in the files of the site that is being built. */
export const shippedPackages = new Set<string>();

/** Modules that plugins make of packages, by what their names begin with. */
const madeOf: Record<string, string> = {
  '\0vite/': 'vite',
  '\0rolldown/': 'rolldown',
  '\0virtual:butteraugli': '@squoosh/lib',
  'src/fonts/instrument-sans': '@fontsource-variable/instrument-sans',
};

function packageOf(id: string): string | undefined {
  const [, name] = /.*(?:node_modules\/|^\0virtual:)((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/')) ?? [];
  const made = Object.entries(madeOf).find(([start]) => id.startsWith(start))?.[1];
  return made ?? name;
}

/** Vite: notes of which packages something comes into the scripts that browsers load, the files beside them, and pages. */
export function noteShippedPackages(): Plugin {
  return {
    name: 'note-shipped-packages',
    generateBundle(_, bundle) {
      const isForBrowsers = this.environment.config.consumer === 'client';
      // Pages are written by scripts that stay here; texts that these have taken in are in the pages.
      const isShipped = (id: string) => isForBrowsers || id.endsWith('?raw');
      for (const output of Object.values(bundle)) {
        const sources =
          output.type === 'asset' ? output.originalFileNames : Object.keys(output.modules).filter(isShipped);
        for (const name of sources.map(packageOf)) if (name !== undefined) shippedPackages.add(name);
      }
    },
  };
}
