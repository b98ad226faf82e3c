import { hold } from './disk.ts';
import { left, leftForGood } from './kept-until.ts';

/**
 * A tab in which somebody has continued with files from one tool to another. Everything that the Back and Forward
 * buttons can return to is kept, as long as a page of this site is open there; the page holds a lock of the tab's name.
 */
interface Tab {
  id: string;
  /**
   * Whether its browser keeps whole pages for the Back button. In that case, a page that is not kept is closed for
   * good.
   */
  keepsPages?: true;
}

const key = 'tab';

/** This site's own pages wrote it. */
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Tab | null;

/** Undefined if nobody has continued with files. */
export const tabId = (): string | undefined => stored()?.id;

let held: string | undefined;

/** Marks this tab as one that can come back. */
export async function beginTab(): Promise<string> {
  const tab = stored() ?? { id: crypto.randomUUID() };
  sessionStorage.setItem(key, JSON.stringify(tab));
  if (held !== tab.id) await hold(tab.id);
  held = tab.id;
  return tab.id;
}

let isGoingOn = false;

/** Sets whether this page opens the next one, which takes over what is kept. */
export function goesOn(does: boolean) {
  isGoingOn = does;
}

/** Whether the files of the tab may be needed after the page that is being left, which the browser does not keep. */
export const mayComeBack = (): boolean => {
  const tab = stored();
  return isGoingOn || (tab !== null && !tab.keepsPages);
};

globalThis.window?.addEventListener('pagehide', ({ persisted }) => {
  const tab = held === undefined ? null : stored();
  if (!tab) return;
  if (persisted) sessionStorage.setItem(key, JSON.stringify({ ...tab, keepsPages: true } satisfies Tab));
  if (persisted || mayComeBack()) left([tab.id], persisted ? 'whole' : 'next');
  else leftForGood([tab.id]);
});

globalThis.window?.addEventListener('pageshow', () => goesOn(false));
