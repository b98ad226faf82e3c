import { expect, test } from '@playwright/test';
import { engineHangs } from './hung-engine.ts';
import { addFiles, finished, fixture, openTool, pressRun, setOption } from './tool-page.ts';
import { nightly } from '../nightly.ts';

test('tests say which engine hangs, and of none that works', nightly, async ({ page }) => {
  const withoutSignal = new AbortController().signal;
  await page.route(/\/_astro\/image\.worker\/.*\.js$/, async (route) =>
    route.fulfill({ response: await route.fetch(), body: '' }),
  );
  await openTool(page, 'rotate-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  await pressRun(page);
  await expect(engineHangs(page, withoutSignal, 3000)).rejects.toThrow(/The engine hangs.*image\.worker/);

  await page.unroute(/\/_astro\/image\.worker\/.*\.js$/);
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'avif');
  await addFiles(page, [fixture('photos/mountain.jpg')]);
  await pressRun(page);
  await expect(Promise.race([finished(page), engineHangs(page, withoutSignal, 1000)])).resolves.toBeUndefined();
});
