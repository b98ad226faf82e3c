import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askSite, concurrency, type Reply } from './ask-site.ts';
import type { BuildManifest, BuiltFile } from '#build/build-manifest.ts';
import { language } from '#language.ts';
import { sha256 } from './build-manifest.ts';

/** The encodings that a browser may get; all of them must decode to the same bytes. */
const encodings = ['identity', 'gzip', 'br'] as const;

type Encoding = (typeof encodings)[number];

/** In bytes: by how much a compressed form may exceed the file. */
const slack = 1 << 16;

const decoders = { gzip: gunzipSync, br: brotliDecompressSync };

const count = (number: number) => number.toLocaleString(language);

/** Describes what is wrong with the bytes of an answer; undefined if they are those of the build. */
function wrongBytes({ headers, body }: Reply, { sha256: hash, size }: BuiltFile, asked: Encoding): string | undefined {
  const encoding = headers['content-encoding'] ?? 'identity';
  let content = body;
  if (encoding !== 'identity') {
    if (asked === 'identity' || encoding !== asked)
      return `comes in the encoding "${encoding}", which was not asked for`;
    try {
      content = decoders[asked](body, { maxOutputLength: size + 1 });
    } catch {
      return 'cannot be decompressed, or is longer than the file';
    }
  }
  if (content.length !== size) {
    return `has ${content.length > size ? 'more' : count(content.length)} bytes, and was built with ${count(size)}`;
  }
  return sha256(content) === hash ? undefined : 'has other bytes than those that were built';
}

/** Hosts may send the values of all overlapping rules of this header; the last counts. */
const joinable = 'Permissions-Policy';

function wrongHeaders({ headers }: Reply, expected: Record<string, string>): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const sent = headers[name.toLowerCase()];
    if (sent === value || (name === joinable && String(sent).endsWith(`, ${value}`))) return [];
    return sent === undefined ? [`comes without ${name}`] : [`comes with another ${name}: ${String(sent)}`];
  });
}

/** Hosts show the page for missing addresses with status 404. */
const statusesOf = (address: string) => (address === '/404' ? [200, 404] : [200]);

function faultsOf(reply: Reply, file: BuiltFile, expected: Record<string, string>, asked: Encoding): string[] {
  const { status, headers } = reply;
  if (!statusesOf(file.address ?? '').includes(status)) {
    return [`answers ${status}${headers.location === undefined ? '' : `, and leads to ${headers.location}`}`];
  }
  return [wrongBytes(reply, file, asked) ?? [], wrongHeaders(reply, expected)].flat();
}

/**
 * Whether an origin is this machine. Our own server rewrites the site's address in documents when it is requested
 * there, but not for proxies.
 */
export const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

export interface Difference {
  address: string;
  /** Phrases to print after the address. */
  faults: string[];
}

/**
 * Fetches each file of a running site in each encoding, and compares it and its headers with the build.
 *
 * @param origin the address of the site
 * @param pauses in milliseconds, before a file is asked for again
 */
export async function compareSite(
  origin: URL,
  { site, headers: sets, files }: BuildManifest,
  pauses?: readonly number[],
): Promise<Difference[]> {
  const served = files.filter(({ address }) => address !== undefined);
  const isOther = isLoopback(origin) && site !== origin.origin;
  const forwarded = isOther ? { 'X-Forwarded-Host': new URL(site).host } : {};

  async function compare(file: BuiltFile): Promise<Difference> {
    const { address = '', headers = 0, size } = file;
    const found = new Map<string, Encoding[]>();
    for (const encoding of encodings) {
      const asked = { 'Accept-Encoding': encoding, ...forwarded };
      const faults = await askSite(new URL(origin.origin + address), asked, size + slack, pauses).then(
        (reply) => faultsOf(reply, file, sets[headers] ?? {}, encoding),
        (error: Error) => [error.message],
      );
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), encoding]);
    }
    const faults = [...found].map(([fault, where]) =>
      where.length === encodings.length ? fault : `${fault} (asked for as ${where.join(', ')})`,
    );
    return { address, faults };
  }

  const differences: Difference[] = [];
  const left = served.values();
  async function takeNext(): Promise<void> {
    for (const file of left) {
      const difference = await compare(file);
      if (difference.faults.length > 0) differences.push(difference);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, takeNext));
  return differences.toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
