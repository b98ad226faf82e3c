import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readHeaderRules, readRedirectRules, type HeaderRule, type RedirectRule } from './rules.ts';
import { staticFile, type StaticFile } from './static-file.ts';

/** A built site: what may be asked for, and how it is answered. */
export interface Site {
  /** By address. What is not in here cannot be reached, however an address is written. */
  files: ReadonlyMap<string, StaticFile>;
  headers: HeaderRule[];
  redirects: RedirectRule[];
  /** The one that it was built for. */
  origin: string | undefined;
}

/** The origin that the site was built for: what its documents say. */
async function builtOrigin(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, 'data/tools.json'), 'utf8').catch(() => undefined);
  // Our own build wrote it, from `src/pages/data/tools.json.ts`.
  return text === undefined ? undefined : (JSON.parse(text) as { site: string }).site;
}

async function loadSite(dist: string, toml: string): Promise<Site> {
  const origin = await builtOrigin(dist);
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(dist, path).split(sep).join('/')}`;
    if (address !== '/_headers' && address !== '/_redirects') files.set(address, staticFile(path, origin));
  }
  const [headers, redirects] = await Promise.all([readHeaderRules(dist, toml), readRedirectRules(dist, toml)]);
  return { files, headers, redirects, origin };
}

/** When the site was built: the headers are the last thing that a build writes. */
const builtAt = async (dist: string) =>
  (await stat(join(dist, '_headers'), { bigint: true }).catch(() => undefined))?.mtimeNs;

/** Gives the site, and reads it anew after a build. */
export async function openSite(dist: string, toml: string): Promise<() => Promise<Site>> {
  let built = await builtAt(dist);
  let site = loadSite(dist, toml);
  await site;
  return async () => {
    const now = await builtAt(dist);
    // There are no headers while a build is under way.
    if (now !== undefined && now !== built) {
      built = now;
      site = loadSite(dist, toml);
    }
    return site;
  };
}
