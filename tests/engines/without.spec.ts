import { samples } from '../samples.ts';
import { nightly } from '../nightly.ts';
import { readBack } from './read-back.ts';
import { expect, startEngine, test } from './test.ts';
import { openWith, run, save } from './tool-run.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const site = () => process.env['STAYPUT_URL'] ?? '';

const silent = ['tests/fixtures/media/silent.mp4'];
const tools = {
  'convert-image': [samples.png],
  'merge-pdf': [samples.pdf, samples.pdf],
  'convert-video': silent,
};

const states = {
  // Pages have no disk: WebKitGTK as it is, and private windows of Firefox.
  'a disk': { disk: false },
  // As inside other apps, whose pages are not isolated. Firefox always isolates ours.
  'shared memory': { sharedMemory: false },
};

for (const [what, state] of Object.entries(states)) {
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands the braces.
  test(`tools of every engine work without ${what}`, nightly, async ({}, { project }) => {
    const engine = await startEngine(project.name, { site: site(), ...state });
    try {
      for (const [slug, files] of Object.entries(tools)) {
        await engine.errors();
        await openWith(engine, slug, files);
        const shown = await run(engine);
        expect(shown.canSave, `${slug}: ${JSON.stringify(shown)}`).toBe(true);
        for (const [name, bytes] of await save(engine)) await readBack(name, bytes);
        expect(await engine.errors(), slug).toEqual([]);
      }
    } finally {
      await engine.close();
    }
  });
}
