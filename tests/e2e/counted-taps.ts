import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { finished, saveResults, type GivenFile } from '../browser/tool-page.ts';

/**
 * What a person presses on the way to a result. Typing and dragging do not count; giving files counts once, however
 * many there are. The test fails as soon as there are too many.
 */
export class Taps {
  readonly page: Page;
  readonly #most: number;
  readonly #hasTouch: boolean;
  readonly #done: string[] = [];

  constructor(page: Page, most: number, hasTouch: boolean) {
    [this.page, this.#most, this.#hasTouch] = [page, most, hasTouch];
  }

  #count(what: string) {
    this.#done.push(what);
    expect(this.#done.length, this.#done.join(', ')).toBeLessThanOrEqual(this.#most);
  }

  async tap(target: Locator) {
    const name = (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '';
    this.#count(name.replace(/\s+/g, ' ').trim());
    await (this.#hasTouch ? target.tap() : target.click());
  }

  async give(...files: GivenFile[]) {
    this.#count('the files');
    const input = this.page.locator('drop-zone .zone input');
    if (files.every((file) => typeof file === 'string')) await input.setInputFiles(files);
    else await input.setInputFiles(files.filter((file) => typeof file !== 'string'));
    await expect(this.page.locator('front-wish')).toBeVisible();
  }

  /** Types what is to be done with the files on the front page, and opens the first answer. */
  async wish(words: string, answer: string | RegExp) {
    const { page } = this;
    await page.getByRole('searchbox', { name: /^What do you want to do/ }).fill(words);
    const first = page.locator('front-wish .answers a').first();
    await expect(first).toContainText(answer);
    await this.tap(first);
  }

  /** Opens one of the usual answers for files on the front page. */
  async answer(name: string) {
    await this.tap(this.page.locator('front-wish .answers').getByRole('link', { name }));
  }

  /** Presses the tool's button, and waits until it is done. */
  async run(label: string | RegExp) {
    const button = this.page.locator('.run');
    await expect(button).toHaveText(label);
    await expect(button).toBeEnabled();
    await this.tap(button);
    await finished(this.page);
  }

  /** Saves, and returns the results by name. */
  save() {
    return saveResults(this.page, () => this.tap(this.page.locator('.save-all')));
  }
}

/** Begins on the front page, with at most this many taps to go. */
export const test = base.extend<{ begin: (most: number) => Promise<Taps> }>({
  begin: async ({ page, hasTouch }, use) => {
    // Playwright cannot answer the dialog for saving; without it the page saves as in browsers that lack it.
    await page.addInitScript(() => {
      delete window.showSaveFilePicker;
    });
    await use(async (most) => {
      await page.goto('/');
      return new Taps(page, most, hasTouch);
    });
  },
});
