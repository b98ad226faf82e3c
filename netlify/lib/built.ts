import { readFile } from 'node:fs/promises';

/**
 * `dist/` in the root, which is up two folders, from here as from Netlify's bundle. Cut out of the text: of an address
 * that its bundler can follow, it would take the whole site along, where `netlify.toml` says which files go.
 */
const folder = import.meta.url.replace(/netlify\/[^/]+\/[^/]+$/, 'dist/');

/**
 * Reads a document that the build wrote, by its path in `dist/`; undefined where there is none.
 * `npm run dev` builds nothing: there `BUILT_URL` says where the same document is rendered live.
 */
export async function readBuilt(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = kept.get(path);
  if (known && known.until > Date.now()) return known.content;
  const content = await read(path);
  // Strangers choose paths: only those that lead somewhere are kept.
  if (content) kept.set(path, { content, until: Date.now() + freshness });
  return content;
}

/** In milliseconds. A site may be built anew under a server that goes on. */
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
