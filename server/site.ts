import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isCode } from '../netlify/lib/is-code.ts';
import { closedHeaders } from '#policies.ts';
import { addressOf, isForHosts, pagePath } from './address.ts';
import type { CompressedCopies } from './compressed-copies.ts';
import { headersAt, readHeaderRules, readRedirectRules, type HeaderRule, type RedirectRule } from './rules.ts';
import { staticFile, type StaticFile } from './static-file.ts';
import { buildBefore } from './take-place.ts';

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

const orMissing = (error: unknown): undefined => {
  if (!isCode(error, 'ENOENT')) throw error;
};

/** Lists the public files of a built site, by address; none if there is no such folder. */
export async function publicFiles(dist: string): Promise<Map<string, string>> {
  const entries = (await readdir(dist, { recursive: true, withFileTypes: true }).catch(orMissing)) ?? [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [addressOf(`/${relative(dist, path).split(sep).join('/')}`), path]);
  return new Map(files.filter(([address]) => !isForHosts(address)));
}

/** The folders of a project that a site is served from. */
interface Folders {
  dist: string;
  /** The folder of the build before, which may not exist. */
  before: string;
}

/** Identifies the build in a folder; undefined if there is none, as while one takes the place of another. */
const buildIn = async (dist: string) =>
  (await stat(join(dist, '_headers'), { bigint: true }).catch(() => undefined))?.mtimeNs;

/** Returns how to read files of the build that is in a folder now, wherever it is when another takes its place. */
async function readerOf({ dist, before }: Folders) {
  const build = await buildIn(dist);
  return async (path: string) => {
    const content = await readFile(path).catch(orMissing);
    if (content && (await buildIn(dist)) === build) return content;
    return (await readFile(join(before, relative(dist, path))).catch(orMissing)) ?? content ?? readFile(path);
  };
}

async function loadSite(folders: Folders, toml: string, copies: CompressedCopies): Promise<Site> {
  const { dist, before } = folders;
  const [read, origin] = await Promise.all([readerOf(folders), builtOrigin(dist)]);
  const [rules, redirects, now, then] = await Promise.all([
    readHeaderRules(dist, toml),
    readRedirectRules(dist, toml),
    publicFiles(dist),
    publicFiles(before),
  ]);
  // Their names contain a hash of the content, so pages of the build before find theirs.
  const kept = [...then].filter(([address]) => address.startsWith('/_astro/') && !now.has(address));
  const files = [...now, ...kept].map(([address, path]): [string, StaticFile] => {
    const headers = headersOf(rules, pagePath(address));
    return [address, staticFile(path, { origin, copies, headers, read: () => read(path) })];
  });
  return { origin, files: new Map(files), redirects };
}

/** In milliseconds: the longest delay until a new build is served. */
const freshness = 500;

/** Opens the site, and reloads it after a build. */
export async function openSite(root: string, copies: CompressedCopies) {
  const folders = { dist: join(root, 'dist'), before: join(root, buildBefore) };
  const load = () => loadSite(folders, join(root, 'netlify.toml'), copies);
  let built = await buildIn(folders.dist);
  let site = await load();
  let lookedAt = performance.now();

  async function lookAgain(): Promise<Site> {
    lookedAt = performance.now();
    const now = await buildIn(folders.dist);
    // While a build takes the place of another, there is none for a moment.
    if (now === undefined || now === built) return site;
    try {
      site = await load();
      built = now;
    } catch (error) {
      console.error('The new build cannot be served yet:', error);
    }
    return site;
  }

  return (): Site | Promise<Site> => (performance.now() - lookedAt < freshness ? site : lookAgain());
}
