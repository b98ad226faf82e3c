import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { workerPolicies } from '../src/policies.ts';
import { addressesIn } from './built-addresses.ts';
import { importsOf } from './built-files.ts';

/** Returns the scripts of a worker: its own, all that they import at any time, and those of the workers that they start. */
export async function scriptsOfWorker(dist: string, name: string): Promise<string[]> {
  const scripts = (await addressesIn(dist)).filter((address) => /^\/_astro\/[^/]+\/.*\.m?js$/.test(address));
  const workers = scripts.filter((script) => Object.hasOwn(workerPolicies, script.split('/')[2] ?? ''));
  const found = new Set(scripts.filter((script) => script.startsWith(`/_astro/${name}.worker/`)));
  for (const script of found) {
    const { atOnce, later } = await importsOf(dist, script);
    for (const imported of [...atOnce, ...later]) found.add(imported);
    const source = await readFile(join(dist, script), 'utf8');
    for (const other of workers) if (source.includes(basename(other))) found.add(other);
  }
  return [...found].toSorted();
}
