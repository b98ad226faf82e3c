import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, mimeTypeOf } from './mime-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of one file. */
export interface Representation {
  encoding: Encoding;
  /** Strong: made from the content, and different for each encoding. */
  etag: string;
  /** In bytes. */
  size: number;
  /** From `start` to `end`, both included; all of it by default. */
  read(start?: number, end?: number): BodyInit;
}

export interface StaticFile {
  mimeType: string;
  isCompressible: boolean;
  /** @param origin what the addresses in it begin with, in place of the origin that the site was built for. */
  as(encoding: Encoding, origin?: string): Promise<Representation>;
}

/** In bytes. Larger files are read from disk at each request, unless they are documents, in which origins are replaced. */
const keptInMemory = 1 << 20;

const compress = {
  // The slowest setting takes 13 s for the 5 MB of libvips, and makes them a tenth smaller than the middle one does.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length < 1 << 18 ? 11 : 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Read = Representation['read'];

const fromMemory =
  (bytes: Buffer): Read =>
  (start = 0, end = bytes.length - 1) =>
    // Never shared memory: it was read from a file, or made by zlib.
    bytes.subarray(start, end + 1) as Uint8Array<ArrayBuffer>;

const fromDisk =
  (path: string): Read =>
  (start = 0, end = Infinity) =>
    // Node's type of the same stream.
    Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>;

/** How many representations of a file are kept: the origins that a machine calls itself by are few, and chosen by strangers. */
const keptRepresentations = 12;

/**
 * A file of the built site. It is read, hashed and compressed when it is first asked for, and that is kept.
 *
 * @param built the origin that it was built for. Scripts and styles, in `/_astro/`, name none.
 */
export function staticFile(path: string, built?: string): StaticFile {
  const representations = new Map<string, Promise<Representation>>();
  const mimeType = mimeTypeOf(path);
  const isDocument = built !== undefined && !/[/\\]_astro[/\\]/.test(path) && isText(mimeType, path);

  async function readOriginal(origin?: string): Promise<Buffer> {
    const original = await readFile(path);
    if (!isDocument || origin === undefined || origin === built) return original;
    return Buffer.from(original.toString('utf8').replaceAll(built, origin));
  }

  async function represent(encoding: Encoding, origin?: string): Promise<Representation> {
    const original = await readOriginal(origin);
    const hash = createHash('sha256').update(original).digest('base64url').slice(0, 22);
    if (encoding !== 'identity') {
      const bytes = await compress[encoding](original);
      return { encoding, etag: `"${hash}-${encoding}"`, size: bytes.length, read: fromMemory(bytes) };
    }
    const read = original.length > keptInMemory && !isDocument ? fromDisk(path) : fromMemory(original);
    return { encoding, etag: `"${hash}"`, size: original.length, read };
  }

  return {
    mimeType,
    isCompressible: isCompressible(mimeType),
    as(encoding, origin) {
      const name = isDocument && origin !== undefined ? `${encoding} ${origin}` : encoding;
      let representation = representations.get(name);
      if (!representation) {
        representation = represent(encoding, origin);
        if (representations.size >= keptRepresentations) representations.clear();
        representations.set(name, representation);
        // Whoever asked is told; the next may have more luck.
        representation.catch(() => representations.delete(name));
      }
      return representation;
    },
  };
}

/** The well-known documents without an extension are JSON. */
const isText = (mimeType: string, path: string) => mimeType.includes('charset=utf-8') || !/\.\w+$/.test(path);
