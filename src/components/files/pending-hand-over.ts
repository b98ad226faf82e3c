/** What this tab hands to the page that it opens next. Survives a reload of that page. */
interface Pending {
  id: string;
  /** The path of the page that is opened. */
  to: string;
  options: Record<string, unknown>;
  /** Whether the page starts the work without being asked again. */
  isAskedFor?: boolean;
  /** The names of files that it does not take. */
  stayed?: readonly string[];
}

const key = 'hand-over';

export const setPending = (pending: Pending) => sessionStorage.setItem(key, JSON.stringify(pending));

/** Only pages of this site write it. */
export const pendingHandOver = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;

/** Whether the previous page has opened this one with files that it has not taken yet. */
export const isArrival = () => pendingHandOver()?.to === location.pathname;

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
