import { JobError } from '#errors/errors.ts';
import { foldersInUse } from '#jobs/disk/page-folders.ts';
import { beginTab, goesOn, tabId } from '#jobs/disk/tab.ts';
import { pathTo } from '#language.ts';
import { givenBatch, reopenedBatch, type KeptBatch } from './kept-batch.ts';
import { forgetPending, keptVisit, pendingHandOver, setPending } from './pending-hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';
import { openVisit, VisitKeeper } from './visit.ts';

/**
 * Fired on the window when the page is left for another tool, without a confirmation. Leaving waits for the promises
 * passed to `wait`.
 */
export class GoingOn extends Event {
  /** Whether the browser will ask, so that the page may stay after all. */
  mayStay = false;
  readonly #waitedFor: Promise<unknown>[] = [];

  /** Whether the same page opens in another language, so that all must be kept that is on it. */
  readonly isSamePage: boolean;

  constructor(isSamePage = false) {
    super('going-on');
    this.isSamePage = isSamePage;
  }

  wait(work: Promise<unknown>) {
    this.#waitedFor.push(work);
  }

  get done(): Promise<unknown> {
    return Promise.all(this.#waitedFor);
  }
}

/** What a page is opened with, besides files. */
export interface Opening {
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
 * Opens a page of a tool with files.
 *
 * @throws {JobError} `cannot-hand-over` if the browser cannot store them on the way.
 */
export const goOn = (slug: string, files: readonly TakenFile[], opening: Opening = {}) =>
  goOnAt(pathTo(`/${slug}`), files, opening);

/** Opens a page with files: a tool's, or one that leads to tools. @throws as `goOn` does. */
export async function goOnAt(to: string, files: readonly TakenFile[], opening: Opening = {}) {
  const { hash = '', options = {}, isAskedFor = false, stayed = [] } = opening;
  const id = crypto.randomUUID();
  await leave(async () => {
    const tab = await beginTab();
    await new VisitKeeper({ tab, id }).keep(foldersInUse(), (keep) => ({ batch: givenBatch(files, keep) }));
    const { mayStay } = await askedToKeep(new GoingOn());
    setPending({ id, to, options, isAskedFor, stayed });
    return mayStay;
  });
  location.href = `${to}${hash}`;
}

/** Opens this page in another language, in its place, with all that is on it. @throws as `goOn` does. */
export async function goOnInLanguage(to: string) {
  await leave(async () => {
    const { mayStay } = await askedToKeep(new GoingOn(true));
    const id = keptVisit();
    if (id === undefined) throw new Error('The page has kept nothing');
    setPending({ id, to, options: {}, isSamePage: true });
    return mayStay;
  });
  location.replace(`${to}${location.hash}`);
}

async function askedToKeep(going: GoingOn): Promise<GoingOn> {
  window.dispatchEvent(going);
  await going.done;
  return going;
}

/** @param keep stores what the next page takes, and returns whether people may stay. */
async function leave(keep: () => Promise<boolean>) {
  try {
    forgetIfStayed(await keep());
  } catch (error) {
    throw new JobError('cannot-hand-over', { cause: String(error) }, { cause: error });
  }
  goesOn(true);
}

let leaving: AbortController | undefined;

/**
 * Forgets what was handed over once the page is left another way, since people stayed when they were asked: the page
 * that is opened then must not take it. The first of these events is that of the question.
 */
function forgetIfStayed(mayStay: boolean) {
  leaving?.abort();
  if (!mayStay) return;
  const { signal } = (leaving = new AbortController());
  const forget = () => {
    forgetPending();
    goesOn(false);
  };
  const asked = () => window.addEventListener('beforeunload', forget, { once: true, signal });
  window.addEventListener('beforeunload', () => setTimeout(asked), { once: true, signal });
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
