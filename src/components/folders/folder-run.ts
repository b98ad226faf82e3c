import type { Batch } from '../batch/batch.ts';
import type { Entry } from '../batch/entry.ts';
import type { ResultNames } from '../batch/result-names.ts';
import type { TakenFile } from '../files/take-files.ts';
import type { StepList } from '../workflow/step-list.ts';
import { FolderDelivery } from './folder-delivery.ts';
import { doneIn, keepDone, keepRun, keptRuns, type DoneFile, type KeptRun } from '../kept/kept-runs.ts';
import { filesIn } from './folder-files.ts';
import { restOf } from './rest-of.ts';

interface Options {
  batch: Batch;
  steps: StepList;
  names: ResultNames | undefined;
}

const changed = () => new Event('change');

const lockOf = (run: string) => `folders:${run}`;

/** Whether no page is working on these folders. */
const isFree = (run: string): Promise<boolean> =>
  navigator.locks.request(lockOf(run), { ifAvailable: true }, (lock) => lock !== null);

/** The outcome of continuing a run. */
type Outcome = 'begun' | 'needs-settings' | 'nothing-new' | 'in-use';

/**
 * A page's work from one folder into another: takes the files of the one, and records in this browser what is done.
 * Fires `change` when a folder changes, and `files` when the page has some.
 */
export class FolderRun extends EventTarget {
  readonly #batch: Batch;
  readonly #steps: StepList;
  readonly #names: ResultNames | undefined;
  /** The files that came from `source`. */
  #own = new WeakSet<File>();
  source: FileSystemDirectoryHandle | undefined;
  target: FileSystemDirectoryHandle | undefined;
  /** How many files `source` has, including finished ones. */
  files = 0;
  /** How many of those are not done. */
  left = 0;
  #delivery: FolderDelivery | undefined;
  /** The id of the stored run; undefined if there is nothing to continue. */
  #kept: Promise<string | undefined> = Promise.resolve(undefined);
  #isRunning = false;
  /** Releases the lock. */
  #release: (() => void) | undefined;

  constructor({ batch, steps, names }: Options) {
    super();
    [this.#batch, this.#steps, this.#names] = [batch, steps, names];
    batch.addEventListener('change', () => this.#follow());
  }

  /** Adds the files of a folder to the page. Returns whether the folder is allowed: the target must not contain it. */
  async setSource(source: FileSystemDirectoryHandle): Promise<boolean> {
    if (await this.target?.resolve(source)) return false;
    const taken = await filesIn(source, this.target);
    this.#take(source, taken.length, taken);
    return true;
  }

  /**
   * Has results written into a folder from now on. Returns whether the folder is allowed: it must not contain the
   * source.
   */
  async setTarget(target: FileSystemDirectoryHandle): Promise<boolean> {
    const { source } = this;
    if (source && (await target.resolve(source))) return false;
    const inside = await source?.resolve(target);
    if (source && inside) this.#leaveOut(`${[source.name, ...inside].join('/')}/`);
    this.#setTarget(target);
    return true;
  }

  /** Leaves results on the page from now on. */
  unset() {
    this.source = this.target = this.#delivery = this.#batch.delivery = undefined;
    this.dispatchEvent(changed());
  }

  /**
   * Continues with the files that are not done. `begin` starts the work. @throws the browser's error if a folder is
   * gone.
   */
  async goOn(run: KeptRun, begin: () => void): Promise<Outcome> {
    if (!(await isFree(run.id))) return 'in-use';
    history.replaceState(history.state, '', `#${run.link}`);
    await this.#steps.beginAgain();
    const all = await filesIn(run.source, run.target);
    const rest = await restOf(all, await doneIn(run.id), run.target);
    if (rest.length === 0) return 'nothing-new';
    this.#batch.clear();
    this.#setTarget(run.target);
    this.#take(run.source, all.length, this.#steps.joins ? all : rest);
    if (run.isPartial) return 'needs-settings';
    begin();
    return 'begun';
  }

  #take(source: FileSystemDirectoryHandle, files: number, taken: TakenFile[]) {
    this.source = source;
    this.files = files;
    this.left = taken.length;
    this.#own = new WeakSet(taken.map(({ file }) => file));
    this.#batch.add(taken);
    if (taken.length > 0) this.dispatchEvent(new Event('files'));
    this.dispatchEvent(changed());
  }

  #leaveOut(below: string) {
    const inside = this.#batch.entries.filter(({ path, file }) => this.#own.has(file) && path.startsWith(below));
    for (const entry of inside) this.#batch.remove(entry);
    this.files -= inside.length;
  }

  #setTarget(target: FileSystemDirectoryHandle) {
    this.target = target;
    this.#delivery = new FolderDelivery({
      folder: target,
      names: this.#names,
      placeOf: ({ file, path }) => (this.#own.has(file) ? path.slice(path.indexOf('/') + 1) : path),
      keep: (entries, results) => this.#keepDone(entries, results),
    });
    this.#batch.delivery = this.#delivery;
    this.dispatchEvent(changed());
  }

  async #keepDone(entries: readonly Entry[], results: Pick<DoneFile, 'results' | 'isWhole'>) {
    const run = await this.#kept;
    if (run === undefined) return;
    for (const { file, path } of entries.filter((entry) => this.#own.has(entry.file)))
      await keepDone(run, { path, size: file.size, modified: file.lastModified, ...results });
  }

  /** Whether a task has failed because of the folder. */
  get #cannotWrite(): boolean {
    const { entries, joint } = this.#batch;
    const tasks = [joint, ...entries.map(({ task }) => task)];
    return tasks.some(({ state, error }) => state === 'failed' && error?.code === 'folder-failed');
  }

  #follow() {
    const { running, entries } = this.#batch;
    if (entries.length === 0 && this.source) {
      this.source = undefined;
      this.dispatchEvent(changed());
    }
    // No other file can be saved there either.
    if (running && this.#isRunning && this.#delivery?.hasFailed && this.#cannotWrite) return this.#batch.abort();
    if (running === this.#isRunning) return;
    this.#isRunning = running;
    if (!running) return this.#end();
    this.#delivery?.begin();
    this.#kept = this.#begin();
  }

  #end() {
    if (this.#delivery) this.#delivery.isHeld = false;
    this.#release?.();
  }

  async #begin(): Promise<string | undefined> {
    const { source, target } = this;
    if (!source || !target) return undefined;
    const [link, isPartial] = [this.#steps.fragment, this.#steps.missing.length > 0];
    const id = (await sameRun(source, target, link)) ?? crypto.randomUUID();
    void navigator.locks.request(
      lockOf(id),
      { ifAvailable: true },
      (lock) => lock && new Promise<void>((resolve) => (this.#release = resolve)),
    );
    await keepRun({ id, at: Date.now(), source, target, link, isPartial, files: this.files });
    this.dispatchEvent(changed());
    return id;
  }
}

/** The stored run with the same folders and steps. */
async function sameRun(source: FileSystemDirectoryHandle, target: FileSystemDirectoryHandle, link: string) {
  for (const run of await keptRuns())
    if (run.link === link && (await run.source.isSameEntry(source)) && (await run.target.isSameEntry(target)))
      return run.id;
  return undefined;
}
