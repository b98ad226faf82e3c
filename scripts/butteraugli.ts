import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { butteraugliWithoutEval } from './without-eval.ts';

const name = 'virtual:butteraugli';
const wasm = 'visdif-f4d1bd06.wasm';

/**
 * Vite plugin: extracts Butteraugli's loader from `@squoosh/lib`, a single script for Node with all of Squoosh's
 * codecs. The package stays unmodified, and nothing else of it is bundled; one of its codecs may not be shipped.
 */
export function butteraugli(): Plugin {
  const id = `\0${name}`;
  return {
    name,
    resolveId: (source) => (source === name ? id : undefined),
    load: async (source) => (source === id ? butteraugliWithoutEval(await butteraugliLoader()) : undefined),
  };
}

const folder = dirname(createRequire(import.meta.url).resolve('@squoosh/lib'));
export const butteraugliWasm = join(folder, wasm);

/** Returns the source of a module that exports the package's unmodified loader. */
export async function butteraugliLoader(): Promise<string> {
  const script = await readFile(join(folder, 'index.js'), 'utf8');
  // Each codec is a separate function, followed by the name of its wasm.
  const end = script.indexOf(wasm);
  const starts = script.slice(0, end).matchAll(/var (Module(?:\$\w+)?)=function\(\)\{return function\(/g);
  const [start] = [...starts].slice(-1);
  const close = start && script.indexOf('}();', start.index);
  if (!start || !close || close > end) throw new Error('Butteraugli is not where it was in @squoosh/lib');
  return `
    const __dirname = '', process = { argv: [], on: () => undefined };
    const require = (module) => { throw new Error(module + ' is Node’s'); };
    ${script.slice(start.index, close + '}();'.length)}
    export default ${start[1]};
  `;
}
