import { dirname, extname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isForHosts, pagePath } from '../../../server/address.ts';
import { addressesIn } from '../../../server/built-addresses.ts';
import { headersAt, readHeaderRules } from '../../../server/rules.ts';
import { closedHeaders } from '#policies.ts';
import { rawGet } from '../build/tiny-site.ts';
import { builtPolicy } from './built-policy.ts';
import { everything } from '../../nightly.ts';
import { policyOf, spellings } from './spellings.ts';
import { site } from './served.ts';

const dist = resolve('dist');
const rules = await readHeaderRules(dist, resolve('netlify.toml'));
const addresses = (await addressesIn(dist)).filter((address) => !isForHosts(address));

/** Returns every address of a file: hosts also serve a page without its ending. */
const pathsOf = (address: string) => [...new Set([address, pagePath(address)])];

/** Returns an address as it was sent, and as a URL parser leaves it: hosts may match either. */
const asMatched = (path: string) =>
  new Set([path, new URL(`http://localhost${path.replace(/^[/\\]+/, '/')}`).pathname]);

/** Returns the first files of each kind in each folder, which the rules do not tell apart. */
const someOfEach = (all: string[]) =>
  Object.values(
    Object.groupBy(all, (address) => `${dirname(address)} ${extname(address)} ${policyOf(address)}`),
  ).flatMap((alike = []) => alike.slice(0, 3));

/** What may be at an address that is not a file's own: it connects to nothing, and compiles nothing. */
const harmless = [builtPolicy('page'), builtPolicy('closed')];

test('by Netlify’s own parser and matching, every file has its policy and all security headers', () => {
  for (const address of addresses) {
    for (const path of pathsOf(address)) {
      const headers = headersAt(rules, path);
      expect([path, headers.get('Content-Security-Policy')]).toEqual([path, policyOf(address)]);
      expect(Object.keys(closedHeaders).filter((name) => !headers.has(name))).toEqual([]);
    }
  }
});

test('no other spelling of an address, and no missing one, escapes: it has the file’s policy, or one that is harmless', () => {
  const escaped: string[] = [];
  for (const address of everything ? addresses : someOfEach(addresses)) {
    for (const spell of Object.values(spellings)) {
      for (const path of asMatched(spell(address))) {
        const headers = headersAt(rules, path);
        const policy = headers.get('Content-Security-Policy') ?? 'none';
        const isHeld = [...harmless, policyOf(address)].includes(policy);
        const hasAll = Object.keys(closedHeaders).every((name) => headers.has(name));
        if (!isHeld || !hasAll) escaped.push(path);
      }
    }
  }
  expect(escaped).toEqual([]);
  for (const path of ['/nope', '/no/such/page', '/_astro/nope.js', '/%5Fastro/nope.js'])
    expect(harmless).toContain(headersAt(rules, path).get('Content-Security-Policy'));
});

test('where one rule is left out, a spelling escapes: the test above can fail', () => {
  const [first, ...rest] = rules;
  expect(first?.for).toBe('/*');
  expect(headersAt(rest, '/%5Fastro/pdf.worker/a.js').get('Content-Security-Policy')).toBeNull();
});

test('our server has every file at its own address, and sends what Netlify’s matching says', async () => {
  const paths = addresses.flatMap(pathsOf);
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await rawGet(site.url, path)) })));
  for (const { path, status, headers } of answers) {
    expect([path, status]).toEqual([path, 200]);
    for (const [name, value] of headersAt(rules, path)) {
      const sent = String(headers[name]);
      // Our server adds to it what it chose an encoding by.
      if (name === 'vary') expect(sent.split(', '), path).toContain(value);
      // Addresses in it are those of the origin that was asked.
      else if (name === 'connection-allowlist') expect(sent, path).toMatch(/^\(\)$|^\(response-origin\)|^\("http:/);
      else expect([path, name, sent]).toEqual([path, name, value]);
    }
  }
});
