import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { manifestAddress } from '../src/addresses/build-addresses.ts';
import {
  importMapMark,
  pagePermissions,
  pagePolicies,
  policyHeaders,
  scriptPolicies,
  securityHeaders,
  siteMark,
  workerPolicies,
  type PolicyId,
} from '../src/policies.ts';
import { isForHosts, pagePath } from './address.ts';
import { addressesIn } from './built-addresses.ts';
import { importsOf, scriptsOf, tableOf } from './built-files.ts';
import type { HeaderRules } from './build-manifest.ts';
import { documentRules } from './document-headers.ts';

/** The policy of a file; for a worker, also the scripts that it imports or starts. */
interface PolicyRule {
  policy: PolicyId;
  scripts?: readonly string[];
}

/** Maps a path to its policy. */
export type PolicyRules = Map<string, PolicyRule>;

/** Returns the folder of a worker's script, such as `pdf.worker`. */
const folderOf = (script: string) => /^\/_astro\/([^/]+)\//.exec(script)?.[1];

/**
 * Finds the policy of each file of a built site: a host sends none for a file that no rule names.
 *
 * @throws if a script must be a worker, but has no policy.
 */
export async function policyRules(dist: string): Promise<PolicyRules> {
  const addresses = (await addressesIn(dist)).filter((address) => !isForHosts(address));
  const rules: PolicyRules = new Map();
  /** Scripts that pages or other scripts load, so they are not the entry of a worker. */
  const loaded = new Set<string>();

  for (const page of addresses.filter((address) => address.endsWith('.html'))) {
    const path = pagePath(page);
    // Hosts also serve a page under its file name.
    for (const address of [path, page]) rules.set(address, { policy: pagePolicies[path] ?? 'page' });
    const html = readFileSync(join(dist, page), 'utf8');
    for (const script of [...scriptsOf(html, page), ...tableOf(html)]) loaded.add(script);
  }
  const scripts = addresses.filter((address) => /\.m?js$/.test(address));
  const workers = scripts.filter((script) => workerPolicies[folderOf(script) ?? ''] !== undefined);
  for (const script of scripts) {
    const { atOnce, later } = await importsOf(dist, script);
    for (const imported of [...atOnce, ...later]) loaded.add(imported);
  }
  for (const script of scripts) {
    const own = scriptPolicies[script];
    const policy = workerPolicies[folderOf(script) ?? ''];
    if (own) rules.set(script, { policy: own });
    else if (policy) rules.set(script, { policy, scripts: await scriptsOfWorker(dist, script, workers) });
    else if (loaded.has(script)) rules.set(script, { policy: 'closed' });
    else throw new Error(noPolicy(script));
  }
  for (const address of addresses) if (!rules.has(address)) rules.set(address, { policy: 'closed' });
  return rules;
}

/** Returns all scripts that a worker imports, statically or dynamically, and those of the workers that it starts. */
async function scriptsOfWorker(dist: string, worker: string, workers: readonly string[]): Promise<string[]> {
  const found = new Set([worker]);
  for (const script of found) {
    const { atOnce, later } = await importsOf(dist, script);
    for (const imported of [...atOnce, ...later]) found.add(imported);
    const source = await readFile(join(dist, script), 'utf8');
    for (const other of workers) if (source.includes(basename(other))) found.add(other);
  }
  return [...found].toSorted();
}

const noPolicy = (script: string) =>
  `${script} is loaded by no page and no script, so it must be a worker, and it has no policy. ` +
  `Add '${folderOf(script) ?? 'its folder'}' to workerPolicies in src/policies.ts.`;

/** File names contain a hash of the content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Returns all header rules of a built site, one per path: hosts combine overlapping rules by joining or replacing
 * values.
 *
 * @param site its origin
 * @param importMap the source that admits the import map of its pages.
 */
export async function headerRules(
  dist: string,
  { site, importMap }: { site: string; importMap: string },
): Promise<HeaderRules> {
  const rules = new Map<string, Record<string, string>>();
  const add = (path: string, headers: Record<string, string>) => rules.set(path, { ...rules.get(path), ...headers });
  add('/*', securityHeaders);
  add('/_astro/*', immutable);
  const policies = await policyRules(dist);
  // The manifest is written once the rules are known.
  policies.set(manifestAddress, { policy: 'closed' });
  for (const [path, { policy, scripts }] of policies) {
    const headers = Object.entries(policyHeaders(policy, scripts));
    add(path, Object.fromEntries(headers.map(([name, value]) => [name, value.replaceAll(siteMark, site).replace(importMapMark, importMap)])));
  }
  for (const [path, permissions] of Object.entries(pagePermissions)) add(path, { 'Permissions-Policy': permissions });
  for (const [path, headers] of documentRules(await addressesIn(dist))) add(path, headers);
  return rules;
}

const ruleText = ([path, headers]: [string, Record<string, string>]) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Formats the rules for `_headers`. */
export const headersText = (rules: HeaderRules) => `${[...rules].map(ruleText).join('\n')}\n`;
