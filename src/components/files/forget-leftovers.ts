import { foldersBeingCopied } from '../../jobs/disk/copied-folders.ts';
import { openArea, type DiskArea } from '../../jobs/disk/disk.ts';
import { patience } from '../../jobs/disk/left.ts';
import { isHeld, removeOnceClosed } from '../../jobs/disk/leftovers.ts';
import { beginTab, mayComeBack, tabId } from '../../jobs/disk/tab.ts';
import { allVisits, deleteTab, deleteVisit, forgetterOf } from './kept-visits.ts';
import { forgetPending, isArrival, pendingHandOver } from './pending-hand-over.ts';

/** Removes what pages that are gone have left on this device. Every page does it as it opens. */
async function forgetLeftovers() {
  await stayInTab();
  const haveVisitsLeft = await forgetVisits();
  const haveFoldersLeft = await Promise.all((['results', 'unfinished'] as const).map(forgetFolders));
  if (haveVisitsLeft || haveFoldersLeft.includes(true)) setTimeout(start, patience.next);
}

let forget: (() => void) | undefined;

/** What the tab keeps goes when its page is closed, where that can be told. */
async function stayInTab() {
  const tab = tabId();
  if (!tab) return;
  await beginTab();
  await forgetUnopened(tab);
  forget ??= await forgetterOf(tab);
}

/** The tab opened another page than the one that files were on their way to. */
async function forgetUnopened(tab: string) {
  const pending = pendingHandOver();
  if (!pending || isArrival()) return;
  forgetPending();
  await deleteVisit(tab, pending.id);
}

/** Returns whether other tabs have some left. */
async function forgetVisits(): Promise<boolean> {
  const tabs = Map.groupBy(await allVisits(), ({ tab }) => tab);
  const own = tabId();
  let haveLeft = false;
  for (const [tab, visits] of tabs) {
    if (tab === own) continue;
    const isRecent = visits.some(({ at }) => Math.abs(Date.now() - at) < patience.next);
    if (isRecent || (await isHeld(tab))) haveLeft = true;
    else await deleteTab(tab);
  }
  return haveLeft;
}

/** Returns whether any are left. */
async function forgetFolders(areaName: DiskArea): Promise<boolean> {
  const area = await openArea(areaName);
  if (!area) return false;
  const folders: string[] = [];
  for await (const folder of area.keys()) folders.push(folder);
  const visits = await allVisits();
  const isNeeded = async (folder: string) =>
    foldersBeingCopied().includes(folder) ||
    visits.some((visit) => visit.folders.includes(folder)) ||
    // Of those that are listed none is held later that is not held now: each is held before it exists.
    (await isHeld(folder));
  const removed = folders.map(async (folder) => !(await isNeeded(folder)) && removeOnceClosed(area, folder));
  return (await Promise.all(removed)).includes(false);
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
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted && !mayComeBack()) forget?.();
  });
}
