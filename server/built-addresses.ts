import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists the addresses of all files in a built site: their paths, from `/`. */
export async function addressesIn(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .toSorted();
}
