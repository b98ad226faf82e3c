import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isCode } from './is-code.ts';

/**
 * `dist/` in the root, two folders up, both from here and from Netlify's bundle. Derived from text: if the bundler
 * could follow the address, it would include the whole site, while `netlify.toml` lists the files to include.
 */
const folder = import.meta.url.replace(/netlify\/[^/]+\/[^/]+$/, 'dist/');

/**
 * Reads a document that the build wrote, by its path in `dist/`; returns undefined if there is none. `npm run dev`
 * builds nothing: there, `BUILT_URL` is where the same document is rendered live.
 */
export async function readBuilt(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = kept.get(path);
  if (known && known.until > Date.now()) return known.content;
  const content = await read(path);
  // Strangers choose the paths, so only existing ones are cached.
  if (content) kept.set(path, { content, until: Date.now() + freshness });
  return content;
}

/** In milliseconds. A site may be rebuilt under a running server. */
const freshness = 1000;
const kept = new Map<string, { content: Uint8Array<ArrayBuffer>; until: number }>();

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const live = process.env['BUILT_URL'];
  if (live) {
    const answer = await fetch(new URL(path, live));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  }
  try {
    return new Uint8Array(await readFile(new URL(path, folder)));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    if (existsSync(new URL(folder))) return undefined;
    // Another build is taking the place of this one.
    await setTimeout(50);
    return existsSync(new URL(path, folder)) ? read(path) : undefined;
  }
}
