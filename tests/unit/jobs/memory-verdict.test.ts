import { deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { JobError } from '#errors/errors.ts';
import type { OutputFormatId } from '#formats/formats.ts';
import { pngChunk, signature, uint32s } from '../../../scripts/fixtures/make-png.ts';
import { startImageEngine } from '../image/engine.ts';

let engine: Awaited<ReturnType<typeof startImageEngine>>;
beforeAll(async () => {
  engine = await startImageEngine();
});

/** Builds the start of a PNG of this size, with almost no pixels. */
function header(width: number, height: number): File {
  const png = [
    signature,
    pngChunk('IHDR', Buffer.concat([uint32s(width, height), Buffer.of(8, 2, 0, 0, 0)])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(64))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return new File([new Uint8Array(Buffer.concat(png))], 'large.png');
}

/** libvips can use 2 GiB, minus 200 MiB for itself. */
const most = 2 ** 31 - 200 * 2 ** 20;

/** Returns what happens to a picture that is 10,000 pixels wide and needs this many bytes per pixel and in total. */
async function verdict(format: OutputFormatId<'image'>, bytesPerPixel: number, bytes: number, angle?: 90) {
  const file = header(10_000, Math.round(bytes / bytesPerPixel / 10_000));
  const steps = angle ? [{ type: 'rotate', angle } as const] : [];
  const operation = { type: 'encode', steps, output: { format } } as const;
  const work = engine.run({ engine: 'image', operation }, [file], () => undefined);
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof JobError ? { code: error.code, facts: error.facts } : String(error)),
  );
}

// With the measured memory of each encoder per pixel, in bytes; rotation needs three more.
test.each<[OutputFormatId<'image'>, number, 90?]>([
  ['jpeg', 8],
  ['png', 6],
  ['webp', 12],
  ['avif', 24],
  ['gif', 12],
  ['tiff', 6],
  ['jxl', 40],
  ['bmp', 12],
  ['jpeg', 8 + 3, 90],
])('%s takes %i bytes a pixel, and what is too large is told with its figures', async (format, bytes, angle) => {
  const told = await verdict(format, bytes, most * 1.01, angle);
  expect(told).toMatchObject({ code: 'too-large', facts: { available: most } });
  const { needed } = (told as { facts: { needed: number } }).facts;
  expect(needed / (most * 1.01)).toBeCloseTo(1, 2);
});

test('what just fits is tried, and then found to have no pixels', async () => {
  expect(await verdict('jpeg', 8, most * 0.99)).toMatchObject({ code: 'corrupt-file' });
});
