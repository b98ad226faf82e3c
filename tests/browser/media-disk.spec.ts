import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readMedia } from './media-readers.ts';
import { addFiles, openTool, pressRun, runTool, saveResults, setOption } from './tool-page.ts';

const megabytes = 100;
let folder: string;
let long: string;
let animation: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stayput-'));
  long = join(folder, 'long.wav');
  animation = join(folder, 'noise.gif');
  await writeSilence(long, megabytes * 1_000_000);
  await writeNoise(animation);
});
test.afterAll(() => rm(folder, { recursive: true }));

test('a large result goes to the disk and is saved from there', async ({ page }) => {
  await openTool(page, 'convert-audio');
  await page.locator('#option-container').selectOption('wav');
  await addFiles(page, [long]);
  await runTool(page);
  expect(await onDisk(page)).toEqual([expect.not.stringContaining('.part')]);
  const [bytes] = (await saveResults(page)).values();
  const reading = await readMedia(bytes ?? new Uint8Array());
  expect(reading.duration).toBeCloseTo((megabytes * 1_000_000) / 4 / 44_100, 0);
});

test('what stopped jobs and closed tabs left on the disk is removed by the next job', async ({ page, context }) => {
  await openTool(page, 'convert-audio');
  await page.locator('#option-container').selectOption('flac');
  await addFiles(page, [long]);
  await pressRun(page);
  // Often: it is there only while the work goes on.
  await expect.poll(() => onDisk(page), { intervals: [50] }).toEqual([expect.stringContaining('.part')]);
  await page.locator('.cancel').click();
  await page.locator('#option-container').selectOption('wav');
  await runTool(page);
  expect(await onDisk(page)).toEqual([expect.not.stringContaining('.part')]);

  const other = await context.newPage();
  await openTool(other, 'convert-audio');
  await other.locator('#option-container').selectOption('wav');
  await addFiles(other, [long]);
  await runTool(other);
  expect(await onDisk(other)).toHaveLength(2);
  await page.close();
  await other.locator('.clear').click();
  await addFiles(other, [long]);
  await runTool(other);
  // Its own two; the closed tab's is gone.
  expect(await onDisk(other)).toHaveLength(2);
});

test('a disk that is full is told as that while the work goes on, and nothing stays on it', async ({ page }) => {
  await page.route('**/media.worker/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${fillDisk}\n${await response.text()}` });
  });
  const runs = [
    { slug: 'convert-audio', option: { name: 'container', value: 'wav' }, file: long },
    { slug: 'animation-to-video', option: { name: 'times', value: '100' }, file: animation },
  ] as const;
  for (const { slug, option, file } of runs) {
    await openTool(page, slug);
    await setOption(page, option.name, option.value);
    await addFiles(page, [file]);
    await runTool(page);
    const row = page.locator('file-rows li');
    await expect(row, slug).toContainText('The browser ran out of disk space while it wrote the result.');
    await expect(row, slug).not.toContainText(/is free|Please tell us/);
    expect(await onDisk(page), slug).toEqual([]);
  }
});

/** Put before a worker's script: the disk takes no byte. */
const fillDisk = `FileSystemSyncAccessHandle.prototype.write = () => {
  throw new DOMException('No space', 'QuotaExceededError');
};`;

/** The paths of all files that the site keeps on the browser's private disk. */
const onDisk = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const list = async (directory: FileSystemDirectoryHandle): Promise<string[]> => {
      const paths: string[] = [];
      for await (const [name, handle] of directory.entries()) {
        if (handle.kind === 'file') paths.push(name);
        else paths.push(...(await list(handle as FileSystemDirectoryHandle)).map((path) => `${name}/${path}`));
      }
      return paths;
    };
    return list(await navigator.storage.getDirectory());
  });

/** A WAV file of 16-bit stereo at 44.1 kHz. */
async function writeSilence(path: string, size: number) {
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + size, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(44_100 * 4, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(size, 40);
  await using file = await open(path, 'w');
  await file.write(header);
  await file.truncate(44 + size);
}

/** Two frames of noise, which no encoder makes small. */
async function writeNoise(path: string) {
  const side = 1000;
  const pixels = Buffer.from(Array.from({ length: side * side * 2 * 3 }, (_, at) => (at * at * 2_654_435) >>> 13));
  await sharp(pixels, { raw: { width: side, height: side * 2, channels: 3, pageHeight: side } })
    .gif({ delay: [40, 40], effort: 1 })
    .toFile(path);
}
