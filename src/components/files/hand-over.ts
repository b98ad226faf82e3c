import { JobError } from '../../errors/errors.ts';
import { foldersInUse } from '../../jobs/disk/page-folders.ts';
import { beginTab, goesOn, tabId } from '../../jobs/disk/tab.ts';
import { givenBatch, reopenedBatch, type KeptBatch } from '../batch/kept-batch.ts';
import { forgetPending, pendingHandOver, setPending } from './pending-hand-over.ts';
import type { TakenFile } from './take-files.ts';
import { openVisit, VisitKeeper } from './visit.ts';

/**
 * Fired on the window when the page is left for another tool, without a confirmation. Leaving waits for the promises
 * passed to `wait`.
 */
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

/** What a page is opened with, besides files. */
interface Opening {
  /** Default none. */
  hash?: string;
  /** Values for the options that tools have in common. */
  options?: Record<string, unknown>;
  /** Whether people have already asked for what the page does, so that it starts at once. */
  isAskedFor?: boolean;
  /** The names of files that the page does not take. */
  stayed?: readonly string[];
}

/**
 * Opens a page with files: a tool's, or one that leads to tools.
 *
 * @param slug its path without the first slash.
 * @throws {JobError} `cannot-hand-over` if the browser cannot store them on the way.
 */
export async function goOn(slug: string, files: readonly TakenFile[], opening: Opening = {}) {
  const { hash = '', options = {}, isAskedFor = false, stayed = [] } = opening;
  const [id, to] = [crypto.randomUUID(), `/${slug}`];
  try {
    const tab = await beginTab();
    await new VisitKeeper({ tab, id }).keep(foldersInUse(), (keep) => ({ batch: givenBatch(files, keep) }));
    const going = new GoingOn();
    window.dispatchEvent(going);
    await going.done;
    setPending({ id, to, options, isAskedFor, stayed });
  } catch (error) {
    throw new JobError('cannot-hand-over', { cause: String(error) }, { cause: error });
  }
  goesOn(true);
  location.href = `${to}${hash}`;
}

/**
 * Opens the visit that the previous page has begun for this one, with its files.
 *
 * @throws {JobError} `not-handed-over` if they are gone.
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
  }
}
