import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { manifestAddress } from '#addresses/build-addresses.ts';
import { connectionsAnywhere } from '#policies.ts';
import { flat } from './answer.ts';
import type { CompressedCopies, Compression } from './compressed-copies.ts';
import { isCompressible, isText, mimeTypeOf } from './mime-types.ts';

export type Encoding = Compression | 'identity';

/** Stands for an origin that strangers name. The answer uses the origin that the site was built for. */
export const elsewhere = 'elsewhere';

/** One encoding of a file, ready to send. */
export interface Representation {
  /** Strong: derived from the content, and different for each encoding. */
  etag: string;
  bytes: Buffer<ArrayBuffer>;
  /** All headers of a complete answer. */
  headers: Headers;
  /** The same, in the form that Node takes. */
  flatHeaders: readonly string[];
}

/** A file of the built site, with its headers, which are the same wherever it is shown. */
export interface StaticFile {
  mimeType: string;
  isCompressible: boolean;
  /** @param origin replaces the origin that the site was built for in its addresses; or `elsewhere` */
  as(encoding: Encoding, origin?: string): Representation | Promise<Representation>;
}

interface Circumstances {
  /** The origin that the site was built for. Scripts and styles in `/_astro/` contain none. */
  origin: string | undefined;
  copies: CompressedCopies;
  headers: Headers;
  read(): Promise<Buffer<ArrayBuffer>>;
}

export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

const revalidate = 'public, max-age=0, must-revalidate';

/** Reads, hashes and compresses a file on first use and caches the result, once per encoding and origin. */
export function staticFile(path: string, { origin: built, copies, headers: ruled, read }: Circumstances): StaticFile {
  const representations = new Map<string, Representation | Promise<Representation>>();
  const mimeType = mimeTypeOf(path);
  // The manifest keeps the origin that the site was built for.
  const namesOrigin = !/[/\\]_astro[/\\]/.test(path) && !path.endsWith(join(manifestAddress));
  const isDocument = built !== undefined && namesOrigin && isText(mimeType, path);

  const namesSite = built !== undefined && (ruled.get('connection-allowlist') ?? '').includes(built);

  function headersFor(etag: string, encoding: Encoding, size: number, origin: string | undefined): Headers {
    const headers = new Headers({ 'Content-Type': mimeType, 'Cache-Control': revalidate, 'Accept-Ranges': 'bytes' });
    headers.set('ETag', etag);
    for (const [name, value] of ruled) headers.set(name, atOrigin(name, value, origin));
    const vary = new Set([isCompressible(mimeType) ? 'Accept-Encoding' : '', ruled.get('vary') ?? '']);
    vary.delete('');
    if (vary.size > 0) headers.set('Vary', [...vary].join(', '));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(size));
    return headers;
  }

  /** Adapts a header that contains the site's address to the requested origin. */
  function atOrigin(name: string, value: string, origin: string | undefined): string {
    if (built === undefined || origin === undefined) return value;
    if (origin !== elsewhere) return value.replaceAll(built, origin);
    return name === 'connection-allowlist' ? connectionsAnywhere(value) : value;
  }

  async function represent(encoding: Encoding, origin: string | undefined): Promise<Representation> {
    const content = await read();
    const isOther = isDocument && origin !== undefined && origin !== elsewhere;
    const original = isOther ? Buffer.from(content.toString('utf8').replaceAll(built, origin)) : content;
    const hash = hashOf(original);
    const bytes = encoding === 'identity' ? original : await copies.compressed(hash, encoding, original);
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const headers = headersFor(etag, encoding, bytes.length, origin);
    return { etag, bytes, headers, flatHeaders: flat(headers) };
  }

  return {
    mimeType,
    isCompressible: isCompressible(mimeType),
    as(encoding, asked) {
      const origin = isDocument || namesSite ? asked : undefined;
      const name = `${encoding} ${origin ?? ''}`;
      const known = representations.get(name);
      if (known) return known;
      const representing = represent(encoding, origin);
      representations.set(name, representing);
      representing.then(
        (representation) => representations.set(name, representation),
        // This client gets an error; the next attempt may succeed.
        () => representations.delete(name),
      );
      return representing;
    },
  };
}
