import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startImageEngine } from '../image/engine.ts';

let engine: Awaited<ReturnType<typeof startImageEngine>>;
let limits: typeof import('#jobs/plan/limits.ts');
beforeAll(async () => {
  Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: 8 });
  [engine, limits] = await Promise.all([startImageEngine(), import('#jobs/plan/limits.ts')]);
});

test('a photo of 12 megapixels that is compressed to look the same takes no more memory than the batch counts on', async () => {
  const photo = await sharp('tests/fixtures/photos/mountain.jpg')
    .resize(4000, 3000, { fit: 'cover' })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' });
  const facts = await engine.answers.facts({ type: 'facts', file });
  await engine.run(
    {
      engine: 'image',
      operation: { type: 'encode', steps: [], output: { format: 'jpeg', goal: { type: 'look' } } },
    },
    [file],
    () => undefined,
  );
  expect(await engine.tellHeld()).toBeLessThan(limits.memoryOf(facts));
});
