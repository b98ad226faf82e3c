import * as v from 'valibot';
import type { Job } from '../../jobs/contract/job.ts';
import { warm } from '../../jobs/run-job.ts';
import { loading } from '../../jobs/worker/assets.ts';
import { startsByItself, type Tool } from '../../tool.ts';
import { Batch } from '../batch/batch.ts';
import type { Entry } from '../batch/entry.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { isArrival, isAwaited, pendingHandOver } from '../files/pending-hand-over.ts';
import { isWanted } from '../options/is-wanted.ts';
import { applyCarried, readOptions } from '../options/read-options.ts';
import type { SheetView } from '../sheet/sheet-view.ts';
import { fillTags } from '../options/fill-tags.ts';
import { jobInWords } from '../batch/job-in-words.ts';
import { isAtWork } from '../batch/batch-state.ts';
import { stayAwake } from '../batch/stay-awake.ts';
import type { TakenFile } from '../files/take-files.ts';
import { elementIn } from './element-in.ts';
import type { LiveResult } from './live-result.ts';
import { loadStyles } from './load-styles.ts';
import { ToolBar } from './tool-bar.ts';
import { sayProblem } from '../../words/say-problem.ts';
import { batchWords } from '../../words/en/batch.ts';

const tools = import.meta.glob<Tool>('../../tools/*.ts', { import: 'default' });

/** The page of the tool that `data-slug` names: takes files in, runs the tool's job on them, and hands the results out. */
class FileTool extends HTMLElement {
  #form = elementIn(this, 'form', HTMLFormElement);
  #bar = new ToolBar(elementIn(this, '.bar', HTMLElement));
  #sheet = elementIn(this, '.photo-sheet', HTMLElement);
  #clear = elementIn(this, '.clear', HTMLButtonElement);
  // They become these once their scripts are there.
  #rows = elementIn(this, 'file-rows', HTMLElement) as FileRows;
  // As above.
  #view = elementIn(this, 'sheet-view', HTMLElement) as SheetView;
  #rendering = false;
  /** Why files or results cannot be shown. */
  #missing = '';

  connectedCallback() {
    const ready = this.#begin();
    // Some may come before the tool has.
    this.addEventListener('files', ({ detail }) => void ready.then((add) => add(detail)));
  }

  /** Gives what takes files. */
  async #begin() {
    const settling = import('../options/settle-options.ts');
    const choosing = import('./format-choices.ts');
    const opening = import('./options-panel.ts');
    const { slug = '' } = this.dataset;
    const tool = await tools[`../../tools/${slug}.ts`]?.();
    if (!tool) throw new Error(`There is no tool ${slug}`);
    const batch = new Batch(tool.accepts, tool.batch === 'all');
    this.#rows.batch = batch;
    this.#view.batch = batch;
    this.#view.isLook = startsByItself(tool);
    (await opening).followOptionsButton(this, this.#form);
    const { followChoices } = await choosing;
    const { choices, live } = followChoices(this, tool, batch, () => this.#run(tool, batch));
    Object.assign(this.#view, { choices, live });
    const say = (words: string) => this.#bar.tell(words);
    const said = (await settling).settleOptions(this.#form, tool, { slug, batch, say });
    this.#setJob(this.#job(tool));

    batch.addEventListener('change', () => this.#render(batch));
    loading.addEventListener('change', () => this.#render(batch));
    if (startsByItself(tool)) batch.addEventListener('unlocked', () => !batch.running && this.#run(tool, batch));
    this.addEventListener('near', () => warm(tool.job(v.parse(tool.options, {}))), { once: true });
    this.addEventListener('near', () => void this.#loadShows(), { once: true });
    window.addEventListener('online', () => {
      void this.#loadShows();
      batch.readAgain();
    });
    for (const hint of ['near', 'pointerenter', 'focusin'])
      this.addEventListener(hint, () => this.#markCodecs(), { once: true });
    this.#rows.addEventListener('show', ({ detail }) => this.#select(detail));
    // What is unfolded takes the whole sheet.
    elementIn(this, '.stage', HTMLElement).addEventListener('toggle', () => this.#render(batch), { capture: true });
    this.addEventListener('compare', ({ detail }) => void compare(detail));
    this.addEventListener('noted', ({ detail }) => this.#rows.redraw?.(detail));
    const isOption = ({ target }: Event) => target instanceof Element && 'form' in target && target.form === this.#form;
    this.addEventListener('input', (event) => isOption(event) && this.#showValues(batch));
    this.addEventListener('change', (event) => isOption(event) && this.#optionsChanged(tool, batch, live));
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      live.stop();
      this.#run(tool, batch);
    });
    this.#clear.addEventListener('click', () => {
      batch.clear();
      // The button goes away with the files.
      elementIn(this, 'drop-zone input', HTMLInputElement).focus();
    });
    this.addEventListener('saved', ({ detail }) => (detail ? this.#bar.tell(detail) : this.#render(batch)));
    if (isArrival()) applyCarried(pendingHandOver()?.options ?? {});
    this.#showValues(batch);
    this.#bar.begin(batch, {
      onRetry: () => this.#retry(tool, batch, batch.entries),
      onCancel: () => live.cancel(),
    });
    this.addEventListener('retry', ({ detail }) => this.#retry(tool, batch, [detail]));
    if (said) this.#bar.tell(said);
    this.setAttribute('data-ready', '');
    const visit = async () => (await import('./page-visit.ts')).visitOf(this.#form, batch);
    batch.addEventListener('change', () => void visit(), { once: true });
    if (isAwaited()) void this.#open(visit, tool, batch);
    return (files: TakenFile[]) => this.#add(tool, batch, files);
  }

  /** `undefined` while an option has a value that it cannot have; the browser marks it. */
  #job(tool: Tool): Job | undefined {
    const options = v.safeParse(tool.options, readOptions(this.#form));
    return options.success ? tool.job(options.output) : undefined;
  }

  get #board(): 'none' | 'folded' | 'open' {
    const stage = elementIn(this, '.stage', HTMLElement);
    if (stage.childElementCount === 0) return 'none';
    return stage.querySelector(':scope details:not([open])') ? 'folded' : 'open';
  }

  #setJob(job: Job | undefined) {
    this.#rows.job = job;
    this.#view.job = job;
  }

  /** Lays a file on the sheet. */
  #select(entry: Entry) {
    this.#view.entry = entry;
    this.#rows.shown = entry;
    for (const control of this.querySelectorAll<FileControl>('[data-entries]')) {
      const index = control.entries?.indexOf(entry) ?? -1;
      if (index >= 0) control.index = index;
    }
  }

  async #add(tool: Tool, batch: Batch, files: TakenFile[]) {
    if (files.length === 0) {
      this.#bar.tell(batchWords.noFiles);
      return;
    }
    void this.#loadShows();
    batch.add(await this.#withoutOptions(files, tool));
    if (startsByItself(tool) && !batch.running) this.#run(tool, batch);
  }

  /** Files of options may have come among the others. Few tools have such options. */
  async #withoutOptions(files: TakenFile[], { accepts }: Tool): Promise<TakenFile[]> {
    if (!this.#form.querySelector('input[data-accepts]')) return files;
    const { takeForOptions } = await import('../files/take-for-options.ts');
    return takeForOptions(this.#form, files, accepts);
  }

  /** With what came along from another page, or was here before. */
  async #open(visit: () => Promise<{ open(): Promise<void> }>, tool: Tool, batch: Batch) {
    try {
      await (await visit()).open();
    } catch (error) {
      return this.#bar.tell(await sayProblem(error));
    }
    if (batch.entries.length === 0) return;
    this.#showValues(batch);
    this.#setJob(this.#job(tool));
    void this.#loadShows();
    if (startsByItself(tool) && batch.tasks.some(({ state }) => state === 'waiting')) this.#run(tool, batch);
  }

  #markCodecs() {
    if (!this.querySelector('[data-codec]')) return;
    // Where it cannot be asked, the work will say what is wrong.
    void import('../options/codec-choices.ts').then(({ markCodecs }) => markCodecs(this.#form)).catch(() => undefined);
  }

  /** What shows files and results: until the first of them, the page is lighter without. */
  async #loadShows() {
    const loaded = await Promise.allSettled([
      loadStyles('work-styles'),
      import('../rows/file-rows.ts'),
      import('../sheet/sheet-view.ts'),
      import('../results/result-actions.ts'),
      import('../controls/controls.ts').then(({ loadShown }) => loadShown(this)),
    ]);
    const failed = loaded.find((one) => one.status === 'rejected');
    this.#missing = failed ? await sayProblem(failed.reason) : '';
    if (failed) this.#bar.tell(this.#missing);
  }

  #run(tool: Tool, batch: Batch) {
    const job = this.#job(tool);
    if (!job) return;
    this.#setJob(job);
    // Nothing is waiting: the same button makes everything again.
    if (!batch.tasks.some(({ state }) => state === 'waiting')) batch.reset();
    const followsFiles = tool.batch === 'all' || this.#form.querySelector('[data-tag]') !== null;
    if (followsFiles) batch.runOnceRead(() => this.#settledJob(tool, batch));
    else batch.run(job);
  }

  /** What the form says after its controls have heard of all files. */
  async #settledJob(tool: Tool, batch: Batch): Promise<Job | undefined> {
    const told = this.#tellControls(batch);
    await Promise.all(told.map(({ updateComplete }) => updateComplete));
    const job = this.#job(tool);
    if (job) this.#setJob(job);
    else this.#form.reportValidity();
    return job;
  }

  #retry(tool: Tool, batch: Batch, entries: readonly Entry[]) {
    const hasWork = entries.some(({ task }) => task.state === 'failed');
    batch.forgive(entries);
    if (hasWork && !batch.running) this.#run(tool, batch);
    // The button that was pressed goes at the next frame.
    this.#bar.show(batch, this.#missing);
    this.#bar.leadOn();
  }

  #optionsChanged(tool: Tool, batch: Batch, live: LiveResult) {
    this.#markCodecs();
    const job = this.#job(tool);
    if (!job) return;
    // A field tells of its change when it is left, which may be long after the work was done with its value.
    const same = jobInWords(job) === jobInWords(this.#rows.job);
    this.#setJob(job);
    // What is not settled will be what the form says then.
    if (same || batch.entries.length === 0 || batch.isPreparing) return;
    // A board is not taken away from whoever works on it.
    if (this.#board === 'none' && live.follow()) return;
    batch.reset();
    if (startsByItself(tool)) this.#run(tool, batch);
  }

  #showValues(batch: Batch) {
    fillTags(this.#form, batch.ready);
    const values = readOptions(this.#form);
    for (const field of this.querySelectorAll<HTMLElement>('[data-when]')) {
      // `OptionField.astro` wrote it.
      field.hidden = !isWanted(JSON.parse(field.dataset['when'] ?? '{}') as Parameters<typeof isWanted>[0], values);
      // What is not seen must not hold up the form for want of a value.
      for (const control of field.querySelectorAll<HTMLInputElement>('[required]')) control.disabled = field.hidden;
    }
    for (const output of this.#form.querySelectorAll('output')) {
      const [control] = output.htmlFor;
      output.value = this.#form.querySelector<HTMLInputElement>(`#${control}`)?.value ?? '';
    }
  }

  /** Tells the controls that show files which there are. */
  #tellControls(batch: Batch): readonly FileControl[] {
    const usable = batch.entries.filter(({ refused }) => !refused);
    fillTags(this.#form, batch.ready);
    this.#view.board = usable.length > 0 ? this.#board : 'none';
    const controls = [...this.querySelectorAll<FileControl>('[data-entries]')];
    for (const control of controls) control.entries = usable;
    return controls;
  }

  /** At most once a frame, however many files report. */
  #render(batch: Batch) {
    if (this.#rendering) return;
    this.#rendering = true;
    requestAnimationFrame(() => {
      this.#rendering = false;
      const filled = batch.entries.length > 0;
      this.classList.toggle('filled', filled);
      this.#sheet.toggleAttribute('data-held', filled);
      this.#clear.hidden = !filled;
      this.#tellControls(batch);
      stayAwake(isAtWork(batch));
      this.#bar.show(batch, this.#missing);
      this.#view.requestUpdate?.();
      // Until its script is there, it has none; then it begins with all that it was given.
      this.#rows.requestUpdate?.();
    });
  }
}

/** A control that shows files. Until its script is there, it never updates. */
type FileControl = HTMLElement & { entries: readonly Entry[]; index?: number; updateComplete?: Promise<unknown> };

async function compare({ file, facts, task }: Entry) {
  const { openCompare } = await import('../results/compare-view.ts');
  const [output] = task.outputs;
  if (!output) return;
  if (facts?.kind !== 'media') return openCompare(file, output.file);
  const { duration, video } = facts;
  openCompare(file, output.file, { first: duration * firstShown, end: duration, step: 1 / (video?.frameRate ?? 25) });
}

/** Where in a video: many begin with black. */
const firstShown = 0.3;

customElements.define('file-tool', FileTool);
