import { tools } from '../browser/all-tools.ts';
import { nightly } from '../nightly.ts';
import { examplesOf, filesOf } from './examples.ts';
import { readBack } from './read-back.ts';
import { expect, test } from './test.ts';
import { openWith, run, save, setOption } from './tool-run.ts';

// One browser for all.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Tools that together use every engine, and every way of decoding and encoding. The others are tried at night. */
const byDay = new Set([
  ...['compress-image', 'convert-image', 'make-animation', 'images-to-pdf', 'merge-pdf', 'pdf-to-images', 'redact-pdf'],
  ...['compress-video', 'reverse-video', 'video-to-gif', 'convert-audio', 'merge-audio', 'image-to-text'],
]);

for (const { slug, tool } of tools) {
  test(`${slug} makes what another program can read`, byDay.has(slug) ? {} : nightly, async ({ engine }) => {
    await engine.errors();
    await openWith(engine, slug, filesOf(slug, tool));
    for (const { name, value, files } of examplesOf(tool)) {
      if (files) await engine.setFiles(`#option-${name}`, files);
      else await setOption(engine, name, value);
    }
    const shown = await run(engine);
    expect(shown.canSave, JSON.stringify(shown)).toBe(true);
    const results = await save(engine);
    expect(results.size).toBeGreaterThan(0);
    for (const [name, bytes] of results) await readBack(name, bytes);
    expect(await engine.errors()).toEqual([]);
  });
}
