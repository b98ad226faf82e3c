import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rewriteMetadata } from '#engines/image/formats/metadata.ts';
import { sniffFormat } from '#formats/formats.ts';
import type { KeptMetadata } from '#jobs/contract/image-operation.ts';
import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { withCanaries, type Carrier } from './canaries.ts';

async function rewrite(bytes: Uint8Array, metadata: KeptMetadata): Promise<{ bytes: Buffer; items: HiddenItem[] }> {
  const file = new File([new Uint8Array(bytes)], 'photo');
  const format = await sniffFormat(file);
  const rewritten = format && (await rewriteMetadata(file, format, metadata));
  if (!rewritten) throw new Error('It was not rewritten');
  return { bytes: Buffer.from(await rewritten.file.arrayBuffer()), items: rewritten.items };
}

const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer();
const carriers: Carrier[] = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'jxl', 'heic'];
/** Whether sharp's libvips decodes a format. */
const decodable = (carrier: Carrier) => carrier !== 'jxl' && carrier !== 'heic';

describe.each(carriers)('%s', (carrier) => {
  test('every canary is there before, and none is left, by default or when nothing is kept', async () => {
    const { bytes, canaries } = await withCanaries(carrier);
    expect(canaries.length).toBeGreaterThan(0);
    for (const [name, canary] of canaries) expect(bytes.includes(canary), name).toBe(true);
    for (const policy of ['safe', 'colour', []] as const) {
      const after = await rewrite(bytes, policy);
      for (const [name, canary] of canaries) expect(after.bytes.includes(canary), `${name}, ${policy}`).toBe(false);
      expect(after.items.some(({ kept }) => !kept)).toBe(true);
      if (decodable(carrier)) expect((await pixels(after.bytes)).equals(await pixels(bytes))).toBe(true);
    }
  });

  test('everything stays when it is asked for, byte for byte', async () => {
    const { bytes } = await withCanaries(carrier);
    const after = await rewrite(bytes, 'all');
    expect(after.bytes.equals(bytes)).toBe(true);
  });

  test('the second time there is nothing to remove', async () => {
    const { bytes } = await withCanaries(carrier);
    const once = await rewrite(bytes, []);
    const twice = await rewrite(once.bytes, []);
    expect(twice.items).toEqual([]);
    expect(twice.bytes.equals(once.bytes)).toBe(true);
  });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'of %s, date, camera, orientation and profile are kept where that is asked for, and read by others',
  async (carrier) => {
    const { bytes } = await withCanaries(carrier);
    const { exif, icc, orientation } = await sharp((await rewrite(bytes, 'safe')).bytes).metadata();
    const before = await sharp(bytes).metadata();
    expect(orientation).toBe(before.orientation);
    expect(icc).toEqual(before.icc);
    expect(exif?.includes('2026:11:20 12:00:00')).toBe(true);
    expect(exif?.includes('Canary Camera')).toBe(true);
  },
);

test('the place is shown as coordinates, and kept when only it is asked for', async () => {
  const { bytes } = await withCanaries('jpeg');
  const { items, bytes: after } = await rewrite(bytes, ['place']);
  expect(items).toContainEqual({ kind: 'place', name: 'GPS', value: '52.50000° N, 13.40000° E', kept: true });
  expect(items).toContainEqual({ kind: 'person', name: 'Artist', value: 'Canary Person', kept: false });
  expect((await rewrite(after, [])).items).toMatchObject([{ kind: 'place', kept: false }]);
});

test('the name of the computer is removed like serial numbers, even if the camera is kept', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
    .withExif({ IFD0: { Software: 'Canary Computer', Model: 'Canary Camera' } })
    .jpeg()
    .toBuffer();
  // libvips does not write this field, so another one of the same type is renumbered.
  bytes.writeUInt16LE(0x01_3c, bytes.indexOf(Buffer.of(0x31, 0x01, 0x02, 0x00)));
  const { items, bytes: after } = await rewrite(bytes, 'safe');
  expect(items).toContainEqual({ kind: 'serial', name: 'Host computer', value: 'Canary Computer', kept: false });
  expect([after.includes('Canary Computer'), after.includes('Canary Camera')]).toEqual([false, true]);
});

test('a file with nothing hidden comes back as it is', async () => {
  for (const name of ['photos/coffee.jpg', 'images/palette.png', 'images/animated.webp', 'images/animated.gif']) {
    const bytes = await readFile(`tests/fixtures/${name}`);
    expect((await rewrite(bytes, [])).bytes.equals(bytes), name).toBe(true);
    const filled = Buffer.concat([bytes, Buffer.from('\0\0\r\n')]);
    expect((await rewrite(filled, [])).items, name).toEqual([]);
    const { bytes: after, items } = await rewrite(Buffer.concat([bytes, Buffer.from('52.5, 13.4')]), []);
    expect(items, name).toEqual([
      { kind: 'rest', name: { type: 'after-picture' }, value: { type: 'bytes', bytes: 10 }, kept: false },
    ]);
    expect(after.equals(bytes), name).toBe(true);
  }
});

test('an animation keeps its frames and times', async () => {
  for (const name of ['animated.gif', 'animated.webp', 'animated.png']) {
    const bytes = await readFile(`tests/fixtures/images/${name}`);
    const after = await rewrite(bytes, []);
    const { pages, delay } = await sharp(after.bytes, { animated: true }).metadata();
    const before = await sharp(bytes, { animated: true }).metadata();
    expect({ pages, delay }, name).toEqual({ pages: before.pages, delay: before.delay });
  }
});

test('rewriting ends, whatever is cut off or changed', async () => {
  for (const carrier of carriers) {
    const { bytes } = await withCanaries(carrier);
    for (let length = 20; length < bytes.length; length += Math.ceil(bytes.length / 60)) {
      const file = new File([new Uint8Array(bytes.subarray(0, length))], 'photo');
      const result = await rewriteMetadata(file, carrier, []).catch((error: unknown) => error);
      if (result instanceof Error) expect(result, `${carrier} ${length}`).toBeInstanceOf(RangeError);
    }
  }
});
