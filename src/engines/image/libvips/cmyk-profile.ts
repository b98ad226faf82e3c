import { loadBlob } from '#jobs/in-worker/load-asset.ts';
import { markLength } from '../../cmyk/profile-mark.ts';

/** The end of what libvips brings along, in bytes: the profile is before it. */
const mostData = 2 ** 24;

const filled = new WeakSet<WebAssembly.Memory>();

/**
 * Puts the CMYK profile into libvips' memory, where the build left it out (`scripts/vips-without-profile.ts`). libvips
 * reads it when it converts a picture in CMYK. A libvips that has it is left as it is.
 *
 * @throws {JobError} `engine-unavailable` if it cannot be loaded.
 */
export async function fillInProfile(memory: WebAssembly.Memory): Promise<void> {
  if (filled.has(memory)) return;
  const profile = new Uint8Array(await (await loadBlob('cmyk-profile')).arrayBuffer());
  const data = new Uint8Array(memory.buffer, 0, Math.min(mostData, memory.buffer.byteLength));
  const [first = 0] = profile;
  const isHere = (at: number) => profile.subarray(0, markLength).every((byte, index) => data[at + index] === byte);
  let at = data.indexOf(first);
  while (at >= 0 && !isHere(at)) at = data.indexOf(first, at + 1);
  if (at >= 0) data.set(profile, at);
  filled.add(memory);
}
