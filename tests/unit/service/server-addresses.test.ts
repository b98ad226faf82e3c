import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { addressesIn } from '../../../server/built-addresses.ts';
import { isForHosts } from '../../../server/address.ts';
import { offlineWorkerAddress } from '#addresses/build-addresses.ts';
import { closedHeaders, policyText } from '#policies.ts';
import { rawGet } from '../build/tiny-site.ts';
import { builtPolicy } from './built-policy.ts';
import { spellings } from './spellings.ts';
import { site } from './served.ts';

const addresses = (await addressesIn(resolve('dist'))).filter((address) => !isForHosts(address));

test.each(Object.entries(spellings))('no file is served at an address with %s', async (_, spell) => {
  const picked = addresses.filter(
    (address) =>
      /^\/_astro\/[^/]+\//.test(address) || /^\/(index|contact)\.html$|\.(txt|wasm|css|svg)$|known/.test(address),
  );
  expect(picked.length).toBeGreaterThan(20);
  const missing = builtPolicy('page');
  const paths = picked
    .map((address) => ({ address, path: spell(address) }))
    .filter(({ address, path }) => path !== address);
  const answers = await Promise.all(paths.map(async (one) => ({ ...one, ...(await rawGet(site.url, one.path)) })));
  for (const { address, path, status, headers } of answers) {
    if (status === 301) expect(headers.location, path).toBe(address);
    else expect([path, status]).toEqual([path, 404]);
    expect([missing, policyText('closed')], path).toContain(headers['content-security-policy']);
  }
});

test.each([
  ['a method that files do not take', 'POST', '/compress-image', {}, 405],
  ['a redirect', 'GET', '/heif-to-jpg', {}, 301],
  ['a slash too many', 'GET', '/compress-image/', {}, 301],
  ['an address where nothing is', 'GET', '/no/such/thing.js', {}, 404],
  ['a range that cannot be', 'GET', '/robots.txt', { Range: 'bytes=999999-' }, 416],
  ['a file that the browser has', 'GET', '/robots.txt', { 'If-None-Match': '*' }, 304],
  ['a page that the browser has', 'GET', '/', { 'If-None-Match': '*' }, 304],
  ['a page in Markdown', 'GET', '/compress-image', { Accept: 'text/markdown' }, 200],
  ['a page in Markdown that is missing', 'GET', '/no/such/page', { Accept: 'text/markdown' }, 404],
  ['a document that is missing', 'GET', '/.well-known/nothing', {}, 404],
  ['an answer of the API', 'GET', '/api/blog', {}, 200],
  ['a refusal of the API', 'GET', '/api/nothing', {}, 404],
  ['a refusal to an agent', 'POST', '/oauth2/token', {}, 415],
])('%s has a policy too', async (_, method, path, headers, status) => {
  const answer = await site.ask(path, { method, headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  for (const name of Object.keys(closedHeaders)) expect(answer.headers.has(name), name).toBe(true);
});

test('one file may become a service worker, by its policy, and no other; nor that one by another address', async () => {
  const header = { 'Service-Worker': 'script' };
  const script = await rawGet(site.url, offlineWorkerAddress, header);
  expect([script.status, script.headers['content-security-policy']]).toEqual([200, policyText('offline')]);
  const others = [
    ...addresses.filter((address) => address !== offlineWorkerAddress),
    ...Object.values(spellings).map((spell) => spell(offlineWorkerAddress)),
    `${offlineWorkerAddress}?`,
    `${offlineWorkerAddress}?x`,
  ].filter((address) => address !== offlineWorkerAddress);
  const answers = await Promise.all(others.map((address) => rawGet(site.url, address, header)));
  const refused = answers.map(({ status, body }) => `${status} ${body.toString()}`);
  expect([...new Set(refused)]).toEqual([`403 The only service worker of this site is ${offlineWorkerAddress}.\n`]);
});
