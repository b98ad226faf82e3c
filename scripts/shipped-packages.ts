import type { Plugin } from 'vite';

/** The npm packages with code or data in the files of the current build. */
export const shippedPackages = new Set<string>();

/** Modules that plugins generate from packages, by the prefix of their names. */
const madeOf: Record<string, string> = {
  '\0vite/': 'vite',
  '\0rolldown/': 'rolldown',
  '\0virtual:butteraugli': '@squoosh/lib',
  'src/fonts/besley': '@fontsource/besley',
  'src/fonts/instrument-sans': '@fontsource-variable/instrument-sans',
};

function packageOf(id: string): string | undefined {
  const [, name] = /.*(?:node_modules\/|^\0virtual:)((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/')) ?? [];
  const made = Object.entries(madeOf).find(([start]) => id.startsWith(start))?.[1];
  return made ?? name;
}

/**
 * Vite plugin: records which packages contribute to the scripts that browsers load, to the files beside them, and to
 * pages.
 */
export function noteShippedPackages(): Plugin {
  return {
    name: 'note-shipped-packages',
    generateBundle(_, bundle) {
      const isForBrowsers = this.environment.config.consumer === 'client';
      // Pages are written by scripts that are not shipped, but raw texts that these import end up in the pages.
      const isShipped = (id: string) => isForBrowsers || id.endsWith('?raw');
      for (const output of Object.values(bundle)) {
        const sources =
          output.type === 'asset' ? output.originalFileNames : Object.keys(output.modules).filter(isShipped);
        for (const name of sources.map(packageOf)) if (name !== undefined) shippedPackages.add(name);
      }
    },
  };
}
