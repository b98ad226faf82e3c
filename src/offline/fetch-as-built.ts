import type { BuildManifest } from '#build/build-manifest.ts';

/** A file of a build, and its expected response. */
export interface ListedFile {
  address: string;
  sha256: string;
  size: number;
  /** The headers that say what it may do. */
  headers: Record<string, string>;
  /** Whether it is a page. */
  isPage: boolean;
}

/** The files of a build that have an address, by address. */
export const listedFiles = ({ files, headers: sets }: BuildManifest): Map<string, ListedFile> =>
  new Map(
    files.flatMap(({ address, headers, path, sha256, size }) =>
      address === undefined || headers === undefined
        ? []
        : [[address, { address, sha256, size, headers: sets[headers] ?? {}, isPage: path.endsWith('.html') }]],
    ),
  );

/** A file differs from the one that the build lists. */
export class NotAsBuilt extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`${address} is not as it was built`);
    this.address = address;
  }
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256Of = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes));

/** It tells browsers how to connect, not what a document may do; and hosts set their own. */
const withoutEffect = 'Strict-Transport-Security';

/** Compares a header with the listed one. Our own server replaces the site's name by the host name of the request. */
function isSameHeader(name: string, listed: string, sent: string | null, site: string): boolean {
  if (sent === null) return false;
  if (sent === listed || sent.replaceAll(location.origin, site) === listed) return true;
  // Of two values that a host joins, the last one counts.
  if (name === 'Permissions-Policy') return sent.endsWith(`, ${listed}`);
  // The value that is sent if the server was not configured with that name.
  return (
    name === 'Connection-Allowlist' &&
    site !== location.origin &&
    sent === listed.replace(/^\(.+?\)/, '(response-origin)')
  );
}

/** The bytes of a response, with the site's name replaced by the one that it was built for. */
function asBuiltFor(site: string, bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  if (site === location.origin || !/^text\/|json|xml/.test(type)) return bytes;
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(location.origin, site));
}

/** @param onBytes called with the length of each chunk that arrives, in bytes. */
async function bytesOf(response: Response, onBytes: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(read.value);
    onBytes(read.value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Whether a response has the bytes and the headers that the build lists. */
async function isAsBuilt(response: Response, file: ListedFile, site: string, onBytes: (count: number) => void) {
  const bytes = await bytesOf(response, onBytes);
  if (response.status !== 200) return false;
  const built = asBuiltFor(site, bytes, response.headers.get('Content-Type') ?? '');
  const headers = Object.entries(file.headers).filter(([name]) => name !== withoutEffect);
  return (
    (await sha256Of(built)) === file.sha256 &&
    headers.every(([name, listed]) => isSameHeader(name, listed, response.headers.get(name), site))
  );
}

/**
 * Fetches a file of a build, entirely and with all headers.
 *
 * @param site the origin that the build was made for.
 * @param onBytes called with the length of each chunk that arrives, in bytes; reported bytes are subtracted if the file
 * is fetched again.
 * @throws {NotAsBuilt} if it is a different file.
 */
export async function fetchAsBuilt(
  file: ListedFile,
  site: string,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<Response> {
  // The first request revalidates the browser's cached copy, which also renews its headers. The second bypasses the
  // cache.
  for (const cache of ['no-cache', 'reload'] as const) {
    const response = await fetch(file.address, { cache, redirect: 'error', signal });
    let told = 0;
    const count = (bytes: number) => {
      told += bytes;
      onBytes(bytes);
    };
    if (await isAsBuilt(response.clone(), file, site, count)) return response;
    onBytes(-told);
  }
  throw new NotAsBuilt(file.address);
}
