import { foldersBeingCopied } from '../../jobs/disk/copied-folders.ts';
import { openArea, type DiskArea } from '../../jobs/disk/disk.ts';
import { ifUnheld, removeOnceClosed } from '../../jobs/disk/leftovers.ts';
import { allHandOvers, deleteHandOver, type HandOver } from './hand-over-store.ts';
import { forgetPending, isArrival, pendingHandOver } from './pending-hand-over.ts';

/** How long files wait for the page that was to open with them. In milliseconds. */
const patience = 60_000;

/** Removes what pages that are gone have left on this device. Every page does it as it opens. */
async function forgetLeftovers() {
  const isAwaited = await forgetHandOvers();
  await Promise.all((['results', 'unfinished'] as const).map(forgetFolders));
  if (isAwaited || foldersBeingCopied().length > 0) setTimeout(start, patience);
}

/** Returns whether some files are still on their way. */
async function forgetHandOvers(): Promise<boolean> {
  const pending = pendingHandOver()?.id;
  const comes = isArrival() ? pending : undefined;
  // The tab opened another page than the one that they were for.
  if (pending && !comes) forgetPending();
  const now = Date.now();
  const isOver = ({ id, at }: HandOver) => id !== comes && (id === pending || Math.abs(now - at) >= patience);
  const [over, awaited] = partition(await allHandOvers(), isOver);
  for (const { id } of over) await ifUnheld(id, () => deleteHandOver(id));
  return awaited.length > 0;
}

const partition = <T>(all: T[], is: (one: T) => boolean) => [all.filter(is), all.filter((one) => !is(one))] as const;

async function forgetFolders(areaName: DiskArea) {
  const area = await openArea(areaName);
  if (!area) return;
  const folders: string[] = [];
  for await (const folder of area.keys()) folders.push(folder);
  const forget = async (folder: string) => {
    if (foldersBeingCopied().includes(folder)) return;
    const handOvers = await allHandOvers();
    if (!handOvers.some(({ folders: awaited }) => awaited.includes(folder))) await removeOnceClosed(area, folder);
  };
  await Promise.all(folders.map((folder) => ifUnheld(folder, () => forget(folder))));
}

function start() {
  forgetLeftovers().catch((error: unknown) => {
    // Where people let sites keep nothing, there is nothing to forget.
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  });
}

// Elsewhere browsers have no such disk, and no locks.
if (isSecureContext) {
  start();
  window.addEventListener('pageshow', ({ persisted }) => persisted && start());
}
