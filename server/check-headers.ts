import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inPage, policyText, scriptPolicies, workerPolicies } from '../src/policies.ts';
import { isForHosts, pagePath } from './address.ts';
import { addressesIn } from './built-addresses.ts';
import { importsOf, scriptsOf, tableOf } from './built-files.ts';
import { headersAt, type HeaderRule } from './rules.ts';

/** Returns the folder of a worker's script, such as `pdf.worker`. */
const folderOf = (script: string) => /^\/_astro\/([^/]+)\//.exec(script)?.[1] ?? '';

/**
 * Checks that the rules give each page the policy that it has in its own text, and each worker the one that it needs.
 *
 * @throws if a page's address matches a rule that is meant for another, or a script must be a worker and has no policy.
 */
export async function checkHeaders(dist: string, rules: readonly HeaderRule[]): Promise<void> {
  const addresses = (await addressesIn(dist)).filter((address) => !isForHosts(address));
  const policyAt = (address: string) => headersAt(rules, address).get('Content-Security-Policy') ?? 'none';
  /** Scripts that pages or other scripts load, so they are not the entry of a worker. */
  const loaded = new Set<string>();

  for (const page of addresses.filter((address) => address.endsWith('.html'))) {
    const html = await readFile(join(dist, page), 'utf8');
    const [, own = 'none'] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    for (const address of [page, pagePath(page)]) {
      if (inPage(policyAt(address)) !== own) throw new Error(otherPolicy(address, policyAt(address), own));
    }
    for (const script of [...scriptsOf(html, page), ...tableOf(html)]) loaded.add(script);
  }
  const scripts = addresses.filter((address) => /\.m?js$/.test(address));
  for (const script of scripts) {
    const { atOnce, later } = await importsOf(dist, script);
    for (const imported of [...atOnce, ...later]) loaded.add(imported);
  }
  for (const script of scripts) {
    const id = scriptPolicies[script] ?? workerPolicies[folderOf(script)];
    if (id === undefined && !loaded.has(script)) throw new Error(noPolicy(script));
    const policy = policyText(id ?? 'closed');
    if (policyAt(script) !== policy) throw new Error(otherPolicy(script, policyAt(script), policy));
  }
}

const otherPolicy = (address: string, ruled: string, needed: string) =>
  `By the rules of server/write-headers.ts, ${address} has another policy than it needs. A rule that is meant for ` +
  `another address matches it, or it needs a row in src/policies.ts.\nBy the rules: ${ruled}\nNeeded: ${needed}`;

const noPolicy = (script: string) =>
  `${script} is loaded by no page and no script, so it must be a worker, and it has no policy. ` +
  `Add '${folderOf(script) || 'its folder'}' to workerPolicies in src/policies.ts.`;
