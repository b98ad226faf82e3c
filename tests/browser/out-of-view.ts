import type { Page } from '@playwright/test';

export const sheet = 'file-tool .photo-sheet';

const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 650 },
  { width: 1280, height: 900 },
];

/**
 * Returns which of these are not entirely visible without scrolling, or are covered by the bar, in each window size.
 */
export async function outOfView(page: Page, selectors: string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const found = await page.evaluate(async (wanted) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      scrollTo(0, 0);
      const bar = document.querySelector('file-tool .bar')?.getBoundingClientRect();
      return wanted.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const end = selector.includes('.bar') ? innerHeight : (bar?.top ?? 0);
        return !box || box.height < 20 || box.top < 0 || box.left < 0 || box.bottom > end + 1 || box.right > innerWidth;
      });
    }, selectors);
    missed.push(...found.map((selector) => `${selector} at ${size.width} × ${size.height}`));
  }
  return missed;
}
