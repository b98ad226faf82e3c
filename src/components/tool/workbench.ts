import { warm } from '#jobs/run-job.ts';
import { loading } from '#jobs/worker/assets.ts';
import type { Tool } from '#tool.ts';
import { Batch } from '../batch/batch.ts';
import { isWorkflow, type BatchJob } from '#jobs/plan/batch-job.ts';
import { isOver, type Entry } from '../batch/entry.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { carryAlong } from '../kept/carry.ts';
import { isAwaited, pendingHandOver } from '../kept/pending-hand-over.ts';
import { markCodecsOf } from '../options/mark-codecs.ts';
import type { OwnSettings } from '../options/own-settings.ts';
import { compareFile } from '../results/compare-file.ts';
import type { SheetView } from '../sheet/sheet-view.ts';
import { fillTags } from '../options/fill-tags.ts';
import { jobInWords } from '../batch/job-in-words.ts';
import { isAtWork, resultsOf } from '../batch/batch-state.ts';
import { stayAwake } from '../batch/stay-awake.ts';
import type { TakenFile } from '../files/take-files.ts';
import type { Asking } from './asking.ts';
import { followClear } from './clear-files.ts';
import { showFile, tellFiles } from './file-controls.ts';
import { elementIn } from './element-in.ts';
import { BoardMode } from './board-mode.ts';
import { inFrames } from './in-frames.ts';
import { followChoices } from './format-choices.ts';
import type { LiveResult } from './live-result.ts';
import { loadShows } from './load-shows.ts';
import { visitOf } from '../kept/page-visit.ts';
import { ToolBar } from './tool-bar.ts';
import { sayProblem } from '../say-problem.ts';
import { batchWords } from '#words/batch.ts';
import { nextToolWords } from '#words/next-tool.ts';

/** Drives the page of a tool: takes files in, runs the tool's job on them, and hands out the results. */
export class Workbench {
  readonly #page: HTMLElement;
  readonly #tool: Tool;
  readonly asking: Asking;
  /** The job for all files. */
  #asked: BatchJob | undefined;
  readonly batch: Batch;
  readonly #live: LiveResult;
  readonly #form: HTMLFormElement;
  readonly #bar: ToolBar;
  readonly #mode: BoardMode;
  readonly #sheet: HTMLElement;
  readonly #clear: HTMLButtonElement;
  readonly #rows: FileRows;
  readonly #view: SheetView;
  /** Loaded with the first file that gets its own settings. */
  #own: OwnSettings | undefined;
  /** Why files or results cannot be shown. */
  #missing = '';
  readonly #render = inFrames(
    () => this.#draw(),
    () => this.batch.running,
  );

  /** @param page the element of a tool's page, as it was written. */
  constructor(page: HTMLElement, tool: Tool, asking: Asking) {
    const batch = new Batch(tool.accepts, tool.batch === 'all', tool.suffix);
    [this.#page, this.#tool, this.asking, this.batch] = [page, tool, asking, batch];
    this.#form = elementIn(page, 'form', HTMLFormElement);
    this.#bar = new ToolBar(elementIn(page, '.bar', HTMLElement));
    this.#mode = new BoardMode(page);
    this.#sheet = elementIn(page, '.photo-sheet', HTMLElement);
    this.#clear = elementIn(page, '.clear', HTMLButtonElement);
    // They become these once their scripts have loaded.
    this.#rows = elementIn(page, 'file-rows', HTMLElement) as FileRows;
    // As above.
    this.#view = elementIn(page, 'sheet-view', HTMLElement) as SheetView;
    const { choices, live } = followChoices(page, tool, batch, () => this.#run());
    this.#live = live;
    this.#rows.batch = batch;
    Object.assign(this.#view, { batch, isLook: asking.startsByItself, choices, live });
    const say = (words: string) => this.#bar.tell(words);
    const said = asking.settle({ batch, say, onChange: () => this.#optionsChanged() });
    this.#setJob(this.#job());
    this.#follow();
    asking.show(batch);
    if (said) say(said);
    carryAlong(() => ({ files: batch.entries, results: batch.running ? [] : resultsOf(batch), say }));
    batch.addEventListener('change', () => visitOf(this.#form, batch), { once: true });
    if (isAwaited()) void this.#open();
  }

  #follow() {
    const [page, batch, asking] = [this.#page, this.batch, this.asking];
    batch.addEventListener('change', () => this.#render());
    loading.addEventListener('change', () => this.#render());
    if (asking.startsByItself) batch.addEventListener('unlocked', () => !batch.running && this.#run());
    window.addEventListener('online', () => this.#askAgain());
    this.#rows.addEventListener('show', ({ detail }) => this.#select(detail));
    this.#rows.addEventListener('own-settings', async ({ detail }) => (await this.#openOwn()).turn(detail));
    // An unfolded board takes the whole sheet.
    elementIn(page, '.stage', HTMLElement).addEventListener('toggle', () => this.#render(), { capture: true });
    page.addEventListener('compare', ({ detail }) => void compareFile(detail));
    page.addEventListener('noted', ({ detail }) => this.#rows.redraw?.(detail));
    const isOption = ({ target }: Event) => target instanceof Element && 'form' in target && target.form === this.#form;
    page.addEventListener('input', (event) => isOption(event) && this.#plan());
    page.addEventListener('change', (event) => isOption(event) && this.#optionsChanged());
    this.#form.addEventListener('submit', () => {
      this.#live.stop();
      this.#run();
    });
    followClear(page, batch, this.#bar);
    page.addEventListener('saved', ({ detail }) => (detail ? this.#bar.tell(detail) : this.#render()));
    page.addEventListener('retry', ({ detail }) => this.#retry([detail]));
    this.#bar.follow(page, batch, {
      onRetry: () => this.#retry(batch.entries),
      onCancel: () => this.#live.cancel(),
    });
  }

  /** Loads what will be needed when someone is about to add files. */
  prepare() {
    const job = this.asking.usualJob();
    if (job) warm(job);
    void this.#loadShows();
  }

  /** From the settings for all files. `undefined` while an option has an invalid value, which the browser marks. */
  #job(): BatchJob | undefined {
    return this.#own?.entry ? this.#asked : this.asking.job();
  }

  get #board(): 'none' | 'folded' | 'open' {
    const stage = elementIn(this.#page, '.stage', HTMLElement);
    if (stage.childElementCount === 0) return 'none';
    const hasOptions = stage.querySelector(':scope > :not(.ends)') !== null;
    return !hasOptions || stage.querySelector(':scope details:not([open])') ? 'folded' : 'open';
  }

  #setJob(job: BatchJob | undefined) {
    this.#asked = job;
    // What several steps will make of a file cannot be foreseen.
    const foreseen = isWorkflow(job) ? undefined : job;
    this.#rows.job = foreseen;
    Object.assign(this.#view, { job: foreseen, planned: foreseen });
  }

  /** Follows the options while they are being typed. */
  #plan() {
    this.asking.show(this.batch);
    const job = this.#job();
    if (!isWorkflow(job)) this.#view.planned = job;
  }

  /** Puts a file on the sheet. */
  #select(entry: Entry) {
    if (this.#own?.entry !== entry) this.#own?.close();
    this.#view.entry = entry;
    this.#rows.shown = entry;
    void this.#rows.updateComplete?.then(() => this.#mode.revealShown());
    showFile(this.#page, entry);
  }

  async #openOwn(): Promise<OwnSettings> {
    // Never created twice: what someone sets meanwhile would apply to all files.
    if (this.#own) return this.#own;
    const { OwnSettings } = await import('../options/own-settings.ts');
    return (this.#own ??= new OwnSettings({
      form: this.#form,
      tool: this.#tool,
      batch: this.batch,
      commonJob: () => this.#rows.job,
      onTurn: (entry) => {
        if (entry) this.#select(entry);
        this.#rows.set = entry;
        this.#render();
      },
      onChange: () => this.asking.startsByItself && !this.batch.running && this.#run(),
    }));
  }

  async add(files: TakenFile[]) {
    if (files.length === 0) return this.#bar.tell(batchWords.noFiles);
    void this.#loadShows();
    this.batch.add(await this.#withoutOptions(files));
    if (this.asking.startsByItself && !this.batch.running) this.#run();
  }

  /** Takes out files that are for options. Few tools have such options. */
  async #withoutOptions(files: TakenFile[]): Promise<TakenFile[]> {
    if (!this.#page.querySelector('input[data-accepts]')) return files;
    const { takeForOptions } = await import('../files/take-for-options.ts');
    return takeForOptions(this.#form, files, this.#tool.accepts);
  }

  /** Opens the page with what another page handed over, or what was here before. */
  async #open() {
    let starts = this.asking.startsByItself;
    const { stayed = [] } = pendingHandOver() ?? {};
    try {
      starts = (await visitOf(this.#form, this.batch).open()) || starts;
    } catch (error) {
      return this.#bar.tell(await sayProblem(error));
    }
    if (stayed.length > 0) this.#bar.tell(nextToolWords.stayed(stayed), this.batch);
    const { entries, tasks } = this.batch;
    if (entries.length === 0) return;
    this.asking.show(this.batch);
    this.#setJob(this.#job());
    if (entries.some(({ own }) => own)) (await this.#openOwn()).describe();
    void this.#loadShows();
    if (starts && tasks.some(({ state }) => state === 'waiting')) this.#run();
  }

  readonly markCodecs = () => markCodecsOf(this.#page, this.asking.forms);

  async #loadShows() {
    this.#missing = await loadShows(this.#page);
    if (this.#missing) this.#bar.tell(this.#missing);
  }

  /** Retries what could not be loaded. What is drawn again loads its own code. */
  #askAgain() {
    if (this.#missing) void this.#loadShows();
    this.#bar.forgetUnloaded();
    this.batch.forgiveLacking();
    this.#render();
  }

  #run() {
    const [asking, batch] = [this.asking, this.batch];
    this.#askAgain();
    const job = this.#job();
    if (!job) return asking.explain((words) => this.#bar.tell(words));
    this.#setJob(job);
    // If nothing is waiting, the same button makes everything again.
    if (!batch.tasks.some(({ state }) => state === 'waiting')) batch.reset();
    if (asking.followsFiles) batch.runOnceRead(() => this.#settledJob());
    else batch.run(job);
  }

  /** The job of the form after its controls have received all files. */
  async #settledJob(): Promise<BatchJob | undefined> {
    const told = this.#tellControls();
    await Promise.all(told.map(({ updateComplete }) => updateComplete));
    const job = this.#job();
    if (job) this.#setJob(job);
    else this.asking.explain((words) => this.#bar.tell(words));
    return job;
  }

  #retry(entries: readonly Entry[]) {
    const batch = this.batch;
    const hasWork = entries.some(({ task }) => task.state === 'failed');
    if (this.#missing) void this.#loadShows();
    batch.forgive(entries);
    if (hasWork && !batch.running) this.#run();
    // The pressed button disappears in the next frame.
    this.#bar.show(batch, this.#missing);
    this.#bar.leadOn();
  }

  #optionsChanged() {
    const batch = this.batch;
    this.markCodecs();
    if (this.#own?.take()) return;
    const job = this.#job();
    if (!job) return;
    // A field fires `change` when it is left, which may be long after its value was used.
    const same = jobInWords(job) === jobInWords(this.#asked);
    this.#setJob(job);
    this.#own?.describe();
    // A job that is not settled yet will use the form as it is then.
    if (same || batch.entries.length === 0 || batch.isPreparing) return;
    // Someone may be working on the board, so it stays.
    if (this.#board === 'none' && this.#live.follow()) return;
    // Results of files with their own settings stay.
    batch.reset(batch.entries.filter(({ own, task }) => !own || !isOver(task)));
    if (this.asking.startsByItself) this.#run();
  }

  /** Passes the files to the controls that show them. */
  #tellControls() {
    const batch = this.batch;
    const { entry } = this.#own ?? {};
    const usable = entry ? [entry] : batch.entries.filter(({ refused }) => !refused);
    fillTags(this.#form, batch.ready);
    this.#view.board = usable.length > 0 ? this.#board : 'none';
    return tellFiles(this.#page, usable);
  }

  #draw() {
    const batch = this.batch;
    const filled = batch.entries.length > 0;
    this.#page.classList.toggle('filled', filled);
    this.#sheet.toggleAttribute('data-held', filled);
    this.#clear.toggleAttribute('hidden', !filled);
    this.#tellControls();
    stayAwake(isAtWork(batch));
    this.#bar.show(batch, this.#missing);
    this.#view.requestUpdate?.();
    // It has no such method until its script has loaded; then it starts with everything that was set.
    this.#rows.requestUpdate?.();
    this.#mode.show(this.#view.board === 'open', batch);
  }
}
