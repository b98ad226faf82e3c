import { addressesIn, filesFor, keptBuild, newestBuild, sizeOf, type Build } from './builds.ts';
import { fetchAsBuilt, NotAsBuilt, type ListedFile } from './fetch-as-built.ts';
import type { OfflineProblem } from './messages.ts';
import { openBuild, readRecord, removeOtherBuilds, writeRecord, type OfflineRecord } from './storage.ts';

/**
 * How long one request fetches files, in milliseconds: browsers terminate a service worker that is busy for minutes.
 */
const patience = 15_000;
/** How many files are fetched in parallel: as many as browsers have connections to one host. */
const concurrency = 6;

export interface Kept {
  /** In bytes. */
  missing: number;
  problem?: OfflineProblem;
}

type Tell = (done: number, total: number) => void;

const isSame = (a: ListedFile, b: ListedFile | undefined) =>
  a.sha256 === b?.sha256 && JSON.stringify(a.headers) === JSON.stringify(b.headers);

/** Copies missing files from another build that has them too. Returns the others. */
async function copyFrom(other: Build | undefined, to: Build, missing: ListedFile[]): Promise<ListedFile[]> {
  if (!other || other.id === to.id) return missing;
  const [from, into] = await Promise.all([openBuild(other.id), openBuild(to.id)]);
  const copied = await Promise.all(
    missing.map(async (file) => {
      const kept =
        isSame(file, other.files.get(file.address)) && (await from.match(file.address, { ignoreVary: true }));
      if (kept) await into.put(file.address, kept);
      return Boolean(kept);
    }),
  );
  return missing.filter((_, index) => !copied[index]);
}

/**
 * Fetches some of the files of a build that the wanted parts still need. Returns how much is still missing, in
 * bytes.
 */
async function fetchSome(build: Build, record: OfflineRecord, signal: AbortSignal, tell: Tell): Promise<number> {
  const files = filesFor(build, record.wanted);
  const there = await addressesIn(build.id);
  const missing = files.filter(({ address }) => !there.has(address));
  const left = await copyFrom(record.inUse && (await keptBuild(record.inUse.id)), build, missing);
  const total = sizeOf(files);
  let arriving = total - sizeOf(left);
  const toFetch = left.values();
  const cache = await openBuild(build.id);
  const end = Date.now() + patience;
  const failed = new AbortController();
  const stopped = AbortSignal.any([signal, failed.signal]);
  const fetched = new Set<ListedFile>();

  async function takeNext() {
    for (const file of toFetch) {
      const response = await fetchAsBuilt(file, build.manifest.site, stopped, (bytes) => {
        arriving += bytes;
        tell(Math.min(arriving, total), total);
      });
      await cache.put(file.address, response);
      fetched.add(file);
      if (Date.now() > end) return;
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, takeNext));
  } catch (error) {
    failed.abort();
    throw error;
  }
  return sizeOf(left.filter((file) => !fetched.has(file)));
}

/** Records a complete build: it is used at once if there was none, otherwise when someone agrees. */
function withComplete(record: OfflineRecord, { id }: Build): OfflineRecord {
  const { wanted, inUse, before } = record;
  const complete = { id, parts: wanted };
  const isFirst = inUse === undefined || inUse.id === id;
  return {
    wanted,
    inUse: isFirst ? complete : inUse,
    ...(!isFirst && { next: complete }),
    ...(before !== undefined && { before }),
  };
}

function problemOf(error: unknown): OfflineProblem {
  if (error instanceof NotAsBuilt) return { code: 'not-as-built', address: error.address };
  return { code: error instanceof Error && error.name === 'QuotaExceededError' ? 'room' : 'network' };
}

/** Fetches some of the files of the host's current build that the wanted parts still need. */
export async function keepSome(signal: AbortSignal, tell: Tell): Promise<Kept> {
  const record = await readRecord();
  let build: Build | undefined;
  try {
    build = await newestBuild(signal);
    const { inUse, wanted } = record;
    if (inUse?.id === build.id && wanted.every((part) => inUse.parts.includes(part))) return { missing: 0 };
    const missing = await fetchSome(build, record, signal, tell);
    if (missing === 0) {
      const complete = withComplete(record, build);
      await writeRecord(complete);
      await removeOtherBuilds(complete);
    }
    return { missing };
  } catch (error) {
    // The host may have a new build meanwhile: then that one is fetched.
    if (error instanceof NotAsBuilt && build) {
      const now = await newestBuild(signal).catch(() => build);
      if (now?.id !== build.id) return { missing: 1 };
    }
    if (signal.aborted) return { missing: 0 };
    console.warn(error);
    return { missing: 0, problem: problemOf(error) };
  }
}
