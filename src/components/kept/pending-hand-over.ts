/** What this tab hands to the page that it opens next. Survives a reload of that page. */
interface Pending {
  id: string;
  /** The path of the page that is opened. */
  to: string;
  options: Record<string, unknown>;
  /** Whether it is the page that was open, in another language. */
  isSamePage?: boolean;
  /** Whether the page starts the work without being asked again. */
  isAskedFor?: boolean;
  /** The names of files that it does not take. */
  stayed?: readonly string[];
}

const key = 'hand-over';

export const setPending = (pending: Pending) => sessionStorage.setItem(key, JSON.stringify(pending));

/** Only pages of this site write it. */
export const pendingHandOver = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;

/**
 * Whether the tab has files on their way that no page has taken yet. A page that is opened in place of the one they were
 * for takes them, unless somebody comes back to it. This page in another language goes on with its visit.
 */
export function isArrival(): boolean {
  const pending = pendingHandOver();
  const isMeant = pending?.to === location.pathname;
  if (!pending || (!isMeant && keptVisit() !== undefined)) return false;
  if (!isMeant || !pending.isSamePage) return true;
  setKeptVisit(pending.id);
  forgetPending();
  return false;
}

export const forgetPending = () => sessionStorage.removeItem(key);

/** What a page stores in its own history entry: the name of its visit. */
interface HistoryState {
  visit?: string;
}

/** Only pages of this site write it. */
export const keptVisit = () => (history.state as HistoryState | null)?.visit;

export const setKeptVisit = (visit: string) => history.replaceState({ visit } satisfies HistoryState, '');

/** Whether there is something to open the page with: from the previous page, or its own when it is revisited. */
export const isAwaited = () => isArrival() || keptVisit() !== undefined;
