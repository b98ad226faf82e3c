import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestAddress } from '#addresses/build-addresses.ts';
import type { BuildManifest, BuiltFile } from '#build/build-manifest.ts';
import { policyHeaders, securityHeaders } from '#policies.ts';
import { addressOf, isForHosts, pagePath } from './address.ts';
import type { BuiltSite } from './built-site.ts';
import { headersAt, type HeaderRule } from './rules.ts';
import type { Source } from './source.ts';

export const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

const promised = { ...securityHeaders, ...policyHeaders('page') };

/** Returns the headers of an address that are promises. */
const policiesAt = (address: string, rules: readonly HeaderRule[]): Record<string, string> => {
  const ruled = headersAt(rules, address);
  return Object.fromEntries(
    Object.keys(promised).flatMap((name) => (ruled.has(name) ? [[name, ruled.get(name) ?? '']] : [])),
  );
};

interface Build {
  /** The folder of the project. */
  root: string;
  site: string;
  source: Source;
  /** Those in `_headers`. */
  rules: readonly HeaderRule[];
}

export async function manifestOf(built: BuiltSite, build: Build): Promise<BuildManifest> {
  const { root, site, source, rules } = build;
  const sets: Record<string, string>[] = [];
  const known = new Map<string, number>();

  function setOf(address: string): number {
    const headers = policiesAt(address, rules);
    const text = JSON.stringify(headers);
    const number = known.get(text) ?? sets.push(headers) - 1;
    known.set(text, number);
    return number;
  }

  const files: BuiltFile[] = [];
  for (const path of built.addresses.toSorted()) {
    if (path === manifestAddress) continue;
    const content = built.bytes(path);
    const address = pagePath(addressOf(path));
    const served = isForHosts(path) ? {} : { address, headers: setOf(address) };
    files.push({ path, sha256: sha256(content), size: content.length, ...served });
  }

  // This is our own file, which npm has already parsed.
  const { repository } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    repository?: string | { url: string };
  };
  const address = typeof repository === 'string' ? repository : repository?.url;
  return {
    format: 1,
    site,
    ...(address !== undefined && { repository: address }),
    ...(source.commit !== undefined && { commit: source.commit }),
    changed: source.isChanged,
    date: source.date.toISOString(),
    node: process.versions.node,
    lockfile: sha256(await readFile(join(root, 'package-lock.json'))),
    headers: sets,
    files,
  };
}

/** Formats the manifest, with one line for each file. */
export function manifestText({ files, ...rest }: BuildManifest): string {
  const start = JSON.stringify(rest, null, 1).slice(0, -'\n}'.length);
  return `${start},\n "files": [\n${files.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n ]\n}\n`;
}

/** Describes the source of a build, according to its manifest. */
export const sourceText = ({ commit, changed }: BuildManifest) =>
  commit === undefined ? 'a source without a commit' : `commit ${commit}${changed ? ', changed since' : ''}`;
