import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageOperation } from '#jobs/contract/image-operation.ts';
import { startImageEngine } from './engine.ts';

const engine = await startImageEngine();

const smaller = { steps: [], metadata: 'safe' as const, onlyIfSmaller: true };
const goal = (bytes: number) => ({ type: 'size', bytes }) as const;

test.each<[string, (limit: number) => ImageOperation]>([
  ['in its own format', (limit) => ({ type: 'encode', output: { format: 'input', goal: goal(limit) }, ...smaller })],
  [
    'in the smallest format',
    (limit) => ({ type: 'encode-smallest', among: ['jpeg'], output: { goal: goal(limit) }, ...smaller }),
  ],
])('a picture that is hardly larger than the size that is asked for is made to fit, %s', async (_, operation) => {
  const photo = await sharp('tests/fixtures/photos/coffee.jpg').resize(160).jpeg({ quality: 80 }).toBuffer();
  const limit = Math.floor(photo.length * 0.98);
  const file = new File([new Uint8Array(photo)], 'photo.jpg');
  const [output] = await engine.run({ engine: 'image', operation: operation(limit) }, [file], () => undefined);
  expect(output?.file.size).toBeLessThanOrEqual(limit);
  expect(output?.notes).not.toContainEqual(expect.objectContaining({ type: 'unchanged' }));
});
