import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isForHosts, pagePath } from '../../server/address.ts';
import { addressesIn } from '../../server/built-files.ts';
import { readHeaderRules, type HeaderRule } from '../../server/rules.ts';
import { policyRules } from '../../server/write-headers.ts';
import { pagePolicies, policies, policyText, readFromPages, siteMark } from '../../src/policies.ts';
import { tinySite } from './tiny-site.ts';

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

  const policiesAt = (path: string) =>
    rules
      .filter((rule) => rule.forRegExp.test(path) && 'Content-Security-Policy' in rule.values)
      .map((rule) => rule.values['Content-Security-Policy']);

  test('no address of a missing file has two policies', () => {
    const paths = ['/no/such/page', '/_astro/no-such-script.js', '/_astro/pdf.worker/no-such-script.js'];
    expect(paths.filter((path) => policiesAt(path).length > 1)).toEqual([]);
  });

  test('each page has one policy, in its header and, for other addresses, in its text', async () => {
    expect(pages).toContain('/index.html');
    for (const page of pages) {
      const policy = policyText(pagePolicies[pagePath(page)] ?? 'page').replaceAll(siteMark, site);
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

  test('each file has one policy, at each of its addresses', () => {
    const paths = [...addresses, ...pages.map(pagePath)];
    expect(paths.filter((path) => policiesAt(path).length !== 1)).toEqual([]);
  });

  test('everything is isolated, so that a worker can be started from any script', () => {
    const isolated = rules.find((rule) => rule.for === '/*')?.values;
    expect(isolated).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
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
      '_astro/pdf.worker/b.js': '',
      'robots.txt': '',
    });
    expect(Object.fromEntries(await policyRules(site.root))).toEqual({
      '/': 'page',
      '/index.html': 'page',
      '/tools/crop': 'page',
      '/tools/crop.html': 'page',
      '/_astro/page.js': 'closed',
      '/_astro/part.js': 'closed',
      '/_astro/later/a.js': 'closed',
      '/robots.txt': 'closed',
      '/_astro/pdf.worker/*': 'pdf',
    });
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

test('no policy lets a page or a worker that sees files reach another origin', () => {
  for (const [id, directives] of Object.entries(policies)) {
    const sources = Object.values<string>(directives).flatMap((list) => list.split(' ').filter(Boolean));
    const local = [
      ...readFromPages.map((path) => siteMark + path),
      "'none'",
      "'self'",
      "'unsafe-eval'",
      "'wasm-unsafe-eval'",
      'blob:',
      'data:',
    ];
    expect(
      sources.filter((source) => !local.includes(source)),
      id,
    ).toEqual([]);
    expect(directives['default-src'], id).toBe("'none'");
  }
});

test('what sees files connects to nothing but blobs and data, and pages to texts about the site', () => {
  for (const id of ['page', 'image', 'media', 'pdf', 'closed'] as const) {
    const own = readFromPages.map((path) => siteMark + path).join(' ');
    const allowed: string = { 'connect-src': "'none'", ...policies[id] }['connect-src'];
    expect(["'none'", 'blob:', 'blob: data:', ...(id === 'page' ? [own] : [])], id).toContain(allowed);
  }
});
