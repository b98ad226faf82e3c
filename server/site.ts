import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readHeaderRules, readRedirectRules, type HeaderRule, type RedirectRule } from './rules.ts';
import { addressOf, isForHosts, pagePath } from './address.ts';
import { closedHeaders } from '../src/policies.ts';
import { staticFile, type StaticFile } from './static-file.ts';

/** A file of the site, with the headers that it is served with wherever it is shown. */
export interface SiteFile extends StaticFile {
  headers: Headers;
}

/** A built site: what may be asked for, and how it is answered. */
export interface Site {
  /** By address, in its one spelling. What is not in here cannot be reached, however an address is written. */
  files: ReadonlyMap<string, SiteFile>;
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

/**
 * What the rules say of a file, by its own address: a policy belongs to the file, not to how it was asked for.
 * What no rule says is as closed as can be.
 */
function headersBy(rules: readonly HeaderRule[]): (address: string) => Headers {
  const numbered = rules.map((rule, number) => ({ ...rule, number }));
  // A thousand rules name one path each; trying them all on a thousand files would take a second.
  const isPattern = ({ for: path }: HeaderRule) => /[*:]/.test(path);
  const patterns = numbered.filter(isPattern);
  const literal = Map.groupBy(
    numbered.filter((rule) => !isPattern(rule)),
    (rule) => rule.for,
  );
  return (address) => {
    const matching = [...(literal.get(address) ?? []), ...patterns.filter((rule) => rule.forRegExp.test(address))];
    const headers = new Headers(closedHeaders);
    const values = matching.toSorted((a, b) => a.number - b.number).flatMap((rule) => Object.entries(rule.values));
    for (const [name, value] of values) {
      if (name.toLowerCase() === 'vary') headers.append(name, value);
      else headers.set(name, value);
    }
    return headers;
  };
}

async function loadSite(dist: string, toml: string): Promise<Site> {
  const origin = await builtOrigin(dist);
  const [rules, redirects] = await Promise.all([readHeaderRules(dist, toml), readRedirectRules(dist, toml)]);
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const headersOf = headersBy(rules);
  const files = new Map<string, SiteFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = addressOf(`/${relative(dist, path).split(sep).join('/')}`);
    if (isForHosts(address)) continue;
    files.set(address, { ...staticFile(path, origin), headers: headersOf(pagePath(address)) });
  }
  return { files, redirects, origin };
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
