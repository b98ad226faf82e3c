import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { Source } from '#containers/pdf/byte-source.ts';

/** By their names in WebCrypto. */
export const hashes = {
  'SHA-1': { oid: '1.3.14.3.2.26', make: sha1 },
  'SHA-256': { oid: '2.16.840.1.101.3.4.2.1', make: sha256 },
  'SHA-384': { oid: '2.16.840.1.101.3.4.2.2', make: sha384 },
  'SHA-512': { oid: '2.16.840.1.101.3.4.2.3', make: sha512 },
} as const;

export type HashName = keyof typeof hashes;

const names = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] as const satisfies HashName[];

export const hashOfOid = (oid: string): HashName | undefined => names.find((name) => hashes[name].oid === oid);

/** Hashes with feasible collisions: two files with the same hash can be made. */
export const legacyHashes: ReadonlySet<HashName> = new Set(['SHA-1']);

/** In bytes. */
const step = 2 ** 20;

/** A digest that can be updated. */
export interface Digest {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/**
 * Hashes parts of a file without loading it into memory, as WebCrypto would require.
 *
 * @param parts pairs of start and end offsets.
 */
export function digestOf(
  source: Source,
  parts: readonly number[],
  name: HashName,
  onProgress: (bytes: number) => void = () => undefined,
): Digest {
  const hash: Digest = hashes[name].make.create();
  for (let part = 0; part + 1 < parts.length; part += 2) {
    const [start = 0, end = 0] = parts.slice(part, part + 2);
    for (let from = start; from < end; from += step) {
      const bytes = source.read(from, Math.min(end, from + step));
      hash.update(bytes);
      onProgress(bytes.length);
    }
  }
  return hash;
}
