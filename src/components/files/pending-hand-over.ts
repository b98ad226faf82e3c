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
