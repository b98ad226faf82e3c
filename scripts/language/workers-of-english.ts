import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: pages in other languages start the workers of the English site, which have no words.
 *
 * @param dist the folder of the English site.
 */
export function workersOfEnglish(dist: string): Plugin {
  return {
    name: 'workers-of-english',
    enforce: 'pre',
    load(id) {
      const [, name] = /\/([\w-]+\.worker)\.ts\?worker&url$/.exec(id) ?? [];
      if (name === undefined) return undefined;
      const [script, ...others] = readdirSync(join(dist, '_astro', name)).filter((file) => file.endsWith('.js'));
      if (script === undefined || others.length > 0) throw new Error(`${name} is not one script in ${dist}`);
      return `export default ${JSON.stringify(`/_astro/${name}/${script}`)}`;
    },
  };
}
