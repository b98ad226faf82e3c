import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compression = 'br' | 'gzip';

const compressors = {
  br: (bytes: Uint8Array, isSmallest: boolean) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isSmallest ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array, isSmallest: boolean) => promisify(gzip)(bytes, { level: isSmallest ? 9 : 6 }),
};

/**
 * Files in compressed form, by a hash of their content. They are kept apart from the built site: what is there would be
 * public, and go to hosts that compress by themselves. By their content they outlast a build, and are never out of date.
 */
export function openCopies(folder: string) {
  const pathOf = (hash: string, compression: Compression) => join(folder, `${hash}.${compression}`);

  return {
    /** The smallest form where `make` was called before; otherwise one that takes a fiftieth of the time. */
    async compressed(hash: string, compression: Compression, content: Uint8Array): Promise<Buffer<ArrayBuffer>> {
      try {
        return await readFile(pathOf(hash, compression));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
        return compressors[compression](content, false);
      }
    },
    /** Makes the smallest form, which takes 13 s for 5 MB. @returns its size in bytes. */
    async make(hash: string, compression: Compression, content: Uint8Array): Promise<number> {
      const path = pathOf(hash, compression);
      const bytes = await compressors[compression](content, true);
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
