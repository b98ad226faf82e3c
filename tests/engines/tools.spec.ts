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

const silent = ['tests/fixtures/media/silent.mp4'];
const uncompressed = ['tests/fixtures/media/tone.wav', 'tests/fixtures/media/tone.wav'];

/** WebKitGTK, but not Safari, decodes AAC and MP3 wrongly: what decodes them gets other files there. */
const filesInWebKit: Record<string, readonly string[]> = {
  'change-speed': silent,
  'change-volume': uncompressed,
  'compress-video': silent,
  'fade-video': silent,
  'merge-audio': uncompressed,
  'reverse-video': silent,
};

for (const { slug, tool } of tools) {
  test(`${slug} makes what another program can read`, byDay.has(slug) ? {} : nightly, async ({ engine }, info) => {
    const { name: project } = info.project;
    const files = (project === 'webkit' && filesInWebKit[slug]) || filesOf(slug, tool);
    info.annotations.push({ type: 'browser', description: engine.name });
    // WebKit reports what a page was still loading when it is left.
    await engine.open('about:blank');
    await engine.errors();
    await openWith(engine, slug, files);
    const examples = examplesOf(tool);
    for (const { name, value, files: beside } of examples) {
      if (beside) await engine.setFiles(`#option-${name}`, beside);
      else await setOption(engine, name, value);
    }
    const shown = await run(engine);
    expect(shown.canSave, JSON.stringify(shown)).toBe(true);
    const results = await save(engine);
    const password = examples.find(({ name }) => name === 'password')?.value;
    expect(results.size).toBeGreaterThan(0);
    for (const [name, bytes] of results) await readBack(name, bytes, password);
    expect(await engine.errors()).toEqual([]);
  });
}
