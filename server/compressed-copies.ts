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

/** In bytes. What is shorter is compressed in less time than another thread takes to begin. */
const short = 1 << 16;

const quick = {
  br: (bytes: Uint8Array) =>
    bytes.length < short
      ? brotliCompressSync(bytes, brotliOptions(bytes, 5))
      : promisify(brotliCompress)(bytes, brotliOptions(bytes, 5)),
  gzip: (bytes: Uint8Array) => (bytes.length < short ? gzipSync(bytes) : promisify(gzip)(bytes)),
};

/**
 * Files in compressed form, by a hash of their content. They are kept apart from the built site: what is there would be
 * public, and go to hosts that compress by themselves. By their content they outlast a build, and are never out of date.
 */
export function openCopies(folder: string) {
  const pathOf = (hash: string, compression: Compression) => join(folder, `${hash}.${compression}`);

  return {
    /** The smallest form where `make` was called before; otherwise one that takes a thirtieth of the time. */
    async compressed(hash: string, compression: Compression, content: Uint8Array): Promise<Buffer<ArrayBuffer>> {
      const path = pathOf(hash, compression);
      return existsSync(path) ? readFile(path) : quick[compression](content);
    },
    /** Makes the smallest form, which takes up to 13 s for 5 MB. @returns its size in bytes. */
    async make(hash: string, compression: Compression, content: Uint8Array): Promise<number> {
      const path = pathOf(hash, compression);
      const bytes = await smallest[compression](content);
      await mkdir(folder, { recursive: true });
      // Whole or not at all: a server may be reading.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      return bytes.length;
    },
    /** The names of all copies: the hash, a dot, the compression. */
    async names(): Promise<Set<string>> {
      await mkdir(folder, { recursive: true });
      return new Set(await readdir(folder));
    },
    remove: (name: string) => rm(join(folder, name)),
  };
}

export type CompressedCopies = ReturnType<typeof openCopies>;
