// Fails if a script of the built site has syntax that the oldest browsers lack. Run it after a build.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'acorn';
import { addressesIn } from '../../server/built-addresses.ts';
import { ecmaVersion } from '../../src/browsers.ts';

const dist = resolve('dist');
const failures: string[] = [];

/** What surrounds a place in a minified script. */
const around = (text: string, at: number) => text.slice(Math.max(0, at - 60), at + 60).replaceAll(/\s+/g, ' ');

const scripts = (await addressesIn(dist)).filter((address) => /\.m?js$/.test(address));
if (scripts.length === 0) failures.push('There is no built site. Run `npm run build` first.');
for (const address of scripts) {
  const text = await readFile(join(dist, address), 'utf8');
  try {
    parse(text, { ecmaVersion, sourceType: 'module' });
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error;
    failures.push(`${address}: ${error.message}, at ${around(text, Number(error.pos))}`);
  }
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
