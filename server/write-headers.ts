import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pagePolicies, policyText, siteMark, workerPolicies, type PolicyId } from '../src/policies.ts';
import { addressesIn, importsOf, scriptsOf } from './built-files.ts';

/** Path (or folder and `*`) -> policy. */
export type PolicyRules = Map<string, PolicyId>;

/** The address at which people meet a built page. */
export const pagePath = (file: string) => file.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');

/** The folder of a worker's script, such as `pdf.worker`. */
const folderOf = (script: string) => /^\/_astro\/([^/]+)\//.exec(script)?.[1];

/**
 * Finds the one policy of each page and script of a built site.
 *
 * @throws when there is a script that must be a worker, and none is given for it.
 */
export async function policyRules(dist: string): Promise<PolicyRules> {
  const addresses = await addressesIn(dist);
  const rules: PolicyRules = new Map();
  /** Scripts that pages or other scripts load, so that no worker starts with them. */
  const loaded = new Set<string>();

  for (const page of addresses.filter((address) => address.endsWith('.html'))) {
    const path = pagePath(page);
    rules.set(path, pagePolicies[path] ?? 'page');
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
    else if (loaded.has(script)) rules.set(script, 'script');
    else throw new Error(noPolicy(script));
  }
  return rules;
}

const noPolicy = (script: string) =>
  `${script} is loaded by no page and no script, so it must be a worker, and it has no policy. ` +
  `Add '${folderOf(script) ?? 'its folder'}' to workerPolicies in src/policies.ts.`;

/** Writes the policies to `_headers`, one rule for each path, below those of `public/_headers`. */
export function writeHeaders(): AstroIntegration {
  let site = '';
  return {
    name: 'write-headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site === undefined) throw new Error('Policies name the site: astro.config.mjs must say where it is');
        site = new URL(config.site).origin;
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const rules = await policyRules(dist);
        const text = [...rules].map(
          ([path, policy]) => `${path}\n  Content-Security-Policy: ${policyText(policy).replaceAll(siteMark, site)}\n`,
        );
        const headers = join(dist, '_headers');
        await writeFile(headers, `${await readFile(headers, 'utf8')}\n${text.join('')}`);
      },
    },
  };
}
