import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { fileOf, mediaParts } from '#engines/parts.ts';

const prefix = 'virtual:';
const pathOf = (name: string) => {
  const part = mediaParts.find((known) => known.package !== undefined && name === prefix + known.package);
  return part && fileOf(part);
};

/**
 * Vite plugin: extracts the encoders from Mediabunny's add-ons, which each start a worker from a blob. The packages
 * stay unmodified; each encoder is a separate file ("Encoder add-ons" in `src/engines/media/mediabunny/README.md`).
 */
export function soundEncoders(): Plugin {
  return {
    name: 'sound-encoders',
    resolveId: (source) => (pathOf(source) ? `\0${source}` : undefined),
    async load(id) {
      const path = id.startsWith(`\0${prefix}`) && pathOf(id.slice(1));
      if (!path) return undefined;
      const script = await readFile(path, 'utf8');
      const [body = '', rest] = script.split('exports.default = Module;');
      if (rest === undefined) throw new Error(`${path} exports something else`);
      return `${body.replace(/^Object\.defineProperty\(exports.*$/m, '')}\nexport default Module;`;
    },
  };
}
