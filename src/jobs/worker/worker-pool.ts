import { hasSharedMemory } from '#shared-memory.ts';
import type { AssetName } from '#engines/assets.ts';
import { loadAsset } from './assets.ts';
import { bareWorker } from './bare-worker.ts';
import { folderOfPage, folderOfWorker } from '../disk/page-folders.ts';
import { handDecoded } from './decode-sound.ts';
import type { Request, Response } from '../contract/messages.ts';
import type { EngineId } from '../contract/question.ts';
import { workerAddress } from './worker-address.ts';

/**
 * How long a worker waits for another job, in milliseconds: long enough for the next file of a batch. While people see
 * the page, the last one waits on unless it holds more than so many bytes: it would have to start for the next file.
 */
const idleTime = 20_000;
const heldWarm = 128 * 2 ** 20;
/**
 * After this many jobs, a worker is terminated and replaced, because its memory is fragmented. One that reports what it
 * holds may do more.
 */
const jobsBeforeRenewal = { unknown: 40, told: 200 };
/**
 * WebAssembly never returns memory: a worker that holds more than this is terminated at once. In bytes. It is more than
 * a JPEG of 12 MP or a JPEG XL of 1 MP leaves behind: otherwise a batch of them would start libvips for every other one.
 */
const mostHeld = 450 * 2 ** 20;

export interface PooledWorker {
  worker: Worker;
  /** Its folder on the disk, if its engine writes there. */
  unfinished?: string;
  jobs: number;
  /** The memory that it holds, according to its engine, in bytes. */
  held?: number;
  /** The number of files that it waits for. Fires `loaded` when there are none left. */
  loading: number;
  /** The number of things that it is starting, including its own script. */
  starting: number;
  idleTimer?: ReturnType<typeof setTimeout>;
}

const idle: Record<EngineId, PooledWorker[]> = { image: [], media: [], pdf: [], ocr: [] };

/** Starts a worker, whose engine may ask the page for files at any time. */
export function fresh(engine: EngineId): PooledWorker {
  const unfinished = engine === 'media' ? folderOfWorker() : undefined;
  // `src/engines/media/write/disk-result.ts` reads the folders from the name.
  const name = unfinished ? `${folderOfPage()} ${unfinished}` : engine;
  // One script per engine, because each is served with its own policy (`policies.ts`).
  const worker = new Worker(workerAddress(engine), { type: 'module', name });
  const pooled: PooledWorker = { worker, ...(unfinished && { unfinished }), jobs: 0, loading: 0, starting: 1 };
  // A worker whose script did not load never answers, so it must not be reused.
  worker.addEventListener('error', () => leaveIdle(engine, pooled) && end(pooled));
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    if (data.type === 'decode') void handDecoded(worker, data);
    if (data.type === 'starting') pooled.starting += 1;
    if (data.type === 'started') pooled.starting -= 1;
    if (data.type === 'load') void load(pooled, data.name);
  });
  return pooled;
}

async function load(pooled: PooledWorker, name: AssetName) {
  const send = (message: Request, transfer: MessagePort[] = []) => pooled.worker.postMessage(message, { transfer });
  pooled.loading += 1;
  await loadAsset(name).then(
    (asset) => send({ type: 'asset', name, asset }, asset instanceof MessagePort ? [asset] : []),
    () => send({ type: 'asset-failed', name }),
  );
  pooled.loading -= 1;
  if (pooled.loading === 0) pooled.worker.dispatchEvent(new Event('loaded'));
}

/** What a worker that had done nothing else held after it read a header, at most, in bytes. */
const heldByReader: Partial<Record<EngineId, number>> = {};

/** Notes what a worker holds that has just read a header. */
export function noteRead(engine: EngineId, { jobs, held = 0 }: PooledWorker) {
  if (jobs < 1) heldByReader[engine] = Math.max(heldByReader[engine] ?? 0, held);
}

/** The memory that a worker takes to read a header, in bytes: most of it remains until the worker is terminated. */
export const memoryToRead = (engine: EngineId): number => bareWorker + (heldByReader[engine] ?? 0);

export const countIdle = (engine: EngineId): number => idle[engine].length;

export function take(engine: EngineId): PooledWorker {
  const pooled = idle[engine].pop();
  if (!pooled) return fresh(engine);
  clearTimeout(pooled.idleTimer);
  return pooled;
}

/**
 * Starts what all work of an engine needs: its worker, and for images libvips. As that is large, it is requested only
 * once the worker's script is there: on a slow connection, the code that shows the files would otherwise wait behind
 * it.
 */
export function prepareEngine(engine: EngineId) {
  if (idle[engine].length === 0) release(engine, fresh(engine));
  if (engine !== 'image' || !hasSharedMemory) return;
  const loadVips = () => void loadAsset('vips').catch(() => undefined);
  const [pooled] = idle[engine];
  if (pooled?.starting === 0) loadVips();
  else pooled?.worker.addEventListener('message', loadVips, { once: true });
}

/** Resolves when the disk holds nothing of workers that were terminated. */
let cleared: Promise<unknown> = Promise.resolve();

/** Takes a worker for a job once it has the memory and the disk space of those before. */
export async function takeForJob(engine: EngineId): Promise<PooledWorker> {
  if (engine === 'media') await cleared;
  if (engine === 'image') {
    // A worker starts while the memory of the one before is freed.
    prepareEngine('image');
    await freed;
  }
  return take(engine);
}

export function end({ worker, unfinished }: PooledWorker) {
  worker.terminate();
  if (!unfinished) return;
  const removed = import('../disk/leftovers.ts')
    .then(({ removeUnfinished }) => removeUnfinished(unfinished))
    // The next page that is opened removes it, too.
    .catch((error: unknown) => console.error(error));
  cleared = Promise.all([cleared, removed]);
}

/** How long an idle worker has to end its threads, in milliseconds. */
const stopTime = 5000;

/** Resolves when no worker holds memory that is to be freed. */
let freed: Promise<unknown> = Promise.resolve();

/**
 * Ends an idle worker. One with threads ends them itself: Chromium waits two seconds for threads that block, and their
 * memory would stay beside that of the next worker.
 */
function retire(engine: EngineId, pooled: PooledWorker) {
  if (engine !== 'image') return end(pooled);
  const { promise, resolve } = Promise.withResolvers<void>();
  const heard = ({ data }: MessageEvent<Response>) => data.type === 'stopped' && resolve();
  pooled.worker.addEventListener('message', heard);
  pooled.worker.postMessage({ type: 'stop' } satisfies Request);
  setTimeout(resolve, stopTime);
  freed = Promise.all([freed, promise.then(() => end(pooled))]);
}

export function release(engine: EngineId, pooled: PooledWorker) {
  const { held, jobs } = pooled;
  const isWorn = jobs >= jobsBeforeRenewal[held === undefined ? 'unknown' : 'told'];
  if (isWorn || (held ?? 0) > mostHeld) return retire(engine, pooled);
  idle[engine].push(pooled);
  waitIdle(engine, pooled);
}

function waitIdle(engine: EngineId, pooled: PooledWorker) {
  pooled.idleTimer = setTimeout(() => {
    const isLast = idle[engine].length === 1 && (pooled.held ?? 0) <= heldWarm;
    // In Node, nobody looks at a page.
    if (isLast && globalThis.document?.visibilityState === 'visible') waitIdle(engine, pooled);
    else endIdle(engine, pooled);
  }, idleTime);
}

/** The memory that a batch leaves for idle workers, in bytes. */
const left: Partial<Record<EngineId, number>> = {};

/** Terminates idle workers until the others hold at most this many bytes together; the next one to be taken stays. */
export function limitIdle(engine: EngineId, most: number) {
  left[engine] = most;
  const waiting = () => idle[engine].slice(0, -1).reduce((sum, { held = 0 }) => sum + bareWorker + held, 0);
  while (waiting() > most) {
    const [pooled] = idle[engine];
    if (!pooled) return;
    endIdle(engine, pooled);
  }
}

/** Terminates an idle worker if it holds more than a batch has left. */
export function endGrown(engine: EngineId, pooled: PooledWorker) {
  const { held = 0 } = pooled;
  if (bareWorker + held > (left[engine] ?? Infinity)) endIdle(engine, pooled);
}

function endIdle(engine: EngineId, pooled: PooledWorker) {
  if (leaveIdle(engine, pooled)) retire(engine, pooled);
}

/** Takes a worker out of the idle ones. Returns whether it was one. */
function leaveIdle(engine: EngineId, pooled: PooledWorker): boolean {
  const index = idle[engine].indexOf(pooled);
  if (index < 0) return false;
  clearTimeout(pooled.idleTimer);
  idle[engine].splice(index, 1);
  return true;
}
