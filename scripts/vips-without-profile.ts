import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { markLength } from '../src/engines/cmyk/profile-mark.ts';

const profile = readFileSync('src/engines/cmyk/profile.zz');

/**
 * Returns `vips.wasm` with zeros in place of its CMYK profile, all but the beginning, by which the place is found. It
 * is packed, so it would be a quarter of what is downloaded, and only pictures in CMYK need it.
 *
 * @throws if it holds another profile, or holds it twice.
 */
export function withoutProfile(wasm: Uint8Array): Uint8Array {
  const made = Buffer.from(wasm);
  const at = made.indexOf(profile);
  if (at < 0 || made.includes(profile, at + 1)) throw new Error('The CMYK profile is not in vips.wasm as it was');
  return made.fill(0, at + markLength, at + profile.length);
}

/** Vite plugin: takes the CMYK profile out of libvips; `src/engines/image/libvips/cmyk-profile.ts` puts it back. */
export const vipsWithoutProfile = (): Plugin => ({
  name: 'vips-without-profile',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith('wasm-vips/lib/vips.wasm')))
        output.source = withoutProfile(Buffer.from(output.source));
  },
});
