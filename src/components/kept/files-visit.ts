import { JobError } from '#errors/errors.ts';
import { foldersInUse } from '#jobs/disk/page-folders.ts';
import { beginTab, tabId } from '#jobs/disk/tab.ts';
import { givenBatch, reopenedBatch, type KeptBatch } from './kept-batch.ts';
import { takeHandedOver } from './hand-over.ts';
import { isArrival, keptVisit, setKeptVisit } from './pending-hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';
import { openVisit, VisitKeeper } from './visit.ts';

/** The files on a page that is no tool's, kept for when somebody comes back to it. */
export class FilesVisit {
  #keeper: VisitKeeper | undefined;

  /**
   * Returns the files that the previous page handed over, or those that were here before.
   *
   * @throws {JobError} `not-handed-over` or `not-kept` if they are gone.
   */
  async open(): Promise<TakenFile[]> {
    const { batch, keeper } = isArrival() ? await takeHandedOver() : await this.#reopen();
    this.#follow(keeper);
    return batch.entries.map(({ file, path, onDisk }) => ({ file, path, ...(onDisk && { onDisk }) }));
  }

  async #reopen() {
    const [tab, id] = [tabId(), keptVisit()];
    const visit = tab && id ? await openVisit<{ batch: KeptBatch }>({ tab, id }) : undefined;
    if (!visit) throw new JobError('not-kept', {});
    return { batch: await reopenedBatch(visit.state.batch, visit.reopen), keeper: visit.keeper };
  }

  async keep(files: readonly TakenFile[]) {
    if (!this.#keeper) this.#follow(new VisitKeeper({ tab: await beginTab(), id: crypto.randomUUID() }));
    await this.#keeper?.keep(foldersInUse(), (keep) => ({ batch: givenBatch(files, keep) }));
  }

  #follow(keeper: VisitKeeper) {
    this.#keeper = keeper;
    setKeptVisit(keeper.address.id);
  }
}
