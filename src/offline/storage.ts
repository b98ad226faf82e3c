import type { PartId } from './messages.ts';

/**
 * Everything that is kept to work without a network, in this browser's Cache Storage, and nothing of a visitor's files:
 *
 * | Cache               | Content                                                                                      |
 * | ------------------- | -------------------------------------------------------------------------------------------- |
 * | `offline-record`    | the record below                                                                             |
 * | `offline-<SHA-256>` | a build, by the hash of its manifest: that manifest, the list of parts, and its files        |
 *
 * The registration of the service worker is kept as well. `forgetOffline` in `ask.ts` removes all of it.
 */
export const cachePrefix = 'offline-';
const recordCache = `${cachePrefix}record`;
const recordKey = '/offline-parts';

/** Returns the response in a cache for an address. Unlike opening the cache, this does not create it. */
export const matchIn = (cacheName: string, address: string) => caches.match(address, { cacheName, ignoreVary: true });

/** A build, and the parts whose files are all stored and verified. */
export interface KeptBuild {
  id: string;
  parts: PartId[];
}

export interface OfflineRecord {
  /** The parts that someone asked for. */
  wanted: PartId[];
  inUse?: KeptBuild;
  /** A newer, complete build that nobody has agreed to yet. */
  next?: KeptBuild;
  /** The previous build, which pages may still be open from. */
  before?: string;
}

export async function readRecord(): Promise<OfflineRecord> {
  const stored = await matchIn(recordCache, recordKey);
  // This script wrote it.
  return stored ? ((await stored.json()) as OfflineRecord) : { wanted: [] };
}

export const writeRecord = async (record: OfflineRecord) =>
  (await caches.open(recordCache)).put(recordKey, new Response(JSON.stringify(record)));

/** The cache of a build. */
export const openBuild = (id: string) => caches.open(cachePrefix + id);

/** Removes the builds that a record does not name. */
export async function removeOtherBuilds({ inUse, next, before }: OfflineRecord, alsoKept?: string) {
  const named = new Set([inUse?.id, next?.id, before, alsoKept, 'record'].map((id) => `${cachePrefix}${id}`));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && !named.has(name)).map((name) => caches.delete(name)),
  );
}
