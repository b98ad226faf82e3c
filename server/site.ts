import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { closedHeaders } from '../src/policies.ts';
import { addressOf, isForHosts, pagePath } from './address.ts';
import type { CompressedCopies } from './compressed-copies.ts';
import { headersAt, readHeaderRules, readRedirectRules, type HeaderRule, type RedirectRule } from './rules.ts';
import { staticFile, type StaticFile } from './static-file.ts';

/** A built site: its addresses, and their answers. */
export interface Site {
  /** The origin that it was built for; undefined if no document names it. */
  origin: string | undefined;
  /** By address, in its canonical spelling. Anything else cannot be reached, however an address is written. */
  files: ReadonlyMap<string, StaticFile>;
  redirects: RedirectRule[];
}

/** Returns the origin that the site was built for, from its documents. */
export async function builtOrigin(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, 'data/tools.json'), 'utf8').catch(() => undefined);
  // The build wrote it, from `src/pages/data/tools.json.ts`.
  return text === undefined ? undefined : (JSON.parse(text) as { site: string }).site;
}

/**
 * Returns the headers of a file by its own address: a policy belongs to the file, not to how it was requested. A header
 * that no rule sets is as closed as possible.
 */
function headersOf(rules: readonly HeaderRule[], address: string): Headers {
  const headers = new Headers(closedHeaders);
  for (const [name, value] of headersAt(rules, address)) headers.set(name, value);
  return headers;
}

/** Lists the public files of a built site, by address. */
export async function publicFiles(dist: string): Promise<Map<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [addressOf(`/${relative(dist, path).split(sep).join('/')}`), path]);
  return new Map(files.filter(([address]) => !isForHosts(address)));
}

async function loadSite(dist: string, toml: string, copies: CompressedCopies): Promise<Site> {
  const origin = await builtOrigin(dist);
  const [rules, redirects] = await Promise.all([readHeaderRules(dist, toml), readRedirectRules(dist, toml)]);
  const files = [...(await publicFiles(dist))].map(([address, path]): [string, StaticFile] => [
    address,
    staticFile(path, { origin, copies, headers: headersOf(rules, pagePath(address)) }),
  ]);
  return { origin, files: new Map(files), redirects };
}

/** Returns when the site was built: the headers are the last file that a build writes. */
const builtAt = async (dist: string) =>
  (await stat(join(dist, '_headers'), { bigint: true }).catch(() => undefined))?.mtimeNs;

/** In milliseconds: the longest delay until a new build is served. */
const freshness = 500;

/** Opens the site, and reloads it after a build. */
export async function openSite(dist: string, toml: string, copies: CompressedCopies) {
  let built = await builtAt(dist);
  let site: Site | Promise<Site> = await loadSite(dist, toml, copies);
  let lookedAt = performance.now();

  async function lookAgain(): Promise<Site> {
    lookedAt = performance.now();
    const now = await builtAt(dist);
    // `_headers` does not exist during a build.
    if (now !== undefined && now !== built) {
      built = now;
      site = loadSite(dist, toml, copies);
      site = await site;
    }
    return site;
  }

  return (): Site | Promise<Site> => (performance.now() - lookedAt < freshness ? site : lookAgain());
}
