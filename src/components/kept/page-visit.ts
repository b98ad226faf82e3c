import { JobError } from '#errors/errors.ts';
import { foldersInUse } from '#jobs/disk/page-folders.ts';
import { beginTab, tabId } from '#jobs/disk/tab.ts';
import type { Batch } from '../batch/batch.ts';
import {
  keptBatch,
  keptSettings,
  reopenedBatch,
  reopenedSettings,
  type KeptBatch,
  type KeptSettings,
} from './kept-batch.ts';
import { takeHandedOver } from './hand-over.ts';
import { deleteVisit } from './kept-visits.ts';
import { isArrival, keptVisit, pendingHandOver, setKeptVisit } from './pending-hand-over.ts';
import { askToStay } from '../tool/ask-to-stay.ts';
import { openVisit, VisitKeeper, type KeepFile } from './visit.ts';
import { setFormSettings, settingsOfAll } from '../options/form-values.ts';
import { areSettingsKept } from './kept-options.ts';

/** The state that a tool's page is restored from. */
interface PageState {
  batch: KeptBatch;
  settings: KeptSettings;
}

/** In bytes: larger files are not copied for the Back button, which would take long, and much of the disk. */
const mostCopied = 200e6;

/** In milliseconds: a page changes often. */
const settled = 50;

const stateOf = (form: HTMLFormElement, { entries, joint }: Batch, keep: KeepFile): PageState => ({
  batch: keptBatch(entries, joint, keep),
  settings: keptSettings(settingsOfAll(form), keep),
});

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Restores a tool's page when someone goes back or forward to it, after continuing with its results in another tool, in
 * case the browser does not keep the page itself. Asks before anything is lost.
 */
class PageVisit {
  readonly #form: HTMLFormElement;
  readonly #batch: Batch;
  #keeper: VisitKeeper | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changes = 0;

  constructor(form: HTMLFormElement, batch: Batch) {
    this.#form = form;
    this.#batch = batch;
    askToStay(batch);
    window.addEventListener('going-on', (event) => event.wait(this.#begin(event.isSamePage)));
    batch.addEventListener('change', () => this.#changed());
    form.addEventListener('change', () => this.#changed());
  }

  /**
   * Opens the page with its own stored state, or with that handed over by the previous page. Returns whether people have
   * already asked for what the page makes at first.
   *
   * @throws {JobError} `not-handed-over` or `not-kept` if it is gone.
   */
  async open(): Promise<boolean> {
    if (!isArrival()) return this.#reopen().then(() => false);
    const isAskedFor = pendingHandOver()?.isAskedFor === true && !areSettingsKept();
    const { batch, keeper } = await takeHandedOver();
    this.#follow(keeper);
    this.#batch.takeBack(batch);
    return isAskedFor;
  }

  async #reopen() {
    const [tab, id] = [tabId(), keptVisit()];
    // A reload starts afresh.
    if (tab && id && isReload()) {
      history.replaceState(null, '');
      return deleteVisit(tab, id);
    }
    try {
      const visit = tab && id ? await openVisit<PageState>({ tab, id }) : undefined;
      if (!visit) throw new Error('There is no such visit');
      const { state, keeper, reopen } = visit;
      setFormSettings(this.#form, await reopenedSettings(state.settings, reopen));
      this.#follow(keeper);
      this.#batch.takeBack(await reopenedBatch(state.batch, reopen));
    } catch (error) {
      throw new JobError('not-kept', {}, { cause: error });
    }
  }

  #follow(keeper: VisitKeeper) {
    this.#keeper = keeper;
    setKeptVisit(keeper.address.id);
  }

  /** Stores the page when it is left for another tool. */
  async #begin(isSamePage: boolean) {
    if (!this.#keeper) this.#follow(new VisitKeeper({ tab: await beginTab(), id: crypto.randomUUID() }));
    if (isSamePage) await this.#keepAll();
    else await this.#keep();
  }

  /** @throws {DOMException} if the browser cannot store it. */
  async #keepAll(most = Infinity) {
    clearTimeout(this.#timer);
    const [keeper, changes] = [this.#keeper, this.#changes];
    await keeper?.keep(foldersInUse(), (keep) => stateOf(this.#form, this.#batch, keep), most);
    if (keeper && changes === this.#changes) setKeptVisit(keeper.address.id);
  }

  /** Only takes effect once the page is part of a chain of hand-overs. */
  #changed() {
    if (!this.#keeper) return;
    this.#changes += 1;
    // Files that were cleared must not come back, however soon the page is left.
    if (this.#batch.entries.length === 0) history.replaceState(null, '');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.#batch.running || this.#keep()), settled);
  }

  /** The browser may still keep the entire page; otherwise it will say that its files are gone. */
  #keep = () => this.#keepAll(mostCopied).catch((error: unknown) => console.error(error));
}

let visit: PageVisit | undefined;

/** The visit of this page. */
export const visitOf = (form: HTMLFormElement, batch: Batch) => (visit ??= new PageVisit(form, batch));
