import { englishPath } from '#language.ts';
import { languageAt } from '#languages.ts';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isForHosts, pagePath } from '../../../server/address.ts';
import { addressesIn } from '../../../server/built-addresses.ts';
import { headersAt, readHeaderRules, type HeaderRule } from '../../../server/rules.ts';
import { BuiltSite } from '../../../server/built-site.ts';
import { checkHeaders } from '../../../server/check-headers.ts';
import { headerRules, headersText } from '../../../server/write-headers.ts';
import { compilersIn } from '../../../scripts/without-eval.ts';
import {
  importMapMark,
  inPage,
  pagePolicies,
  policies,
  policyHeaders,
  policyInPage,
  policyText,
  workerPolicies,
} from '#policies.ts';
import { tinySite } from '../build/tiny-site.ts';
import { builtPolicy } from './built-policy.ts';

describe('the built site', () => {
  const dist = resolve('dist');
  let addresses: string[];
  let rules: HeaderRule[];
  let pages: string[];
  let site: string;

  beforeAll(async () => {
    addresses = (await addressesIn(dist)).filter((address) => !isForHosts(address));
    rules = await readHeaderRules(dist, resolve('netlify.toml'));
    pages = addresses.filter((address) => address.endsWith('.html'));
    const tools = JSON.parse(await readFile(join(dist, 'data/tools.json'), 'utf8')) as { site: string };
    site = tools.site;
  });

  const valueAt = (path: string, name: string) => headersAt(rules, path).get(name) ?? '';

  test('each page has one policy, in its header and, for other addresses, in its text', async () => {
    expect(pages).toContain('/index.html');
    for (const page of pages) {
      const language = languageAt(page);
      const id = pagePolicies[englishPath(pagePath(page), language)] ?? 'page';
      const policy = builtPolicy(id);
      for (const path of [page, pagePath(page)]) expect(valueAt(path, 'Content-Security-Policy'), path).toBe(policy);
      const html = await readFile(join(dist, page), 'utf8');
      const inText = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)];
      expect(
        inText.map(([, text]) => text),
        page,
      ).toEqual([inPage(builtPolicy(id, [language]))]);
      expect(html.indexOf('http-equiv'), page).toBeLessThan(html.search(/<(script|link|style)\b/));
    }
  });

  test('no page needs an inline script or style, which its policy would refuse', async () => {
    for (const page of pages) {
      const html = await readFile(join(dist, page), 'utf8');
      // Data, not scripts; and the import map, whose hash the policy has.
      const data = /<script type="(?:application\/(?:ld\+)?json|importmap)"[^>]*>[^]*?<\/script>/g;
      const withoutData = html.replaceAll(data, '');
      expect(
        withoutData.match(/<script(?![^>]*\ssrc=)[^>]*>|<style\b|<[a-z][^>]*\s(style|on[a-z]+)=/gi),
        page,
      ).toBeNull();
      expect(withoutData, page).not.toMatch(/\bhref="javascript:/i);
    }
  });

  /** Returns what a page or a worker may connect to. */
  const listAt = (path: string) =>
    [...valueAt(path, 'Connection-Allowlist').matchAll(/"([^"]*)"/g)].map(
      ([, pattern = '']) => new URLPattern(pattern.replaceAll('\\\\', '\\')),
    );

  test('no list lets a query through, or names another host', () => {
    for (const path of [...addresses, ...pages.map(pagePath)]) {
      for (const pattern of listAt(path)) {
        expect([path, pattern.protocol + pattern.hostname]).toEqual([
          path,
          new URL(site).protocol.replace(':', '') + new URL(site).hostname,
        ]);
        expect([path, pattern.search]).toEqual([path, '']);
      }
    }
  });

  test('all that a page shows and leads to is in its list, and nothing of it by a detour, which the list would refuse', async () => {
    for (const page of pages) {
      const html = await readFile(join(dist, page), 'utf8');
      const list = listAt(pagePath(page));
      const links = [...html.matchAll(/<(?:a|link|script|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)].map(
        ([, link = '']) => new URL(link, site + pagePath(page)),
      );
      const refused = links.filter(({ href }) => !list.some((pattern) => pattern.test(href)));
      expect(refused.map(String), page).toEqual([]);
      const known = new Set([...addresses, ...pages.map(pagePath)]);
      expect(
        links.map(({ pathname }) => pathname).filter((path) => !known.has(path)),
        page,
      ).toEqual([]);
    }
  });

  test('each worker may load scripts of workers, and the one that fetches also files; nothing else', () => {
    const workers = addresses.filter((address) => workerPolicies[address.split('/')[2] ?? ''] !== undefined);
    expect(new Set(workers.map((address) => address.split('/')[2]))).toEqual(new Set(Object.keys(workerPolicies)));
    for (const worker of workers.filter((address) => !address.includes('/asset.worker/'))) {
      const list = listAt(worker);
      const reachable = addresses.filter((address) => list.some((pattern) => pattern.test(site + address)));
      expect(reachable).toContain(worker);
      expect(reachable.filter((address) => !/^\/_astro\/[^/]+\/[^/]+\.js$/.test(address))).toEqual([]);
    }
  });

  test('every host takes the rules: at most 60, no line over 2,000 characters, and 4 kB with any answer', async () => {
    const text = await readFile(join(dist, '_headers'), 'utf8');
    expect(text.match(/^\S/gm)?.length).toBeLessThanOrEqual(60);
    expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([]);
    const sizes = addresses.map((address) => [...headersAt(rules, address)].flat().join('    ').length);
    expect(Math.max(...sizes)).toBeLessThan(4000);
  });
});

describe('a build', () => {
  const page = (path: string) =>
    `<head><meta http-equiv="Content-Security-Policy" content="${policyInPage(path)}"></head>` +
    '<script type="module" src="/_astro/page.js"></script>';
  const files = {
    _headers: headersText(headerRules({ site: 'https://tools.example', importMap: importMapMark })),
    'netlify.toml': '',
    'index.html': page('/'),
    'contact.html': page('/contact'),
    '_astro/page.js': 'import "./part.js"; new Worker("/_astro/pdf.worker/b.js")',
    '_astro/part.js': '',
    '_astro/pdf.worker/b.js': 'import("../later/a.js")',
    '_astro/later/a.js': '',
  };

  async function check(more: Record<string, string>) {
    await using site = await tinySite({ ...files, ...more });
    checkHeaders(await BuiltSite.open(site.root), await readHeaderRules(site.root, join(site.root, 'netlify.toml')));
  }

  test('needs no rule for further pages, tools and languages', () =>
    check({
      'new-tool.html': page('/new-tool'),
      'new-tool.md': '',
      'de/index.html': page('/'),
      'de/new-tool.html': page('/new-tool'),
      'de/contact.html': page('/contact'),
      'pt-br/status.html': page('/status'),
    }));

  test('fails on a worker without a policy, and says where to give it one', async () => {
    await expect(check({ '_astro/new.worker/a.js': '' })).rejects.toThrow(
      "Add 'new.worker' to workerPolicies in src/policies.ts",
    );
  });

  test('fails on a page whose address is covered by the rule for another', async () => {
    await expect(check({ 'blog/contact.html': page('/blog/contact') })).rejects.toThrow(
      '/blog/contact.html has another policy than it needs',
    );
  });

  test('fails on more rules, or a longer line, than hosts take, and says why', () => {
    const rules = Array.from({ length: 61 }, (_, number): [string, Record<string, string>] => [`/${number}`, {}]);
    expect(() => headersText(new Map(rules))).toThrow('61 rules, and may have 60: hosts refuse more');
    expect(() => headersText(new Map([['/a', { Link: 'a'.repeat(2000) }]]))).toThrow('hosts take 2000');
  });
});

test('no policy lets a page or a worker reach another origin', () => {
  const trustedTypes = ['worker-address', 'checked-imports', 'lit-html'];
  const local = ["'none'", "'self'", "'script'", ...trustedTypes, importMapMark, "'wasm-unsafe-eval'", 'blob:'];
  for (const [id, { csp, connections }] of Object.entries(policies)) {
    const sources = Object.values<string>(csp).flatMap((list) => list.split(' ').filter(Boolean));
    expect(
      sources.filter((source) => !local.includes(source)),
      id,
    ).toEqual([]);
    expect(csp['default-src'], id).toBe("'none'");
    expect(connections.filter((path) => !path.startsWith('/'))).toEqual([]);
  }
});

test('what sees files connects to nothing', () => {
  for (const id of ['page', 'engine', 'closed'] as const) {
    const allowed: string = { 'connect-src': "'none'", ...policies[id].csp }['connect-src'];
    expect(allowed, id).toBe("'none'");
  }
});

/** Returns the sources in a policy that allow text as script although it is in no file of the site. */
function scriptsOfText(policy: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives.flatMap(([name = '', ...sources]) => {
    const isOfScript = /^(?:default|script|worker|child)-src/.test(name);
    const loose = isOfScript ? /^(?:blob:|data:|\*|https?:|'unsafe-(?:eval|inline|hashes)')$/ : /^'unsafe-eval'$/;
    return sources.filter((source) => loose.test(source)).map((source) => `${name} ${source}`);
  });
}

test('no policy lets text become script, or a blob a worker', async () => {
  const served = (await readFile('dist/_headers', 'utf8')).matchAll(/^\s*Content-Security-Policy: (.*)$/gm);
  const texts = [...served].map(([, text = '']) => text);
  expect(new Set(texts).size).toBeGreaterThan(4);
  expect([...new Set(texts.flatMap(scriptsOfText))]).toEqual([]);
  for (const id of Object.keys(policies) as (keyof typeof policies)[]) {
    expect(scriptsOfText(policyText(id)), id).toEqual([]);
  }

  expect(scriptsOfText(`${policyText('engine')}; worker-src blob:`)).toEqual(['worker-src blob:']);
  expect(scriptsOfText(policyText('engine').replace("'wasm-unsafe-eval'", "'unsafe-eval'"))).toEqual([
    "script-src 'unsafe-eval'",
  ]);
});

test('nothing that is shipped compiles text, or makes a worker of it', async () => {
  const scripts = (await addressesIn(resolve('dist'))).filter((address) => /\.m?js$/.test(address));
  expect(scripts.length).toBeGreaterThan(50);
  for (const address of scripts) {
    const script = await readFile(join('dist', address), 'utf8');
    expect(compilersIn(script), address).toEqual([]);
    expect(script, address).not.toMatch(/\.toString\(\)\}\)\(\)[`'"]/);
  }
});

test('what no rule covers may do nothing', () => {
  expect(policyHeaders('closed')['Connection-Allowlist']).toBe('()');
  expect(policyHeaders('closed')['Content-Security-Policy']).toMatch(/^default-src 'none'.*; sandbox$/);
});
