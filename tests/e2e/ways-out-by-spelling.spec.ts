import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { headersAt, readHeaderRules, type HeaderRule } from '../../server/rules.ts';
import { builtOrigin } from '../../server/site.ts';
import { fromWorkers } from '#proof/ways-out.ts';
import { pause, test, type Servers } from './attack.ts';
import { decodingHost } from './decoding-host.ts';
import { atNight, nightly } from '../nightly.ts';

/** Where a script that got into a page may start a worker, if its host finds a file there. */
const elsewhere = [
  '/%5Fastro/pdf.worker/a.js',
  ...atNight([
    '/_astro//pdf.worker/a.js',
    '/_astro/pdf%2Eworker/a.js',
    '/_astro/a.js',
    '/robots.txt',
    '/_astro/pdf.worker%2Fa.js',
    '/%5fastro/%61sset.worker/a.js',
    '/offline%2Dworker.js',
    '/nope.js',
  ]),
];

interface Attacked extends Pick<Servers, 'foreign'> {
  page: Page;
  headersOf: (path: string) => Headers;
}

/** A script that tries every way out of the worker that it is, and then says so. */
const attackOn = (origin: string) => `
  const attempts = {${Object.entries(fromWorkers).map(([name, attempt]) => `${JSON.stringify(name)}: ${attempt.toString()}`)}};
  const tried = Object.entries(attempts).map(async ([name, attempt]) =>
    attempt(${JSON.stringify(`${origin}/leak?name=`)} + encodeURIComponent(name)));
  Promise.allSettled(tried).then(() => postMessage('tried'));
  setTimeout(() => postMessage('tried'), 1000);`;

/** Starts a worker at an address of a careless host, which tries every way out of it. */
async function attackAt(path: string, { page, foreign, headersOf }: Attacked): Promise<void> {
  const builtFor = (await builtOrigin(resolve('dist'))) ?? '';
  await using host = await decodingHost(headersOf, builtFor, attackOn(foreign.origin));
  await page.goto(host.origin);
  const tried = page.evaluate(
    (address) =>
      new Promise<void>((settle) => {
        new Worker(address, { type: 'module' }).addEventListener('message', () => settle(), { once: true });
      }),
    path,
  );
  // Chromium kills a page whose worker keeps trying what an empty list forbids.
  await tried.catch((error: unknown) => expect(String(error)).toContain('crashed'));
  await pause(1000);
}

const builtRules = () => readHeaderRules(resolve('dist'), resolve('netlify.toml'));

const lastWins = (rules: readonly HeaderRule[]) => (path: string) => headersAt(rules, path);

/** As on hosts that send the values of all rules that match. */
const allJoined = (rules: readonly HeaderRule[]) => (path: string) => {
  const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
  return new Headers(matching.flatMap(({ values }) => Object.entries(values)));
};

for (const path of elsewhere) {
  test(`nothing gets out of a worker at ${path}, on a host that serves other spellings`, async ({ page, foreign }) => {
    await attackAt(path, { page, foreign, headersOf: lastWins(await builtRules()) });
    expect(foreign.heard).toEqual([]);
  });
}

test('without the rule for every address, a worker there has ways out', nightly, async ({ page, foreign }) => {
  const rules = (await builtRules()).filter((rule) => rule.for !== '/*');
  await attackAt('/%5Fastro/pdf.worker/a.js', { page, foreign, headersOf: lastWins(rules) });
  expect(foreign.heard).not.toEqual([]);
});

for (const path of atNight(['/_astro/pdf.worker/a.js', '/_astro/asset.worker/a.js', '/offline-worker.js'])) {
  test(`a host that joins the values of all rules holds a worker at ${path}`, async ({ page, foreign }) => {
    await attackAt(path, { page, foreign, headersOf: allJoined(await builtRules()) });
    expect(foreign.heard).toEqual([]);
  });
}
