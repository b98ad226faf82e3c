/**
 * Serves the site's own files from what someone chose to keep on this device, and nothing else. It contains only this
 * site's code, and may only connect to this site (`offline` in `policies.ts`).
 */
import { isOwn } from '#addresses/own-addresses.ts';
import { familyIds } from '#families.ts';
import { languageIds } from '#languages.ts';
import { filesFor, keptBuild, sizeOf } from './builds.ts';
import { keepSome, type Kept } from './keep.ts';
import type { OfflineReply, OfflineRequest, OfflineState, PartId } from './messages.ts';
import {
  cachePrefix,
  matchIn,
  openBuild,
  readRecord,
  removeOtherBuilds,
  writeRecord,
  type OfflineRecord,
} from './storage.ts';

/** As far as this script needs it; TypeScript's library for pages has no service workers. */
interface ServiceWorkerScope extends EventTarget {
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<unknown[]> };
}
interface LastingEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Message extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}
// The types of pages and of service workers are mutually exclusive.
const scope = self as unknown as ServiceWorkerScope;

const partIds: readonly PartId[] = [...familyIds, ...languageIds];

/** Address -> the name of its cache, and whether it is a page. */
type Served = ReadonlyMap<string, { cache: string; isPage: boolean }>;

/** Known once it has been read; until then, requests wait for it. */
let served: Served | undefined;
let reading: Promise<Served> | undefined;

/**
 * Pages only come from the current build. What they load is named by its content hash, so open pages of the previous
 * build still find theirs.
 */
async function readServed(): Promise<Served> {
  const { inUse, before } = await readRecord();
  const all = new Map<string, { cache: string; isPage: boolean }>();
  const [used, old] = await Promise.all([
    inUse && keptBuild(inUse.id),
    before === undefined ? undefined : keptBuild(before),
  ]);
  if (old) {
    for (const { address, isPage } of filesFor(old, partIds))
      if (!isPage) all.set(address, { cache: cachePrefix + old.id, isPage });
  }
  if (used && inUse) {
    for (const { address, isPage } of filesFor(used, inUse.parts))
      all.set(address, { cache: cachePrefix + used.id, isPage });
  }
  served = all;
  return all;
}

function readAgain() {
  served = undefined;
  reading = readServed();
  return reading;
}

/** The address of a site file that a request could be for, if it is a plain GET without a query. */
function addressOf({ method, url }: Request): string | undefined {
  const { origin, pathname, search, href } = new URL(url);
  const isPlain = method === 'GET' && origin === location.origin && search === '' && !href.includes('?');
  return isPlain && isOwn(pathname) ? pathname : undefined;
}

async function answer(address: string, request: Request): Promise<Response> {
  const all = await (reading ??= readServed()).catch((error: unknown) => {
    // The network answers then, and the next request tries again.
    reading = undefined;
    console.error(error);
  });
  const found = all?.get(address);
  if (found && found.isPage === (request.mode === 'navigate')) {
    const kept = await matchIn(found.cache, address);
    if (kept) return kept;
  }
  return fetch(request);
}

scope.addEventListener('fetch', (event) => {
  // Listeners for `fetch` receive this type.
  const { request } = event as FetchEvent;
  const address = addressOf(request);
  if (address === undefined || (served && !served.has(address))) return;
  // As above.
  (event as FetchEvent).respondWith(answer(address, request));
});

// Pages that are already open also get what is kept.
scope.addEventListener('activate', (event) => (event as LastingEvent).waitUntil(scope.clients.claim()));

async function state({ missing, problem }: Kept): Promise<OfflineState> {
  const { inUse, next } = await readRecord();
  const build = inUse && (await keptBuild(inUse.id));
  return {
    ...(inUse &&
      build && {
        inUse: {
          parts: inUse.parts,
          size: sizeOf(filesFor(build, inUse.parts)),
          date: build.manifest.date,
          ...(build.manifest.commit !== undefined && { commit: build.manifest.commit }),
        },
      }),
    isNewReady: next !== undefined,
    missing,
    ...(problem && { problem }),
  };
}

const nothingMissing: Kept = { missing: 0 };
let underWay = new AbortController();

const partsOf = (given: unknown) => partIds.filter((id) => Array.isArray(given) && given.includes(id));

/** Drops whatever was incomplete. */
async function forgetPartial(): Promise<Kept> {
  const { inUse } = await readRecord();
  const record: OfflineRecord = { wanted: inUse?.parts ?? [], ...(inUse && { inUse }) };
  await writeRecord(record);
  return remove([]);
}

async function remove(gone: readonly PartId[]): Promise<Kept> {
  const { wanted, inUse } = await readRecord();
  const left = (some: readonly PartId[]) => some.filter((part) => !gone.includes(part));
  const record = { wanted: left(wanted), ...(inUse && { inUse: { ...inUse, parts: left(inUse.parts) } }) };
  await writeRecord(record);
  await removeOtherBuilds(record);
  const build = inUse && (await keptBuild(inUse.id));
  if (build) {
    const needed = new Set(filesFor(build, left(inUse.parts)).map(({ address }) => address));
    const all = filesFor(build, partIds).filter(({ address }) => !needed.has(address));
    const cache = await openBuild(build.id);
    await Promise.all(all.map(({ address }) => cache.delete(address)));
  }
  return nothingMissing;
}

async function switchToNew(): Promise<Kept> {
  const { wanted, inUse, next } = await readRecord();
  if (!next) return nothingMissing;
  const record = { wanted, inUse: next, ...(inUse && { before: inUse.id }) };
  await writeRecord(record);
  await removeOtherBuilds(record);
  return nothingMissing;
}

/** Drops the previous build once no page of it is open, except perhaps the one that asks, which is newer. */
async function forgetBefore() {
  const { before, ...record } = await readRecord();
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (before === undefined || pages.length > 1) return;
  await writeRecord(record);
  await removeOtherBuilds(record);
}

async function want(parts: readonly PartId[]) {
  const record = await readRecord();
  await writeRecord({ ...record, wanted: [...new Set([...record.wanted, ...parts])] });
}

type Tell = (done: number, total: number) => void;

/** The handlers of all requests. */
const tasks: Record<OfflineRequest['type'], (parts: PartId[], tell: Tell) => Promise<Kept>> = {
  tell: async () => nothingMissing,
  async keep(added, tell) {
    await want(added);
    return keepSome(underWay.signal, tell);
  },
  async look(used, tell) {
    await forgetBefore();
    const { inUse } = await readRecord();
    if (inUse) await want(used);
    return inUse ? keepSome(underWay.signal, tell) : nothingMissing;
  },
  switch: switchToNew,
  remove,
  stop: forgetPartial,
};

/** Requests run one at a time. */
let last: Promise<unknown> = Promise.resolve();

scope.addEventListener('message', (event) => {
  // Listeners for `message` receive this type.
  const { data, ports } = event as Message;
  // For anything but an object, these are undefined.
  const { type, parts: named } = (data ?? {}) as { type?: unknown; parts?: unknown };
  const [port] = ports;
  if (typeof type !== 'string' || !Object.hasOwn(tasks, type) || !port) return;
  // It is one of them, as just checked.
  const task = tasks[type as OfflineRequest['type']];
  const say = (reply: OfflineReply) => port.postMessage(reply);
  if (type === 'stop') {
    underWay.abort();
    underWay = new AbortController();
  }
  last = last
    .then(() => task(partsOf(named), (done, total) => say({ type: 'progress', done, total })))
    .then(async (kept) => {
      await readAgain();
      say({ type: 'state', ...(await state(kept)) });
    })
    .catch((error: unknown) => console.error(error));
  // `waitUntil` exists for messages to service workers.
  (event as LastingEvent).waitUntil(last);
});
