import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import type { EnginePage, Start } from './engine-page.ts';

/** Starts Chromium, in which everything else is tested. Here it is what the other engines are compared with. */
export async function startChromium({ site, folder }: Start): Promise<EnginePage> {
  const downloads = join(folder, 'downloads');
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ baseURL: site, viewport: { width: 1280, height: 900 } });
  // Playwright cannot answer this dialog; without it the page saves as in browsers that lack it.
  await page.addInitScript(() => delete window.showSaveFilePicker);
  let errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    name: `Chromium ${browser.version()}`,
    downloads,
    async errors() {
      const shown = errors;
      errors = [];
      return shown;
    },
    async open(address) {
      await page.goto(address);
    },
    evaluate: async (run, argument) => (await page.evaluate(run as never, argument)) as never,
    runText: (text) => page.evaluate(text),
    setFiles: (selector, paths) =>
      page
        .locator(selector)
        .first()
        .setInputFiles([...paths]),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
