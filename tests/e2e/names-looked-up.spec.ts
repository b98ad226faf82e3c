import { readFile } from 'node:fs/promises';
import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { fromPages } from '#proof/ways-out.ts';
import { pause, test } from './attack.ts';
import { listen } from './listener.ts';
import { atNight, nightly } from '../nightly.ts';

/** Returns the names that the browser resolves or connects to, from its own log. */
async function namesLookedUp(paths: string[], origin: string) {
  const log = test.info().outputPath(`net-log-${paths.length}.json`);
  const { args, ...options } = launchOptions();
  // Enables DNS prefetching and preconnecting, which Playwright disables but people's browsers do. With a profile,
  // because incognito windows do not prefetch either.
  const browser = await chromium.launchPersistentContext(test.info().outputPath(`profile-${paths.length}`), {
    ...options,
    args: [...args.filter((flag) => !flag.includes('background-networking')), `--log-net-log=${log}`],
    ignoreDefaultArgs: ['--disable-background-networking'],
  });
  for (const path of paths) {
    const page = await browser.newPage();
    await page.goto(origin + path);
    for (const [name, attempt] of Object.entries(fromPages)) {
      const host = `way-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.leak.test`;
      const run = page.evaluate(attempt as (address: string) => undefined, `https://${host}/`).catch(() => undefined);
      await Promise.race([run, pause(200)]);
    }
    await pause(500);
    await page.close();
  }
  await browser.close();
  const text = await readFile(log, 'utf8');
  // Addresses also appear where something was refused; a DNS lookup has only the host.
  return new Set([...text.matchAll(/"host":"(?:https?:\/\/)?way-([a-z-]+)\.leak\.test/g)].map(([, way]) => way));
}

test('no name is looked up for a script’s sake, which would tell whoever answers for it', nightly, async ({ own }) => {
  const unguarded = await listen();
  const open = await namesLookedUp(['/'], unguarded.origin);
  await unguarded.close();
  expect([...open]).toEqual(expect.arrayContaining(['fetch', 'looking-a-name-up', 'connecting-ahead']));
  expect([...(await namesLookedUp(['/compress-image', ...atNight(['/', '/contact'])], own.origin))]).toEqual([]);
});
