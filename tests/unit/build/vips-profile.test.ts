import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withoutProfile } from '../../../scripts/vips-without-profile.ts';
import { markLength } from '#engines/cmyk/profile-mark.ts';

const wasm = readFileSync('node_modules/wasm-vips/lib/vips.wasm');
const profile = readFileSync('src/engines/cmyk/profile.zz');

test('the shipped libvips is that of its package, without the CMYK profile', async () => {
  expect(inflateSync(profile).toString('latin1', 12, 20)).toBe('prtrCMYK');
  const made = Buffer.from(withoutProfile(wasm));
  await WebAssembly.compile(made);
  const at = wasm.indexOf(profile);
  expect(made.indexOf(profile.subarray(0, markLength))).toBe(at);
  expect(made.indexOf(profile.subarray(0, markLength), at + 1)).toBe(-1);
  expect(made.equals(wasm)).toBe(false);
  profile.copy(made, at);
  expect(made.equals(wasm)).toBe(true);
});

test('a libvips with another profile fails the build', () => {
  expect(() => withoutProfile(withoutProfile(wasm))).toThrow('as it was');
});
