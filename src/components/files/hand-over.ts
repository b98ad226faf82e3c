import { JobError } from '../../errors/errors.ts';
import { foldersInUse } from '../../jobs/disk/page-folders.ts';
import { beginTab, goesOn, tabId } from '../../jobs/disk/tab.ts';
import { givenBatch, reopenedBatch, type KeptBatch } from '../batch/kept-batch.ts';
import { arrivalHash, forgetPending, pendingHandOver, setPending } from './pending-hand-over.ts';
import type { TakenFile } from './take-files.ts';
import { openVisit, VisitKeeper } from './visit.ts';

/** Fired on the window as the page is left for another tool, which asks nobody. What is given to its `wait` is waited for. */
export class GoingOn extends Event {
  readonly #waitedFor: Promise<unknown>[] = [];

  constructor() {
    super('going-on');
  }

  wait(work: Promise<unknown>) {
    this.#waitedFor.push(work);
  }

  get done(): Promise<unknown> {
    return Promise.all(this.#waitedFor);
  }
}

/**
 * Opens a tool's page with files. `options`: values for those of its options that tools have in common.
 *
 * @throws {JobError} `cannot-hand-over` when the browser cannot keep them on the way.
 */
export async function goOn(slug: string, files: TakenFile[], options: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  try {
    const tab = await beginTab();
    await new VisitKeeper({ tab, id }).keep(foldersInUse(), (keep) => ({ batch: givenBatch(files, keep) }));
    const going = new GoingOn();
    window.dispatchEvent(going);
    await going.done;
    setPending({ id, options });
  } catch (error) {
    throw new JobError('cannot-hand-over', { cause: String(error) }, { cause: error });
  }
  goesOn(true);
  location.href = `/${slug}${arrivalHash}`;
}

/**
 * The visit that the page before has begun for this one, with the files that come along. Its address is the tool's own
 * again.
 *
 * @throws {JobError} `not-handed-over` when they are gone.
 */
export async function takeHandedOver() {
  const [tab, id] = [tabId(), pendingHandOver()?.id];
  try {
    const visit = tab && id ? await openVisit<{ batch: KeptBatch }>({ tab, id }) : undefined;
    if (!visit) throw new Error('There is no such hand-over');
    return { batch: await reopenedBatch(visit.state.batch, visit.reopen), keeper: visit.keeper };
  } catch (error) {
    throw new JobError('not-handed-over', {}, { cause: error });
  } finally {
    forgetPending();
    history.replaceState(null, '', location.pathname);
  }
}
