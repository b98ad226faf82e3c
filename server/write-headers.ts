import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  pagePermissions,
  pagePolicies,
  policyText,
  securityHeaders,
  siteMark,
  workerPolicies,
  type PolicyId,
} from '../src/policies.ts';
import { isForHosts, pagePath } from './address.ts';
import { placeholderSite, withoutSiteUrl } from './site-url.ts';
import { addressesIn, importsOf, scriptsOf } from './built-files.ts';
import { documentRules } from './document-headers.ts';

/** Path (or folder and `*`) -> policy. */
export type PolicyRules = Map<string, PolicyId>;

/** The folder of a worker's script, such as `pdf.worker`. */
const folderOf = (script: string) => /^\/_astro\/([^/]+)\//.exec(script)?.[1];

/**
 * Finds the one policy of each file of a built site: a host sends none with what no rule names.
 *
 * @throws when there is a script that must be a worker, and none is given for it.
 */
export async function policyRules(dist: string): Promise<PolicyRules> {
  const addresses = (await addressesIn(dist)).filter((address) => !isForHosts(address));
  const rules: PolicyRules = new Map();
  /** Scripts that pages or other scripts load, so that no worker starts with them. */
  const loaded = new Set<string>();

  for (const page of addresses.filter((address) => address.endsWith('.html'))) {
    const path = pagePath(page);
    // Hosts show a page at the name of its file too.
    for (const address of [path, page]) rules.set(address, pagePolicies[path] ?? 'page');
    for (const script of scriptsOf(readFileSync(join(dist, page), 'utf8'), page)) loaded.add(script);
  }
  const scripts = addresses.filter((address) => /\.m?js$/.test(address));
  for (const script of scripts) {
    const { atOnce, later } = await importsOf(dist, script);
    for (const imported of [...atOnce, ...later]) loaded.add(imported);
  }
  for (const script of scripts) {
    const folder = folderOf(script);
    const policy = folder === undefined ? undefined : workerPolicies[folder];
    if (policy) rules.set(`/_astro/${folder}/*`, policy);
    else if (loaded.has(script)) rules.set(script, 'closed');
    else throw new Error(noPolicy(script));
  }
  for (const address of addresses) {
    const isRuled = rules.has(address) || rules.has(`/_astro/${folderOf(address)}/*`);
    if (!isRuled) rules.set(address, 'closed');
  }
  return rules;
}

const noPolicy = (script: string) =>
  `${script} is loaded by no page and no script, so it must be a worker, and it has no policy. ` +
  `Add '${folderOf(script) ?? 'its folder'}' to workerPolicies in src/policies.ts.`;

/** Names change with content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** All header rules of a built site: path (or folder and `*`) -> headers. */
async function headerRules(dist: string, site: string): Promise<Map<string, Record<string, string>>> {
  const rules = new Map<string, Record<string, string>>();
  const add = (path: string, headers: Record<string, string>) => rules.set(path, { ...rules.get(path), ...headers });
  add('/*', securityHeaders);
  add('/_astro/*', immutable);
  for (const [path, policy] of await policyRules(dist)) {
    add(path, { 'Content-Security-Policy': policyText(policy).replaceAll(siteMark, site) });
  }
  for (const [path, permissions] of Object.entries(pagePermissions)) add(path, { 'Permissions-Policy': permissions });
  for (const [path, headers] of documentRules(await addressesIn(dist))) add(path, headers);
  return rules;
}

const ruleText = ([path, headers]: [string, Record<string, string>]) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Writes `_headers`, with one rule for each path: of overlapping rules, hosts join or replace the values. */
export function writeHeaders(): AstroIntegration {
  let site = '';
  return {
    name: 'write-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site === undefined) throw new Error('Policies name the site: astro.config.mjs must say where it is');
        site = new URL(config.site).origin;
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (site === placeholderSite) logger.warn(withoutSiteUrl);
        const dist = fileURLToPath(dir);
        const rules = await headerRules(dist, site);
        await writeFile(join(dist, '_headers'), `${[...rules].map(ruleText).join('\n')}\n`);
      },
    },
  };
}
