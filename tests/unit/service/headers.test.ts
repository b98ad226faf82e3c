import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isForHosts, pagePath } from '../../../server/address.ts';
import { addressesIn } from '../../../server/built-addresses.ts';
import { readHeaderRules, type HeaderRule } from '../../../server/rules.ts';
import { policyRules } from '../../../server/write-headers.ts';
import { compilersIn } from '../../../scripts/without-eval.ts';
import { pagePolicies, policies, policyHeaders, policyText, workerPolicies } from '../../../src/policies.ts';
import { tinySite } from '../build/tiny-site.ts';

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

  /** Returns all values that the rules set for one header at a path. */
  const valuesAt = (path: string, name: string) =>
    rules.filter((rule) => rule.forRegExp.test(path) && name in rule.values).map((rule) => rule.values[name]);
  const policiesAt = (path: string) => valuesAt(path, 'Content-Security-Policy');

  test('a page that opens what is missing cannot reach into it: no rule puts both into one group', () => {
    const paths = ['/no/such/page', '/_astro/no-such-script.js', '/_astro/pdf.worker/no-such-script.js'];
    expect(paths.flatMap((path) => valuesAt(path, 'Cross-Origin-Opener-Policy'))).toEqual([]);
  });

  test('each page has one policy, in its header and, for other addresses, in its text', async () => {
    expect(pages).toContain('/index.html');
    for (const page of pages) {
      const policy = policyText(pagePolicies[pagePath(page)] ?? 'page');
      expect(policiesAt(pagePath(page)), page).toEqual([policy]);
      const html = await readFile(join(dist, page), 'utf8');
      const inText = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)];
      expect(
        inText.map(([, text]) => text),
        page,
      ).toEqual([policy.replace("; frame-ancestors 'none'", '')]);
      expect(html.indexOf('http-equiv'), page).toBeLessThan(html.search(/<(script|link|style)\b/));
    }
  });

  test('no page needs an inline script or style, which its policy would refuse', async () => {
    for (const page of pages) {
      const html = await readFile(join(dist, page), 'utf8');
      // Data, not scripts.
      const withoutData = html.replaceAll(/<script type="application\/(ld\+)?json"[^>]*>[^]*?<\/script>/g, '');
      expect(
        withoutData.match(/<script(?![^>]*\ssrc=)[^>]*>|<style\b|<[a-z][^>]*\s(style|on[a-z]+)=/gi),
        page,
      ).toBeNull();
      expect(withoutData, page).not.toMatch(/\bhref="javascript:/i);
    }
  });

  test.each(['Content-Security-Policy', 'Connection-Allowlist', 'Cross-Origin-Opener-Policy'])(
    'each file has one %s, at each of its addresses',
    (name) => {
      const paths = [...addresses, ...pages.map(pagePath)];
      expect(paths.filter((path) => valuesAt(path, name).length !== 1)).toEqual([]);
    },
  );

  /** Returns what a page or a worker may connect to. */
  const listAt = (path: string) =>
    [...(valuesAt(path, 'Connection-Allowlist')[0] ?? '').matchAll(/"([^"]*)"/g)].map(
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

  test('each worker may load its own scripts, all of them, and nothing else', () => {
    const workers = addresses.filter(
      (address) => /^\/_astro\/[^/]+\/[^/]+\.js$/.test(address) && listAt(address).length > 0,
    );
    expect(new Set(workers.map((address) => address.split('/')[2]))).toEqual(new Set(Object.keys(workerPolicies)));
    for (const worker of workers.filter((address) => !address.includes('/asset.worker/'))) {
      const list = listAt(worker);
      expect(list.some((pattern) => pattern.test(site + worker))).toBe(true);
      const reachable = addresses.filter((address) => list.some((pattern) => pattern.test(site + address)));
      expect([worker, reachable.length]).toEqual([worker, list.length]);
      expect(reachable.filter((address) => !/\/_astro\/.*\.js$/.test(address))).toEqual([]);
    }
  });

  test('headers are no longer than proxies take: 8 kB in all', () => {
    const longest = addresses.map((address) => {
      const headers = rules
        .filter((rule) => rule.forRegExp.test(address))
        .flatMap(({ values }) => Object.entries(values));
      return { address, bytes: headers.flat().join('    ').length };
    });
    expect(longest.filter(({ bytes }) => bytes > 8000)).toEqual([]);
  });
});

describe('a build', () => {
  const page = '<head></head><script type="module" src="/_astro/page.js"></script>';

  test('gives a worker the policy of its folder, pages theirs, and all else the closed one', async () => {
    await using site = await tinySite({
      'index.html': page,
      'tools/crop.html': page,
      '_astro/page.js': 'import "./part.js"; import("./later/a.js"); new Worker("/_astro/pdf.worker/b.js")',
      '_astro/part.js': '',
      '_astro/later/a.js': '',
      '_astro/pdf.worker/b.js': 'import("../later/a.js")',
      'robots.txt': '',
    });
    const rules = await policyRules(site.root);
    expect(Object.fromEntries([...rules].map(([path, { policy }]) => [path, policy]))).toEqual({
      '/': 'page',
      '/index.html': 'page',
      '/tools/crop': 'page',
      '/tools/crop.html': 'page',
      '/_astro/page.js': 'closed',
      '/_astro/part.js': 'closed',
      '/_astro/later/a.js': 'closed',
      '/robots.txt': 'closed',
      '/_astro/pdf.worker/b.js': 'pdf',
    });
    expect(rules.get('/_astro/pdf.worker/b.js')?.scripts).toEqual(['/_astro/later/a.js', '/_astro/pdf.worker/b.js']);
  });

  test('fails on a worker without a policy, and says where to give it one', async () => {
    await using site = await tinySite({
      'index.html': page,
      '_astro/page.js': 'new Worker("/_astro/new.worker/a.js")',
      '_astro/new.worker/a.js': '',
    });
    await expect(policyRules(site.root)).rejects.toThrow("Add 'new.worker' to workerPolicies in src/policies.ts");
  });
});

test('no policy lets a page or a worker reach another origin', () => {
  const local = ["'none'", "'self'", "'script'", 'worker-address', 'lit-html', "'wasm-unsafe-eval'", 'blob:'];
  for (const [id, { csp, connections }] of Object.entries(policies)) {
    const sources = Object.values<string>(csp).flatMap((list) => list.split(' ').filter(Boolean));
    expect(
      sources.filter((source) => !local.includes(source)),
      id,
    ).toEqual([]);
    expect(csp['default-src'], id).toBe("'none'");
    expect(connections.filter((path) => !/^(?:\/|\{scripts\}$)/.test(path))).toEqual([]);
  }
});

test('what sees files connects to nothing', () => {
  for (const id of ['page', 'image', 'thread', 'media', 'pdf', 'closed'] as const) {
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

  expect(scriptsOfText(`${policyText('media')}; worker-src blob:`)).toEqual(['worker-src blob:']);
  expect(scriptsOfText(policyText('image').replace("'wasm-unsafe-eval'", "'unsafe-eval'"))).toEqual([
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
