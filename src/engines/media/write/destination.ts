import { BufferTarget, type Target } from 'mediabunny';
import { JobError } from '../../../errors/errors.ts';
import { DiskTarget } from '../mediabunny/disk-target.ts';
import type { DiskPlace } from '../../../jobs/contract/disk-place.ts';
import { createDiskResult } from './disk-result.ts';

/** Larger results go to disk: a result in memory is held two to three times while it is made. In bytes. */
const memoryLimit = 48_000_000;

/** Where the bytes of a result go. */
export interface Destination {
  target: Target;
  /** The result, under its name for people. Nothing may be written any more. */
  finish(
    name: string,
    mimeType: string,
    patches: { bytes: Uint8Array<ArrayBuffer>; position: number }[],
  ): Promise<File>;
  /** Removes it, finished or not. */
  discard(): Promise<void>;
  /** Rejects as soon as the disk takes no more. Muxers notice that late: some at the end of the work. */
  refused: Promise<never>;
}

/**
 * Makes room for a result, and has it written there. When that fails, nothing of it stays.
 *
 * @param needed How large it may become, in bytes.
 * @throws {JobError} `no-space` when the browser does not have that much, `disk-full` or `disk-failed` when the disk
 * refuses while it is written.
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

/** Where a result is on the disk, if that is where it was put. */
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
      // Made of the file on disk by reference.
      const named = new File([file], name, { type });
      places.set(named, place);
      return named;
    },
    discard: result.discard,
    refused: refused.promise,
  };
}
