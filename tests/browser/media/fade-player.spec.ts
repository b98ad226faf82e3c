import { expect, test, type Page } from '../test.ts';
import { media } from './media-runs.ts';
import { addFiles, openTool, setOption } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

declare global {
  interface Window {
    gains: GainNode[];
  }
}

/** Opens a tool's page, and records its audio graph. */
async function openWithSound(page: Page, slug: string, file: string) {
  await page.addInitScript(() => {
    window.gains = [];
    const create = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function createGain() {
      const node = create.call(this);
      window.gains.push(node);
      return node;
    };
  });
  await openTool(page, slug);
  await addFiles(page, [media(file)]);
  await expect(page.locator('fade-player .line')).toBeVisible();
}

const gain = (page: Page) => page.evaluate(() => window.gains.at(-1)?.gain.value ?? -1);

/**
 * Waits for the moment during playback when the shade over the video and the gain have these values. Checks every
 * frame, as anything slower could miss it.
 */
const moment = (page: Page, cover: number, sound: number) =>
  page.waitForFunction(
    ([cover, sound]) => {
      const shade = document.querySelector('fade-player .shade');
      const opacity = shade && Number(getComputedStyle(shade).opacity);
      return opacity === cover && window.gains.at(-1)?.gain.value === sound;
    },
    [cover, sound],
  );

test('fades are seen on the picture and heard, before the work', nightly, async ({ page }) => {
  await openWithSound(page, 'fade-video', 'ramp.mp4');
  const shade = page.locator('fade-player .shade');
  const opacity = () => shade.evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(await opacity()).toBe(1);
  const line = page.getByRole('slider', { name: 'Playback position' });
  await line.press('PageUp');
  await line.press('Shift+ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuetext', '3 seconds');
  await expect.poll(opacity).toBe(0);
  await expect(page.getByText('arrow keys move by a twentieth')).toBeVisible();
  await line.press('Home');
  await expect.poll(opacity).toBe(1);
  await setOption(page, 'colour', 'white');
  await expect(shade).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const inTheMiddle = moment(page, 0, 1);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await inTheMiddle;
  await page.getByRole('button', { name: 'Play the end' }).click();
  await expect.poll(opacity).toBeGreaterThan(0.9);
  expect(await gain(page)).toBeLessThan(0.1);
});

test('a volume is heard as it will be, and a loudness after the whole was listened to', nightly, async ({ page }) => {
  await openWithSound(page, 'change-volume', 'tone.mp3');
  const status = page.locator('fade-player [role=status]');
  await setOption(page, 'by', 'gain');
  await setOption(page, 'gain', '6');
  await expect(status).toHaveText('Played with +6.0 dB.');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => gain(page)).toBeCloseTo(10 ** 0.3, 4);
  await setOption(page, 'by', '-23');
  await page.getByRole('button', { name: 'Play the end' }).click();
  await expect(status).toHaveText(/The loudness of this file is -\d+\.\d LUFS\. Played with [+−]\d+\.\d dB\./);
  const said = await status.textContent();
  const [loudness = 0, sign = '', change = 0] = /(-[\d.]+) LUFS.*with ([+−])([\d.]+)/.exec(said ?? '')?.slice(1) ?? [];
  expect(Number(loudness) + Number(change) * (sign === '+' ? 1 : -1)).toBeCloseTo(-23, 0);
});
