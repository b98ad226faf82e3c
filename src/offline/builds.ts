import type { BuildManifest } from '#build/build-manifest.ts';
import { manifestAddress, offlinePartsAddress } from '#addresses/build-addresses.ts';
import { fetchAsBuilt, listedFiles, NotAsBuilt, sha256Of, type ListedFile } from './fetch-as-built.ts';
import type { OfflineParts, PartId } from './messages.ts';
import { cachePrefix, matchIn, openBuild } from './storage.ts';

/** A build, with its own description. */
export interface Build {
  /** The hash of its manifest. */
  id: string;
  manifest: BuildManifest;
  files: ReadonlyMap<string, ListedFile>;
  parts: OfflineParts;
}

async function readBuild(id: string, manifestText: string, parts: Response): Promise<Build> {
  // The build writes it (`server/build-manifest.ts`); anything else fails here or when files are compared with it.
  const manifest = JSON.parse(manifestText) as BuildManifest;
  // Its hash was checked.
  return { id, manifest, files: listedFiles(manifest), parts: (await parts.json()) as OfflineParts };
}

/** Returns the build with this id, if its manifest is kept. */
export async function keptBuild(id: string): Promise<Build | undefined> {
  const [manifest, parts] = await Promise.all(
    [manifestAddress, offlinePartsAddress].map((address) => matchIn(cachePrefix + id, address)),
  );
  return manifest && parts ? readBuild(id, await manifest.text(), parts) : undefined;
}

const nothing = () => undefined;

/**
 * Returns the build that the host currently serves.
 *
 * @throws {NotAsBuilt} if its list of parts is not the one in its manifest.
 */
export async function newestBuild(signal: AbortSignal): Promise<Build> {
  const response = await fetch(manifestAddress, { cache: 'no-cache', redirect: 'error', signal });
  if (!response.ok) throw new NotAsBuilt(manifestAddress);
  const text = await response.text();
  const id = await sha256Of(new TextEncoder().encode(text));
  const known = await keptBuild(id);
  if (known) return known;
  // The host of these pages wrote it: with any other manifest, no file would match.
  const manifest = JSON.parse(text) as BuildManifest;
  const listed = listedFiles(manifest).get(offlinePartsAddress);
  if (!listed) throw new NotAsBuilt(offlinePartsAddress);
  const parts = await fetchAsBuilt(listed, manifest.site, signal, nothing);
  const cache = await openBuild(id);
  await cache.put(offlinePartsAddress, parts.clone());
  await cache.put(manifestAddress, new Response(text));
  return readBuild(id, text, parts);
}

/** The files that these parts need. */
export function filesFor({ files, parts }: Build, wanted: readonly PartId[]): ListedFile[] {
  const addresses = new Set(wanted.flatMap((part) => parts[part] ?? []));
  return [...addresses].map((address) => {
    const file = files.get(address);
    if (!file) throw new NotAsBuilt(address);
    return file;
  });
}

export const sizeOf = (files: readonly ListedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

/** The addresses of those files of a build that are stored, whether or not a family is complete. */
export async function addressesIn(id: string): Promise<Set<string>> {
  const requests = await (await openBuild(id)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}
