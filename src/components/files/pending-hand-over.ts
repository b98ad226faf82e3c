/** What this tab has on its way to the page that it opens next. Survives a reload of that page. */
interface Pending {
  id: string;
  options: Record<string, unknown>;
}

const key = 'hand-over';

/** Ends the address of a page that is opened with files. */
export const arrivalHash = '#handed-over';
export const isArrival = () => location.hash === arrivalHash;

export const setPending = (pending: Pending) => sessionStorage.setItem(key, JSON.stringify(pending));

/** This site's own pages wrote it. */
export const pendingHandOver = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;

export const forgetPending = () => sessionStorage.removeItem(key);

/** What a page keeps in the history entry that is its own: by which name it is kept itself. */
interface HistoryState {
  visit?: string;
}

/** This site's own pages wrote it. */
export const keptVisit = () => (history.state as HistoryState | null)?.visit;

export const setKeptVisit = (visit: string) => history.replaceState({ visit } satisfies HistoryState, '');

/** Whether there is something to open the page with: from the page before, or of its own when it is come back to. */
export const isAwaited = () => isArrival() || keptVisit() !== undefined;
