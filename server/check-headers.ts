import { inPage, policyText, scriptPolicies, workerPolicies } from '#policies.ts';
import { isForHosts, pagePath } from './address.ts';
import { scriptsOf, tableOf } from './built-files.ts';
import type { BuiltSite } from './built-site.ts';
import { headersAt, type HeaderRule } from './rules.ts';

/** Returns the folder of a worker's script, such as `pdf.worker`. */
const folderOf = (script: string) => /^\/_astro\/([^/]+)\//.exec(script)?.[1] ?? '';

const hash = / 'sha256-[^']+'/g;

/** Whether a policy is that of a page, whose own admits only the import map of its language. */
const isPolicyOf = (ruled: string, own: string) =>
  ruled.replaceAll(hash, '') === own.replaceAll(hash, '') &&
  (own.match(hash) ?? []).every((source) => ruled.includes(source));

/**
 * Checks that the rules give each page the policy that it has in its own text, and each worker the one that it needs.
 *
 * @throws if a page's address matches a rule that is meant for another, or a script must be a worker and has no policy.
 */
export function checkHeaders(site: BuiltSite, rules: readonly HeaderRule[]): void {
  const policyAt = (address: string) => headersAt(rules, address).get('Content-Security-Policy') ?? 'none';
  /** Scripts that pages or other scripts load, so they are not the entry of a worker. */
  const loaded = new Set<string>();

  for (const [page, html] of site.pages()) {
    const [, own = 'none'] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    for (const address of [page, pagePath(page)]) {
      if (!isPolicyOf(inPage(policyAt(address)), own)) throw new Error(otherPolicy(address, policyAt(address), own));
    }
    for (const script of [...scriptsOf(html, page), ...tableOf(html)]) loaded.add(script);
  }
  const scripts = site.addresses.filter((address) => /\.m?js$/.test(address) && !isForHosts(address));
  for (const script of scripts) {
    const { atOnce, later } = site.importsOf(script);
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
