import { BufferTarget, type Target } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { DiskTarget } from '../mediabunny/disk-target.ts';
import type { DiskPlace } from '#jobs/contract/disk-place.ts';
import { openDisk } from '#jobs/disk/disk.ts';
import { createDiskResult } from './disk-result.ts';

/** Larger results go to disk, since a result in memory is held two to three times while it is made. In bytes. */
const memoryLimit = 48_000_000;
/** The same where there is no disk: browsers on phones end a page that takes about 1 GB. */
const memoryLimitWithoutDisk = 250_000_000;

/** Where the bytes of a result go. */
export interface Destination {
  target: Target;
  /** Returns the result, under its name for people. Nothing may be written after this. */
  finish(
    name: string,
    mimeType: string,
    patches: { bytes: Uint8Array<ArrayBuffer>; position: number }[],
  ): Promise<File>;
  /** Removes the result, finished or not. */
  discard(): Promise<void>;
  /** Rejects as soon as the disk refuses. Muxers notice that late, some only at the end of the work. */
  refused: Promise<never>;
}

/**
 * Makes room for a result, and has it written there. After a failure, nothing of it remains.
 *
 * @param needed The largest size it may have, in bytes.
 * @throws {JobError} `no-disk` or `no-space` if the browser does not have that much; `disk-full` or `disk-failed` if the disk
 *   refuses during writing.
 */
export async function writeResult<Result>(
  needed: number,
  write: (destination: Destination) => Promise<Result>,
): Promise<Result> {
  const destination = await openDestination(needed);
  try {
    return await Promise.race([write(destination), destination.refused]);
  } catch (error) {
    await destination.discard();
    throw error;
  }
}

async function openDestination(needed: number): Promise<Destination> {
  if (needed <= memoryLimit) return inMemory();
  if (!(await openDisk())) {
    if (needed <= memoryLimitWithoutDisk) return inMemory();
    throw new JobError('no-disk', { needed });
  }
  const available = await freeSpace();
  if (available < needed) {
    throw new JobError('no-space', { needed, available });
  }
  return onDisk();
}

async function freeSpace(): Promise<number> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return Math.max(0, quota - usage);
}

function inMemory(): Destination {
  const target = new BufferTarget();
  return {
    target,
    async finish(name, type, patches) {
      if (!target.buffer) throw new Error('The result was not finalized');
      for (const { bytes, position } of patches) new Uint8Array(target.buffer).set(bytes, position);
      return new File([target.buffer], name, { type });
    },
    discard: async () => undefined,
    refused: new Promise(() => undefined),
  };
}

const places = new WeakMap<File, DiskPlace>();

/** Returns where a result is on the disk, if that is where it was put. */
export const placeOf = (file: File): DiskPlace | undefined => places.get(file);

async function onDisk(): Promise<Destination> {
  const result = await createDiskResult();
  const refused = Promise.withResolvers<never>();
  const write: typeof result.write = (bytes, position) => {
    try {
      result.write(bytes, position);
    } catch (error) {
      refused.reject(error);
      throw error;
    }
  };
  return {
    target: new DiskTarget(write),
    async finish(name, type, patches) {
      for (const { bytes, position } of patches) result.write(bytes, position);
      const { file, place } = await result.finish();
      // This file references the one on disk.
      const named = new File([file], name, { type });
      places.set(named, place);
      return named;
    },
    discard: result.discard,
    refused: refused.promise,
  };
}
