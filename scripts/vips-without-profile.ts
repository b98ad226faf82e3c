import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { markLength } from '#engines/cmyk/profile-mark.ts';
import { replacePiece, type Replacement } from './script-piece.ts';

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

const shipped = 'node_modules/wasm-vips/lib/vips.wasm';

/** The page passes libvips as a module, so the loader needs no address, and the build no second copy. */
const ownAddress: Replacement = {
  what: 'the address of libvips in its own loader',
  piece: '(new URL("vips.wasm",import.meta.url)).href',
  by: () => "''",
};

/**
 * Vite plugin: takes the CMYK profile out of libvips; `src/engines/image/libvips/cmyk-profile.ts` puts it back. The file
 * is emitted here, so that its name has the hash of what it contains. Vite puts its address in place of the text.
 */
export const vipsWithoutProfile = (): Plugin => ({
  name: 'vips-without-profile',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`${shipped}?url`)) return;
    const source = withoutProfile(readFileSync(shipped));
    const file = this.emitFile({ type: 'asset', name: 'vips.wasm', originalFileName: shipped, source });
    return { code: `export default '__VITE_ASSET__${file}__';`, moduleType: 'js', moduleSideEffects: false };
  },
  transform: {
    filter: { id: /\/node_modules\/wasm-vips\/lib\/vips-es6\.js(?:\?|$)/ },
    handler: (script) => ({ code: replacePiece('libvips’ loader', script, ownAddress), map: null }),
  },
});
