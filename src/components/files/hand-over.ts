import { JobError } from '../../errors/errors.ts';
import type { DiskPlace } from '../../jobs/contract/disk-place.ts';
import { openArea } from '../../jobs/disk/disk.ts';
import { onceUnheld } from '../../jobs/disk/leftovers.ts';
import { leaveFolders, stay, takeFolder } from '../../jobs/disk/page-folders.ts';
import { deleteHandOver, getHandOver, putHandOver, type HandedFile } from './hand-over-store.ts';
import { arrivalHash, forgetPending, pendingHandOver, setPending } from './pending-hand-over.ts';
import type { TakenFile } from './take-files.ts';

/**
 * Opens a tool's page with files. `options`: values for those of its options that tools have in common.
 *
 * @throws {JobError} `cannot-hand-over` when the browser cannot keep them on the way.
 */
export async function goOn(slug: string, files: TakenFile[], options: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  try {
    await putHandOver({ id, at: Date.now(), folders: leaveFolders(), files: files.map(handed) });
    setPending({ id, options });
  } catch (error) {
    stay();
    throw new JobError('cannot-hand-over', { cause: String(error) }, { cause: error });
  }
  location.href = `/${slug}${arrivalHash}`;
}

const handed = ({ file, path, onDisk }: TakenFile): HandedFile =>
  onDisk ? { path, onDisk, name: file.name, type: file.type } : { path, file };

/**
 * The files that the page before left for this one, which the address says. From now on they are this page's.
 *
 * @throws {JobError} `not-handed-over` when they are gone.
 */
export async function takeHandedOver(): Promise<TakenFile[]> {
  const id = pendingHandOver()?.id ?? '';
  try {
    return await onceUnheld(id, () => takeFiles(id));
  } catch (error) {
    throw new JobError('not-handed-over', {}, { cause: error });
  } finally {
    forgetPending();
    history.replaceState(null, '', location.pathname);
  }
}

async function takeFiles(id: string): Promise<TakenFile[]> {
  const handOver = await getHandOver(id);
  if (!handOver) throw new Error('There is no such hand-over');
  // Before the hand-over is deleted: one of both protects the folders at any time.
  await Promise.all(handOver.folders.map(takeFolder));
  const files = await Promise.all(handOver.files.map(reopen));
  await deleteHandOver(id);
  return files;
}

async function reopen(handedFile: HandedFile): Promise<TakenFile> {
  if ('file' in handedFile) return handedFile;
  const { path, onDisk, name, type } = handedFile;
  return { path, onDisk, file: new File([await openResult(onDisk)], name, { type }) };
}

async function openResult({ folder, name }: DiskPlace): Promise<File> {
  const results = await openArea('results');
  if (!results) throw new Error('Nothing is kept on the disk');
  return (await (await results.getDirectoryHandle(folder)).getFileHandle(name)).getFile();
}
