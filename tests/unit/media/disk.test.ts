import { readFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Output,
  type OutputFormat,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { DiskTarget } from '#engines/media/mediabunny/disk-target.ts';
import { fileSource } from '#engines/media/mediabunny/file-source.ts';

const clip = await readFile('tests/fixtures/media/clip.mp4');
const megabyte = 2 ** 20;

/** A disk in memory. */
function disk() {
  let bytes = Buffer.alloc(0);
  let calls = 0;
  const write = (piece: Uint8Array, position: number) => {
    calls += 1;
    const end = position + piece.length;
    if (end > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]);
    bytes.set(piece, position);
  };
  return { write, content: () => ({ bytes, calls }) };
}

const mov = new MovOutputFormat({ fastStart: false });

async function remux(file: File, target: BufferTarget | DiskTarget, format: OutputFormat = mov) {
  const input = new Input({ source: fileSource(file), formats: [MP4] });
  const output = new Output({ format, target });
  const conversion = await Conversion.init({ input, output });
  await conversion.execute();
  input.dispose();
}

test('a file written to disk has the bytes it would have in memory, in few pieces', async () => {
  const [kept, inMemory] = [disk(), new BufferTarget()];
  const file = new File([clip], 'clip.mp4');
  await remux(file, new DiskTarget(kept.write));
  await remux(file, inMemory);
  const { bytes, calls } = kept.content();
  // Both contain the time of writing, to the second.
  expect(bytes.length).toBe(inMemory.buffer?.byteLength);
  expect(
    bytes.subarray(100, 80_000).equals(Buffer.from(inMemory.buffer ?? new ArrayBuffer(0)).subarray(100, 80_000)),
  ).toBe(true);
  expect(calls).toBeLessThan(50);
});

test('the sizes that Matroska fills in later cost no pieces of their own', async () => {
  const kept = disk();
  await remux(new File([clip], 'clip.mp4'), new DiskTarget(kept.write), new MkvOutputFormat());
  const { bytes, calls } = kept.content();
  expect(calls).toBeLessThan(10);
  using input = new Input({ source: new BufferSource(bytes), formats: [MATROSKA] });
  expect(await input.computeDuration()).toBeCloseTo(4, 1);
});

test('bytes are written where they belong, in any order and of any size', () => {
  const kept = disk();
  const target = new DiskTarget(kept.write);
  const expected = Buffer.alloc(3 * megabyte);
  const put = (position: number, length: number, value: number) => {
    target.write(new Uint8Array(length).fill(value), position);
    expected.fill(value, position, position + length);
  };
  put(0, 100, 1);
  put(100, megabyte, 2);
  put(megabyte + 100, 300_000, 3);
  put(megabyte + 300_100, 300_000, 4);
  put(8, 8, 5);
  put(megabyte + 600_200, 100, 6);
  put(megabyte + 600_100, 50, 7);
  put(megabyte + 600_300, 3 * megabyte - megabyte - 600_300, 8);
  // Overwrites data on the disk, with a gap that must stay as it was.
  put(20, 10, 9);
  put(60, 10, 10);
  target.end();
  expect(kept.content().bytes.equals(expected)).toBe(true);
});

test('a full disk ends the work', async () => {
  const full = new DiskTarget(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await expect(remux(new File([clip], 'clip.mp4'), full)).rejects.toThrow('The disk is full');
});

test('a file that can no longer be read says so', async () => {
  const file = new File([clip], 'clip.mp4');
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('It is gone')) });
  await expect(remux(file, new BufferTarget())).rejects.toThrow('It is gone');
});
