import { readFile } from 'node:fs/promises';
import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { fromPages } from '../../src/proof/ways-out.ts';
import { pause, test } from './attack.ts';
import { listen } from './listener.ts';
import { atNight, nightly } from '../nightly.ts';

/** Names that the browser asks the system for, or sends anything to, as its own log has them. */
async function namesLookedUp(paths: string[], origin: string) {
  const log = test.info().outputPath(`net-log-${paths.length}.json`);
  const { args, ...options } = launchOptions();
  // What Playwright switches off, and people's browsers do: to look names up ahead, and to connect ahead.
  // With a profile: windows that leave nothing behind look nothing up ahead either.
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
  // Addresses are in it wherever something was refused too; a look-up has the host alone.
  return new Set([...text.matchAll(/"host":"(?:https?:\/\/)?way-([a-z-]+)\.leak\.test/g)].map(([, way]) => way));
}

test('no name is looked up for a script’s sake, which would tell whoever answers for it', nightly, async ({ own }) => {
  const unguarded = await listen();
  const open = await namesLookedUp(['/'], unguarded.origin);
  await unguarded.close();
  expect([...open]).toEqual(expect.arrayContaining(['fetch', 'looking-a-name-up', 'connecting-ahead']));
  expect([...(await namesLookedUp(['/compress-image', ...atNight(['/', '/contact'])], own.origin))]).toEqual([]);
});
