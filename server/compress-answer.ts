import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './mime-types.ts';
import { acceptedEncoding } from './representation.ts';

/** In bytes. Shorter answers fit in one packet anyway. */
const short = 1400;

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/** Compressed answers by encoding and tag, which is different for different content. The oldest are dropped. */
const known = new Map<string, Buffer<ArrayBuffer>>();
const mostKnown = 100;

async function compress(answer: Response, encoding: keyof typeof compressors): Promise<Buffer<ArrayBuffer>> {
  const etag = answer.headers.get('ETag');
  const key = `${encoding} ${etag}`;
  const bytes = known.get(key) ?? (await compressors[encoding](new Uint8Array(await answer.arrayBuffer())));
  if (etag === null) return bytes;
  known.delete(key);
  known.set(key, bytes);
  for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
  return bytes;
}

/**
 * Compresses the answer of a function, as Netlify does. Its tag becomes weak, because it is no longer that of these
 * bytes.
 *
 * @param accepted the value of `Accept-Encoding`
 */
export async function compressAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  const headers = new Headers(answer.headers);
  const length = Number(headers.get('Content-Length') ?? 0);
  if (length < short || headers.has('Content-Encoding') || !isCompressible(headers.get('Content-Type') ?? ''))
    return answer;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(accepted);
  if (encoding === 'identity') return new Response(answer.body, { status: answer.status, headers });
  const etag = headers.get('ETag');
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
  headers.set('Content-Encoding', encoding);
  // HEAD has no body, and the length is unknown without one.
  if (answer.body === null) {
    headers.delete('Content-Length');
    return new Response(null, { status: answer.status, headers });
  }
  const bytes = await compress(answer, encoding);
  headers.set('Content-Length', String(bytes.length));
  return new Response(bytes, { status: answer.status, headers });
}
