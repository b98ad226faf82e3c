import { nightly } from '../nightly.ts';
import { samples } from '../samples.ts';
import { expect, test } from './test.ts';
import { openWith, run } from './tool-run.ts';

test('a link takes the file along, and the result after a run', nightly, async ({ engine }) => {
  const follow = (path: string) =>
    engine.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  // While a page is being left, nothing can be asked of it.
  const shown = () =>
    engine
      .evaluate(() => `${location.pathname} ${document.querySelector('file-rows .name')?.textContent}`, undefined)
      .catch(() => 'between pages');
  await openWith(engine, 'compress-image', [samples.png]);
  const name = samples.png.split('/').at(-1) ?? '';
  await follow('/resize-image');
  await expect.poll(shown).toBe(`/resize-image ${name}`);
  expect((await run(engine)).canSave).toBe(true);
  await follow('/crop-image');
  await expect.poll(shown).toMatch(/^\/crop-image \S+\./);
  await follow('/de/crop-image');
  await expect.poll(shown).toMatch(/^\/de\/crop-image \S+\./);
});
