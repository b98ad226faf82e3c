// Fails if the built site uses what one of the oldest browsers (src/browsers.ts) lacks, and nothing asks for it at run
// time. Run it after a build.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addressesIn } from '../../server/built-addresses.ts';
import { inScripts, inStyles } from './exceptions.ts';
import { missingScripting } from './missing-features.ts';
import { usedUnasked } from './used-features.ts';
import { missingStyles } from './used-styles.ts';

const dist = resolve('dist');
const failures: string[] = [];
const unneeded = new Set([...Object.keys(inScripts), ...Object.keys(inStyles)]);

async function look(ending: RegExp, missingIn: (text: string) => Map<string, string[]>, exceptions: object) {
  const addresses = (await addressesIn(dist)).filter((address) => ending.test(address));
  if (addresses.length === 0) failures.push('There is no built site. Run `npm run build` first.');
  for (const address of addresses) {
    const text = await readFile(join(dist, address), 'utf8');
    try {
      for (const [name, browsers] of missingIn(text)) {
        const exception = [name, name.replace(/: .*/, '')].find((one) => one in exceptions);
        if (exception) unneeded.delete(exception);
        else failures.push(`${address}: ${name} is missing in ${browsers.join(', ')}`);
      }
    } catch (error) {
      if (!(error instanceof SyntaxError && 'pos' in error)) throw error;
      const at = Number(error.pos);
      failures.push(`${address}: ${error.message}, at ${text.slice(Math.max(0, at - 60), at + 60)}`);
    }
  }
}

const missing = missingScripting();
const missingIn = (script: string) =>
  new Map([...usedUnasked(script)].flatMap((name) => (missing.has(name) ? [[name, missing.get(name) ?? []]] : [])));
await look(/\.m?js$/, missingIn, inScripts);
await look(/\.css$/, missingStyles, inStyles);

for (const [name, exception] of Object.entries(inScripts)) {
  if (typeof exception === 'string') continue;
  const text = await readFile(exception.in, 'utf8');
  if (!text.includes(exception.by)) failures.push(`${exception.in} no longer asks for ${name} by: ${exception.by}`);
}
for (const name of unneeded) failures.push(`Nothing needs the exception for ${name} any more.`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
