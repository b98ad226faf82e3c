import { readdir, readFile } from 'node:fs/promises';
import { VideoSample } from 'mediabunny';
import { expect, test } from 'vitest';
import { encoderFailure, readingFailure, workFailure } from '#engines/media/failures/failure.ts';
import { readMetadata } from '#engines/media/mediabunny/mended-tags.ts';
import { checkEnds, openMedia } from '#engines/media/open/open-media.ts';
import { asJobError } from '#errors/errors.ts';

test('a clock that goes back between frames is the fault of the file', () => {
  const size = { codedWidth: 2, codedHeight: 2 };
  using sample = new VideoSample(new Uint8Array(6), { format: 'I420', timestamp: 0, ...size });
  const thrown = (() => {
    try {
      return sample.setDuration(-1);
    } catch (error) {
      return error;
    }
  })();
  expect(workFailure(thrown, 'ts')).toMatchObject({ code: 'corrupt-file' });
});

test('a file that begins as its format does, and has nothing else of it, is damaged', async () => {
  const file = new File(['ID3', new Uint8Array(3000).map((_, at) => (at * 97) % 251)], 'broken.mp3');
  await expect(openMedia(file, false)).rejects.toMatchObject({ code: 'corrupt-file' });
});

test.each([
  new TypeError('undefined is not a function'),
  new TypeError('tags.beatsPerMinute, when provided, must be a positive integer.'),
  new Error('Mediabunny left out what was planned'),
  new RangeError('Maximum call stack size exceeded'),
])('%s is a mistake of ours, and says so', (ours) => {
  for (const explain of [readingFailure, workFailure]) {
    expect(explain(ours, 'mp4')).toBe(ours);
    expect(asJobError(explain(ours, 'mp4'))).toMatchObject({
      code: 'unexpected',
      facts: { cause: expect.stringContaining(ours.message) },
    });
  }
});

test('an encoder that fails is not blamed on the file, and a decoder that fails is', () => {
  const encoder = new DOMException('Encoding error. (Failed to encode using OpenH264.)', 'OperationError');
  expect(workFailure(encoder, 'mp4')).toMatchObject({ code: 'encoder-failed' });
  expect(encoderFailure(encoder), 'also where files are joined').toMatchObject({ code: 'encoder-failed' });
  const decoder = new DOMException('Decoding error.', 'EncodingError');
  expect(workFailure(decoder, 'mp4')).toMatchObject({ code: 'corrupt-file' });
  expect(encoderFailure(decoder)).toBe(decoder);
});

test('lack of memory or disk space is not blamed on the file', () => {
  for (const explain of [readingFailure, workFailure]) {
    const memory = explain(new RangeError('Array buffer allocation failed'), 'mp4');
    expect(asJobError(memory)).toMatchObject({ code: 'out-of-memory' });
    const disk = explain(new DOMException('No space', 'QuotaExceededError'), 'mp4');
    expect(asJobError(disk)).toMatchObject({ code: 'disk-full' });
  }
});

const folder = 'tests/fixtures/media';

test.each(await readdir(folder))('%s is explained wherever it is damaged or cut off', async (name) => {
  const bytes = await readFile(`${folder}/${name}`);
  for (let variant = 1; variant <= 24; variant += 1) {
    const file = new File([new Uint8Array(damaged(bytes, variant))], name);
    const failure = await read(file).then(() => undefined, asJobError);
    expect(failure?.code, `variant ${variant}: ${failure?.message}`).not.toBe('unexpected');
  }
});

async function read(file: File) {
  using media = await openMedia(file, true);
  await checkEnds(media, media.tracks);
  await readMetadata(media.input);
}

/**
 * Truncates a third of the variants; in the others, overwrites bytes at the start, where most metadata is, or anywhere.
 */
function damaged(bytes: Buffer, variant: number) {
  let state = variant;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  if (variant % 3 === 0) return bytes.subarray(0, Math.floor(next() * bytes.length));
  const copy = Buffer.from(bytes);
  const span = variant % 3 === 1 ? Math.min(2048, bytes.length) : bytes.length;
  for (let count = 0; count < 6; count += 1) copy[Math.floor(next() * span)] = Math.floor(next() * 256);
  return copy;
}
