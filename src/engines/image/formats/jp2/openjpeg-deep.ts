import startOpenJpeg from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import { loadModule } from '#jobs/in-worker/load-asset.ts';
import { viewOf } from '#containers/bytes.ts';

/**
 * Decodes a JPEG 2000 with 9 to 16 bits of grey or RGB to samples scaled to 16 bits, interleaved and in RGB. Returns
 * `undefined` for anything else, such as alpha, or if it cannot be decoded. Each file gets its own instance, whose
 * memory is freed with it.
 */
export async function decodeDeepJpeg2000(bytes: Uint8Array): Promise<Uint16Array<ArrayBuffer> | undefined> {
  const module = await loadModule('openjpeg-deep');
  const { J2KDecoder } = await startOpenJpeg({
    // Synchronous: the caller continues as if the exports were already there.
    instantiateWasm: (imports, done) => done(new WebAssembly.Instance(module, imports)),
    print: () => undefined,
    printErr: () => undefined,
  });
  const decoder = new J2KDecoder();
  decoder.getEncodedBuffer(bytes.length).set(bytes);
  try {
    decoder.decode();
  } catch (error) {
    // A number is the address of a C++ exception.
    if (typeof error === 'number') return undefined;
    throw error;
  }
  const { width, height, bitsPerSample, componentCount, isSigned } = decoder.getFrameInfo();
  const raw = decoder.getDecodedBuffer();
  const length = width * height * componentCount;
  if (length === 0 || isSigned || bitsPerSample <= 8 || raw.length !== length * 2) return undefined;
  const view = viewOf(raw);
  const full = 2 ** bitsPerSample - 1;
  const samples = new Uint16Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = Math.round((view.getUint16(at * 2, true) * 65_535) / full);
  return samples;
}
