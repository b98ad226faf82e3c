import type { Batch } from '../batch/batch.ts';
import { isText, resultsOf } from '../batch/batch-state.ts';
import { savedFiles } from '../results/saved-files.ts';

/** In milliseconds: results are checked once they have stopped changing. */
const settled = 100;

/** Text results do not count, since they are read on the page, nor do files that were returned unchanged. */
function haveUnsaved(batch: Batch): boolean {
  const given = new Set(batch.entries.map(({ file }) => file));
  return resultsOf(batch).some(({ file }) => !isText(file) && !given.has(file) && !savedFiles.has(file));
}

/**
 * Has the browser ask before the page is left while it works, or has unsaved results. Continuing with finished results
 * in another tool does not count as leaving.
 */
export function askToStay(batch: Batch) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isNeeded = () => batch.running || haveUnsaved(batch);
  const ask = (event: BeforeUnloadEvent) => isNeeded() && event.preventDefault();
  // Only while it is needed: with such a listener, Firefox keeps the page out of the back/forward cache.
  const follow = () => {
    if (isNeeded()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const followSoon = () => {
    clearTimeout(timer);
    if (batch.running) follow();
    else timer = setTimeout(follow, settled);
  };
  follow();
  batch.addEventListener('change', followSoon);
  savedFiles.addEventListener('change', followSoon);
  window.addEventListener('going-on', (event) => {
    clearTimeout(timer);
    event.mayStay ||= batch.running;
    if (!batch.running) window.removeEventListener('beforeunload', ask);
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
