import { isStorageRefused, openArea, type DiskArea } from '#jobs/disk/disk.ts';
import { foldersBeingCopied, patience } from '#jobs/disk/kept-until.ts';
import { isHeld, removeOnceClosed } from '#jobs/disk/leftovers.ts';
import { beginTab, mayComeBack, tabId } from '#jobs/disk/tab.ts';
import { allVisits, deleteTab, deleteVisit, forgetterOf } from './kept-visits.ts';
import { forgetPending, isArrival, pendingHandOver } from './pending-hand-over.ts';

/** Removes what closed pages have left on this device. Every page does so when it opens. */
async function forgetLeftovers() {
  await stayInTab();
  const haveVisitsLeft = await forgetVisits();
  const haveFoldersLeft = await Promise.all((['results', 'unfinished'] as const).map(forgetFolders));
  if (haveVisitsLeft || haveFoldersLeft.includes(true)) setTimeout(start, patience.next);
}

let forget: (() => void) | undefined;

/** Stored data of the tab is deleted when its page is closed, if the browser reports that. */
async function stayInTab() {
  const tab = tabId();
  if (!tab) return;
  await beginTab();
  await forgetUnopened(tab);
  forget ??= await forgetterOf(tab);
}

/** Deletes a pending hand-over if somebody came back to an earlier page instead. */
async function forgetUnopened(tab: string) {
  const pending = pendingHandOver();
  if (!pending || isArrival()) return;
  forgetPending();
  await deleteVisit(tab, pending.id);
}

/** Returns whether other tabs still have some. */
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
    // A listed folder that is not held here is never held later: each is held before it exists.
    (await isHeld(folder));
  const removed = folders.map(async (folder) => !(await isNeeded(folder)) && removeOnceClosed(area, folder));
  return (await Promise.all(removed)).includes(false);
}

function start() {
  forgetLeftovers().catch((error: unknown) => {
    // If people do not let sites store anything, there is nothing to forget.
    if (!isStorageRefused(error)) throw error;
  });
}

// In an insecure context, browsers have neither this storage nor locks.
if (isSecureContext) {
  start();
  window.addEventListener('pageshow', ({ persisted }) => persisted && start());
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted && !mayComeBack()) forget?.();
  });
}
