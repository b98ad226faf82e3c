import fc from 'fast-check';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { iccName } from '#containers/icc-name.ts';
import { property } from '../property.ts';

/** Builds a profile with one tag of these bytes. */
function profile(tag: Uint8Array, { at = 144, size = tag.length, tags = 1 } = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(144 + tag.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(128, tags);
  bytes.set(Buffer.from('desc'), 132);
  view.setUint32(136, at);
  view.setUint32(140, size);
  bytes.set(tag, 144);
  return bytes;
}

const number = fc.oneof(fc.nat(200), fc.constantFrom(2 ** 31, 2 ** 32 - 1, 2 ** 32 - 12));

const type = fc.constantFrom('desc', 'mluc', 'text');
const tag = fc
  .tuple(type, fc.array(number, { maxLength: 7 }), fc.uint8Array({ maxLength: 60 }))
  .map(([name, numbers, rest]) => {
    const head = Buffer.alloc(4 + numbers.length * 4);
    head.write(name);
    for (const [index, value] of numbers.entries()) head.writeUInt32BE(value, 4 + index * 4);
    return Buffer.concat([head, rest]);
  });
property([tag, number, number], 500)('a profile has a name or none, whatever its bytes', (bytes, at, tags) => {
  for (const icc of [profile(bytes), profile(bytes, { at, tags }), bytes]) {
    const name = iccName(icc);
    expect(name === undefined || name.length > 0).toBe(true);
    expect(name?.length ?? 0).toBeLessThanOrEqual(icc.length);
  }
});

test('the profile that libvips writes is called sRGB, and cut off it has the same name or none', async () => {
  const create = { width: 1, height: 1, channels: 3, background: 'red' } as const;
  const png = await sharp({ create }).withIccProfile('srgb').png().toBuffer();
  const { icc = Buffer.of() } = await sharp(png).metadata();
  const name = iccName(icc);
  expect(name).toMatch(/^sRGB/i);
  for (let length = 0; length < icc.length; length += 1) {
    const cut = iccName(icc.subarray(0, length));
    // Half a letter may be left at the end.
    expect(name?.startsWith(cut?.replace(/\uFFFD$/, '') ?? '')).toBe(true);
  }
});
