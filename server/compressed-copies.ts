import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Compression = 'br' | 'gzip';

const brotliOptions = (bytes: Uint8Array, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

const smallest = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY)),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** In bytes. Shorter content is compressed in less time than another thread takes to start. */
const short = 1 << 16;

const quick = {
  br: (bytes: Uint8Array) =>
    bytes.length < short
      ? brotliCompressSync(bytes, brotliOptions(bytes, 5))
      : promisify(brotliCompress)(bytes, brotliOptions(bytes, 5)),
  gzip: (bytes: Uint8Array) => (bytes.length < short ? gzipSync(bytes) : promisify(gzip)(bytes)),
};

/**
 * Opens a folder of compressed files, named by the hash of their content. It is separate from the built site, whose
 * files are public and go to hosts that compress on their own. Because of the hash, copies outlive a build and are
 * never stale.
 */
export function openCopies(folder: string) {
  const pathOf = (hash: string, compression: Compression) => join(folder, `${hash}.${compression}`);

  return {
    /** Returns the smallest form if `make` was called before; otherwise one that takes a thirtieth of the time. */
    async compressed(hash: string, compression: Compression, content: Uint8Array): Promise<Buffer<ArrayBuffer>> {
      const path = pathOf(hash, compression);
      return existsSync(path) ? readFile(path) : quick[compression](content);
    },
    /** Creates the smallest form, which takes up to 13 s for 5 MB. @returns its size in bytes. */
    async make(hash: string, compression: Compression, content: Uint8Array): Promise<number> {
      const path = pathOf(hash, compression);
      const bytes = await smallest[compression](content);
      await mkdir(folder, { recursive: true });
      // Renamed when complete, because a server may be reading.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      return bytes.length;
    },
    /** Lists the names of all copies: the hash, a dot, the compression. */
    async names(): Promise<Set<string>> {
      await mkdir(folder, { recursive: true });
      return new Set(await readdir(folder));
    },
    remove: (name: string) => rm(join(folder, name)),
  };
}

export type CompressedCopies = ReturnType<typeof openCopies>;
