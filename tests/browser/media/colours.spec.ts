import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../test.ts';
import { atNight } from '../../nightly.ts';
import { convert } from './media-runs.ts';
import { readMeans } from './media-readers.ts';

/** What FFmpeg makes of both videos with BT.601: bars of SMPTE from left to right, at three quarters. */
const bars = [
  [191, 191, 191],
  [191, 191, 0],
  [0, 191, 191],
  [0, 191, 0],
  [191, 0, 191],
  [191, 0, 0],
  [0, 0, 191],
];
const near = (by: number) =>
  bars.map((bar) =>
    bar.map((value): unknown => ({
      asymmetricMatch: (read: unknown) => typeof read === 'number' && Math.abs(read - value) <= by,
    })),
  );

/** The mean of the middle of each bar in a picture, which may be dithered, as sharp shows it. */
async function barsOf(picture: Buffer) {
  const { width, pageHeight, height } = await sharp(picture).metadata();
  const side = Math.floor(width / 14);
  const top = Math.floor((pageHeight ?? height) / 4);
  return Promise.all(
    bars.map(async (_, index) => {
      const left = Math.floor(((index + 0.5) * width) / bars.length - side / 2);
      const part = await sharp(picture)
        .extract({ left, top, width: side, height: side })
        .removeAlpha()
        .png()
        .toBuffer();
      return (await sharp(part).stats()).channels.map(({ mean }) => mean);
    }),
  );
}

/** The coefficients of red and blue in luma. */
const matrices: Record<string, [number, number]> = {
  smpte170m: [0.299, 0.114],
  bt470bg: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
};

/** The same of a video, by the matrix that it states: players take BT.601 where small video states none. */
async function barsOfVideo(video: Buffer, stated: string | undefined) {
  const [red, blue] = matrices[stated ?? 'smpte170m'] ?? [0, 0];
  const shown: number[][] = [];
  for (const index of bars.keys()) {
    const [y = 0, u = 0, v = 0] = await readMeans(video, `crop=iw/14:ih/4:iw*${index * 2 + 0.5}/14:ih/8`);
    const [luma, b, r] = [((y - 16) * 255) / 219, ((u - 128) * 255) / 224, ((v - 128) * 255) / 224];
    const [reds, blues] = [luma + 2 * (1 - red) * r, luma + 2 * (1 - blue) * b];
    const greens = (luma - red * reds - blue * blues) / (1 - red - blue);
    shown.push([reds, greens, blues].map((value) => Math.min(255, Math.max(0, value))));
  }
  return shown;
}

for (const name of ['sd-untagged.mp4', ...atNight(['sd-vp8.webm'])])
  test(`the colours of ${name} are those that players show, in pictures and in a smaller video`, async ({ page }) => {
    const given = { name, mimeType: '', buffer: await readFile(`tests/fixtures/reports/${name}`) };
    expect(await barsOfVideo(given.buffer, undefined)).toEqual(near(8));
    for (const format of ['gif', 'webp']) {
      const { bytes } = await convert(page, 'video-to-gif', given, { format });
      expect(await barsOf(bytes), format).toEqual(near(8));
    }
    const frame = await convert(page, 'video-to-images', given, { format: 'png', which: 'at' });
    expect(await barsOf(frame.bytes), 'png').toEqual(near(8));
    // The first frame of VP8 is coarse. By the wrong matrix, green would be off by 31.
    const small = await convert(page, 'resize-video', given, { size: '360' });
    expect(await barsOfVideo(small.bytes, small.reading.tracks[0]?.matrix), 'resized').toEqual(near(20));
  });
