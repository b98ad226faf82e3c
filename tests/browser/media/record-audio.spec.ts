import { expect, test, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.mjs';
import { readMedia } from './media-readers.ts';
import { saveResults } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const { args, ...others } = launchOptions();
// Chromium's fake microphone beeps once a second.
test.use({ launchOptions: { ...others, args: [...args, '--use-fake-device-for-media-stream'] } });

/** Returns the recorded time that the page shows, in seconds. */
async function seconds(page: Page): Promise<number> {
  const [minutes = 0, rest = 0] = ((await page.locator('.time').textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + rest;
}

test('the microphone is recorded, with a pause, in the page alone', nightly, async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
  await page.goto('/record-audio');
  await expect(page.locator('sound-recorder[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Record' }).click();
  await page.waitForFunction(() => (document.querySelector('meter')?.value ?? 0) > -40);
  await expect.poll(() => seconds(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  const paused = await seconds(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(paused + 1);
  await page.getByRole('button', { name: 'Stop' }).click();
  for (const [format, codec] of [
    ['mp3', 'mp3'],
    ['wav', 'pcm_f32le'],
  ] as const) {
    await page.locator('#record-format').selectOption(format);
    await expect(page.locator('.state')).toContainText(`.${format}`);
    const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page);
    expect(name).toMatch(new RegExp(`^Recording .*\\.${format}$`));
    const reading = await readMedia(bytes);
    expect(reading.tracks.map((track) => track.codec)).toEqual([codec]);
    expect(Math.abs(reading.duration - (await seconds(page)))).toBeLessThan(1);
  }
});

test('no other page may ask for the microphone', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await page.goto('/trim-audio');
  const asked = page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'allowed',
      ({ name }: Error) => name,
    ),
  );
  expect(await asked).toBe('NotAllowedError');
});
