import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { turnJpeg } from '#engines/image/lossless/turn-jpeg.ts';
import type { ImageStep } from '#jobs/contract/image-step.ts';
import type { KeptMetadata, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { Note } from '#jobs/contract/job.ts';

const right: ImageStep = { type: 'rotate', angle: 90 };

async function turn(
  bytes: Uint8Array,
  steps: ImageStep[],
  { edges = 'note', metadata = 'safe' }: { edges?: 'note' | 'blocks'; metadata?: KeptMetadata } = {},
): Promise<{ bytes: Buffer; notes: Note[] }> {
  const operation: TurnOrCrop = { type: 'turn-or-crop', edges, steps, output: { format: 'input' }, metadata };
  const output = await turnJpeg(operation, new File([new Uint8Array(bytes)], 'photo.jpg'));
  if (!output) throw new Error('It was not turned');
  return { bytes: Buffer.from(await output.file.arrayBuffer()), notes: output.notes };
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** Returns the largest difference between pixels of two pictures of one size. */
function worst(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  let most = 0;
  for (let at = 0; at < a.length; at += 1) most = Math.max(most, Math.abs((a[at] ?? 0) - (b[at] ?? 0)));
  return most;
}

const photo = () => sharp('tests/fixtures/photos/coffee.jpg').resize(192, 128, { fit: 'fill' });
const kinds = {
  'with whole colour': () => photo().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'with halved colour': () => photo().jpeg({ quality: 70 }).toBuffer(),
  progressive: () => photo().jpeg({ progressive: true, mozjpeg: true }).toBuffer(),
  'of grey': () => photo().greyscale().jpeg().toBuffer(),
  'of ink': () => photo().toColourspace('cmyk').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
};

describe.each(Object.entries(kinds))('a JPEG %s', (_, make) => {
  test('is itself again after four turns to the right, pixel by pixel', async () => {
    const before = await make();
    let after: Buffer = before;
    for (let times = 0; times < 4; times += 1) {
      const turned = await turn(after, [right]);
      expect(turned.notes).toEqual([{ type: 'pixels-kept' }]);
      after = turned.bytes;
    }
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  });

  test.each<[string, ImageStep[], (image: Sharp) => Sharp]>([
    ['turned right', [right], (image) => image.rotate(90)],
    ['turned left', [{ type: 'rotate', angle: 270 }], (image) => image.rotate(270)],
    ['turned over', [{ type: 'rotate', angle: 180 }], (image) => image.rotate(180)],
    ['mirrored', [{ type: 'flip', direction: 'horizontal' }], (image) => image.flop()],
    ['upside down', [{ type: 'flip', direction: 'vertical' }], (image) => image.flip()],
    ['turned, then mirrored', [right, { type: 'flip', direction: 'horizontal' }], (image) => image.flip().rotate(90)],
    // sharp mirrors first.
  ])('%s is what another program makes of its pixels', async (_name, steps, change) => {
    const before = await make();
    // One program's chroma upsampling is biased to the right and down.
    const raw = await sharp(before).png().toBuffer();
    const expected = await change(sharp(raw)).raw().toBuffer();
    const turned = await sharp((await turn(before, steps)).bytes)
      .png()
      .toBuffer();
    expect(worst(await sharp(turned).raw().toBuffer(), expected)).toBeLessThanOrEqual(4);
  });
});

test('a crop begins with a block, ends where it was asked to, and has the very pixels of its photo', async () => {
  const before = await kinds['with whole colour']();
  const { bytes, notes } = await turn(before, [{ type: 'crop', left: 21, top: 30, width: 100, height: 50 }]);
  expect(notes).toEqual([{ type: 'pixels-kept', less: { width: -5, height: -6 } }]);
  const expected = await sharp(before).extract({ left: 16, top: 24, width: 105, height: 56 }).raw().toBuffer();
  expect((await pixels(bytes)).equals(expected)).toBe(true);
});

describe('a photo whose sides are not whole blocks', () => {
  const odd = () => sharp('tests/fixtures/photos/coffee.jpg').resize(150, 101, { fit: 'fill' }).jpeg().toBuffer();

  test('carries a note to be turned, and all of its bytes are as they were', async () => {
    const before = await odd();
    const { bytes, notes } = await turn(before, [right]);
    expect(notes).toEqual([{ type: 'turned-by-note' }]);
    const upright = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect(upright.info).toMatchObject({ width: 101, height: 150 });
    expect(upright.data.equals(await sharp(before).rotate(90).raw().toBuffer())).toBe(true);
    // From the tables on, nothing has changed.
    const picture = (each: Buffer) => each.subarray(each.indexOf(Buffer.of(0xff, 0xdb)));
    expect(picture(bytes).equals(picture(before))).toBe(true);
  });

  test('is turned back by another turn', async () => {
    const before = await odd();
    const there = await turn(before, [right]);
    const back = await turn(there.bytes, [{ type: 'rotate', angle: 270 }], { edges: 'blocks' });
    expect((await sharp(back.bytes).metadata()).orientation ?? 1).toBe(1);
    expect((await pixels(back.bytes)).equals(await pixels(before))).toBe(true);
  });

  test('is cut at an edge instead, when that is wanted', async () => {
    const { bytes, notes } = await turn(await odd(), [right], { edges: 'blocks' });
    expect(notes).toEqual([{ type: 'pixels-kept', less: { width: 5, height: 0 } }]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 150 });
  });
});

test('a photo that is noted as sideways is really turned, and keeps its date, but neither place nor preview', async () => {
  const before = await sharp(await kinds['with halved colour']())
    .withExif({
      IFD0: { Make: 'Maker' },
      IFD2: { DateTimeOriginal: '2026:01:02 03:04:05' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes } = await turn(before, []);
  const after = await sharp(bytes).metadata();
  expect(after).toMatchObject({ width: 128, height: 192 });
  expect(after.orientation ?? 1).toBe(1);
  expect(bytes.includes('2026:01:02')).toBe(true);
  const upright = await sharp(before).autoOrient().png().toBuffer();
  expect(worst(await pixels(bytes), await pixels(upright))).toBeLessThanOrEqual(4);
});

test('data that is not audio is left to the decoder, which says why', async () => {
  const bytes = await readFile('tests/fixtures/images/truncated.jpg');
  const operation: TurnOrCrop = { type: 'turn-or-crop', edges: 'note', steps: [right], output: { format: 'input' } };
  expect(await turnJpeg(operation, new File([new Uint8Array(bytes)], 'photo.jpg'))).toBeUndefined();
});
