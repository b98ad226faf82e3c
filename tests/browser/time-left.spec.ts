import { expect, test, type Page } from '@playwright/test';
import { addFiles, fixture, openTool, pressRun } from './tool-page.ts';

/** The time left as the page says it, in seconds; `NaN` if it does not. */
async function timeLeft(page: Page): Promise<number> {
  const [, minutes, seconds = '0'] =
    /about (\d+) min(?: (\d+) s)? left/.exec(await page.locator('.state').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('the time left counts down while an engine reports nothing', async ({ page }) => {
  // Its work never ends.
  await page.route(/\/image\.worker\b.*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = `addEventListener('message', (event) => {
  if (event.data.type !== 'run') return;
  event.stopImmediatePropagation();
  console.log('The work begins');
});
${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.clock.install();
  await openTool(page, 'convert-image');
  await addFiles(page, [fixture('photos/coffee.jpg')]);
  const begun = page.waitForEvent('console', (message) => message.text() === 'The work begins');
  await pressRun(page);
  const engine = (await begun).worker();

  await page.clock.fastForward('00:20');
  await engine?.evaluate(() => postMessage({ type: 'progress', progress: 0.1 }));
  await expect.poll(() => timeLeft(page)).toBeGreaterThanOrEqual(160);
  const before = await timeLeft(page);
  await page.clock.fastForward('01:00');
  await expect.poll(() => timeLeft(page)).toBeLessThanOrEqual(before - 50);
});
