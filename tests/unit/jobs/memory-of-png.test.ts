import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startImageEngine } from '../image/engine.ts';

let engine: Awaited<ReturnType<typeof startImageEngine>>;
beforeAll(async () => {
  engine = await startImageEngine();
});

const fileOf = async (picture: Sharp, name: string) =>
  new File([new Uint8Array(await picture.png({ compressionLevel: 0 }).toBuffer())], name, { type: 'image/png' });

test('a PNG is read and written piece by piece, and libvips never holds it whole', async () => {
  const [width, height, channels] = [1720, 1720, 3] as const;
  const noise = Uint8Array.from({ length: width * height * channels }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24);
  const file = await fileOf(sharp(noise, { raw: { width, height, channels } }), 'noise.png');
  const dot = await fileOf(sharp({ create: { width: 1, height: 1, channels, background: 'red' } }), 'dot.png');
  await engine.answers.facts({ type: 'facts', file: dot });
  const before = (await engine.tellHeld()) ?? 0;
  await engine.answers.facts({ type: 'facts', file });
  const output = { format: 'png', effort: 'fast', goal: { type: 'look' } } as const;
  await engine.run({ engine: 'image', operation: { type: 'encode', steps: [], output } }, [file], () => undefined);
  expect(file.size).toBeGreaterThan(2 ** 23);
  // libvips allocates 32 MiB at a time.
  expect(((await engine.tellHeld()) ?? 0) - before).toBeLessThan(2 * 2 ** 25);
});
