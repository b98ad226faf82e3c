import { arrow } from '#wording/bidi.ts';
import type { Batch } from '../batch/batch.ts';
import { pause, resume, retryFailed, tryAgain } from '#words/work.ts';
import { describeBatch, resultsOf, statePartsOf, timeLeft, type StatePart } from '../batch/batch-state.ts';
import { loading } from '#jobs/worker/assets.ts';
import { canTryAgain, lacking } from '../batch/entry.ts';
import type { ResultActions } from '../results/result-actions.ts';
import { isNotLoaded } from '#errors/thrown.ts';
import { sayProblem } from '../say-problem.ts';
import { elementIn, setText } from './element-in.ts';

/** How often the time left is told anew while nothing is reported, in milliseconds. */
const tick = 1000;

/** The bar of a tool, which is always visible: what is going on, and what can be done next. */
export class ToolBar {
  readonly #bar: HTMLElement;
  readonly #state: HTMLElement;
  readonly #total: HTMLProgressElement;
  readonly #run: HTMLButtonElement;
  readonly #cancel: HTMLButtonElement;
  readonly #pause: HTMLButtonElement;
  readonly #retry: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  // It becomes one once its script has loaded.
  readonly #actions: ResultActions;
  #wasRunning = false;
  /** Whether a person has pressed a button that also saves. Agents must ask first. */
  #isToBeSaved = false;
  #ticking: ReturnType<typeof setTimeout> | undefined;
  /** The batch's own description when it was last shown. */
  #batchState = '';
  /**
   * A message that stays until the batch's description differs from `over`. `isUnloaded`: it says that a part of the
   * site could not be loaded. `undo`: takes back what it says was done.
   */
  #notice: { words: string; over: string; isUnloaded?: boolean; undo?: () => void } | undefined;

  constructor(bar: HTMLElement) {
    this.#bar = bar;
    this.#state = elementIn(bar, '.state', HTMLElement);
    this.#total = elementIn(bar, '.total', HTMLProgressElement);
    this.#run = elementIn(bar, '.run', HTMLButtonElement);
    this.#cancel = elementIn(bar, '.cancel', HTMLButtonElement);
    this.#pause = elementIn(bar, '.pause', HTMLButtonElement);
    this.#retry = elementIn(bar, '.retry', HTMLButtonElement);
    this.#undo = elementIn(bar, '.undo', HTMLButtonElement);
    this.#undo.addEventListener('click', () => {
      this.#notice?.undo?.();
      this.leadOn();
    });
    // As above.
    this.#actions = elementIn(bar, 'result-actions', HTMLElement) as ResultActions;
  }

  /** Connects its buttons to a batch. The button that starts the work belongs to the form. */
  follow(page: HTMLElement, batch: Batch, { onRetry, onCancel }: { onRetry(): void; onCancel(): void }) {
    this.#cancel.addEventListener('click', onCancel);
    this.#run.addEventListener('click', ({ isTrusted }) => {
      this.#isToBeSaved = isTrusted && this.#run.hasAttribute('data-saves');
    });
    this.#pause.addEventListener('click', () => (batch.isPaused ? batch.resume() : batch.pause()));
    // Work may be over before it is drawn.
    batch.addEventListener('change', () => (this.#wasRunning ||= batch.running));
    this.#retry.addEventListener('click', onRetry);
    page.addEventListener('saved', ({ detail }) => !detail && this.#forget());
    // Links and presets change options too, and have just said so.
    page.addEventListener('input', ({ isTrusted }) => isTrusted && this.#forget());
    window.addEventListener('unhandledrejection', (event) => void this.#tellUnloaded(event));
  }

  /** Many buttons load their code when pressed: if that fails, nothing else reports it. */
  async #tellUnloaded(event: PromiseRejectionEvent) {
    if (!isNotLoaded(event.reason)) return;
    event.preventDefault();
    this.tell(await sayProblem(event.reason));
    if (this.#notice) this.#notice.isUnloaded = true;
  }

  /** Once the network is back, what could not be loaded is requested again. */
  forgetUnloaded() {
    if (this.#notice?.isUnloaded) this.#forget();
  }

  /** Moves the focus to the next action after the pressed button has gone. */
  leadOn() {
    const save = this.#actions.querySelector<HTMLElement>('.save-all');
    [this.#cancel, this.#run, save].find((button) => button?.checkVisibility())?.focus({ preventScroll: true });
  }

  /**
   * Shows a message besides the state of the batch. It stays until that state changes, or the person changes an option.
   *
   * @param batch if its state has not been shown yet.
   */
  tell(words: string, batch?: Batch) {
    this.#notice = { words, over: batch ? describeBatch(batch) : this.#batchState };
    this.#tell([{ kind: 'words', text: words }]);
  }

  /** Says that all files were cleared, with a button that takes them back until others are added. */
  offerUndo(words: string, undo: () => void) {
    this.#notice = { words, over: '', undo };
  }

  /** Lets the next `show` describe the batch. */
  #forget() {
    this.#notice = undefined;
  }

  #stateOf(batch: Batch, missing: string): readonly StatePart[] {
    this.#batchState = describeBatch(batch);
    if (batch.running || this.#notice?.over !== this.#batchState) this.#forget();
    const text = missing || this.#notice?.words;
    return text ? [{ kind: 'words', text }] : statePartsOf(batch, loading.size);
  }

  /** @param missing why files or results cannot be shown. */
  show(batch: Batch, missing: string) {
    const { running } = batch;
    this.#tell(this.#stateOf(batch, missing));
    // Not `disabled`: the button would lose the focus when pressed.
    const canRun = batch.tasks.length > 0 || lacking(batch.entries).length > 0;
    this.#run.ariaDisabled = String(!canRun || running);
    // Not `hidden`: setting that to the same value makes the browser recompute styles.
    this.#total.toggleAttribute('hidden', !running);
    const { progress } = timeLeft(batch);
    // The progress of a download by the browser is unknown.
    if (loading.size !== undefined && progress === 0) this.#total.removeAttribute('value');
    else this.#total.value = progress;
    // With thousands of files, this takes too long to run for each one that finishes.
    const results = running ? [] : resultsOf(batch);
    this.#actions.results = results;
    // One primary button: saving, once there is something to save.
    const isWaiting = batch.tasks.some(({ state }) => state === 'waiting');
    this.#run.classList.toggle('primary', results.length === 0);
    this.#bar.toggleAttribute('data-done', results.length > 0 && !isWaiting);
    this.#moveFocus(running, results.length > 0);
    this.#run.toggleAttribute('hidden', running);
    this.#cancel.toggleAttribute('hidden', !running);
    this.#undo.toggleAttribute('hidden', !this.#notice?.undo);
    this.#showPause(batch);
    this.#showRetry(batch, missing);
    if (this.#wasRunning && !running) this.#saveIfAsked(results.length);
    this.#wasRunning = running;
    clearTimeout(this.#ticking);
    if (running) this.#ticking = setTimeout(() => this.show(batch, missing), tick);
  }

  #saveIfAsked(results: number) {
    if (this.#isToBeSaved && results === 1) this.#actions.querySelector<HTMLElement>('.save-all')?.click();
    this.#isToBeSaved = false;
  }

  /** A single task cannot be paused. */
  #showPause({ running, isPaused, tasks }: Batch) {
    this.#pause.toggleAttribute('hidden', !running || tasks.length < 2);
    setText(this.#pause, isPaused ? resume : pause);
  }

  #showRetry({ running, entries }: Batch, missing: string) {
    const failed = running ? 0 : entries.filter(canTryAgain).length;
    const isFocused = document.activeElement === this.#retry;
    // The row of a single file has the same button, unless rows could not be loaded.
    this.#retry.toggleAttribute('hidden', !missing && (failed === 0 || entries.length === 1));
    setText(this.#retry, missing ? tryAgain : retryFailed(failed));
    if (isFocused && this.#retry.hidden) this.leadOn();
  }

  /**
   * Moves the focus on when the pressed button disappears: to the one that stops the work, and from there to the one
   * that saves the result.
   */
  #moveFocus(running: boolean, hasResults: boolean) {
    const focused = document.activeElement;
    if (running && focused === this.#run) {
      this.#cancel.hidden = false;
      this.#cancel.focus();
    }
    if (running || !this.#wasRunning) return;
    if (![this.#cancel, this.#pause, this.#run, document.body].some((element) => element === focused)) return;
    this.#run.hidden = false;
    const save = hasResults ? this.#actions.querySelector<HTMLElement>('.save-all') : null;
    (save ?? this.#run).focus({ preventScroll: true });
  }

  #tell(parts: readonly StatePart[]) {
    const said = parts.map(({ text }) => text).join(' · ');
    // Setting the same text again would be announced again.
    if (this.#state.textContent === said) return;
    this.#state.replaceChildren(
      ...parts.flatMap((part, index) => (index > 0 ? [between(), drawn(part)] : [drawn(part)])),
    );
  }
}

function between(): HTMLElement {
  const span = document.createElement('span');
  span.className = 'between';
  span.textContent = ' · ';
  return span;
}

function drawn({ kind, text }: StatePart): HTMLElement {
  const span = document.createElement('span');
  span.className = kind === 'sizes' ? 'figure' : kind;
  const at = text.indexOf(arrow);
  if (kind !== 'sizes' || at < 0) {
    span.textContent = text;
    return span;
  }
  const before = document.createElement('span');
  before.className = 'before';
  before.textContent = text.slice(0, at + 2);
  span.append(before, text.slice(at + 2));
  return span;
}
