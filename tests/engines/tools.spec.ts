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

/** What an engine cannot do, and what the page says then. */
const lacking: Record<string, Record<string, RegExp>> = {
  webkit: { 'animation-to-video': /This browser cannot decode the single frames of GIF/ },
};

for (const { slug, tool } of tools) {
  test(`${slug} makes what another program can read`, byDay.has(slug) ? {} : nightly, async ({ engine }, info) => {
    const { name: project } = info.project;
    const files = (project === 'webkit' && filesInWebKit[slug]) || filesOf(slug, tool);
    info.annotations.push({ type: 'browser', description: engine.name });
    await engine.errors();
    await openWith(engine, slug, files);
    for (const { name, value, files } of examplesOf(tool)) {
      if (files) await engine.setFiles(`#option-${name}`, files);
      else await setOption(engine, name, value);
    }
    const shown = await run(engine);
    const lack = lacking[project]?.[slug];
    if (lack) {
      const said = shown.saidOfFiles.join(' ');
      expect(said).toMatch(lack);
      info.annotations.push({ type: 'lacking', description: lack.exec(said)?.[0] ?? '' });
      return;
    }
    expect(shown.canSave, JSON.stringify(shown)).toBe(true);
    const results = await save(engine);
    expect(results.size).toBeGreaterThan(0);
    for (const [name, bytes] of results) await readBack(name, bytes);
    expect(await engine.errors()).toEqual([]);
  });
}
