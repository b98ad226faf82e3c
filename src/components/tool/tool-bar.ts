import type { Batch } from '../batch/batch.ts';
import { pause, resume, retryFailed, tryAgain } from '../../words/en/work.ts';
import { describeBatch, resultsOf, statePartsOf, timeLeft, type StatePart } from '../batch/batch-state.ts';
import { loading } from '../../jobs/worker/assets.ts';
import { canTryAgain, lacking } from '../batch/entry.ts';
import type { ResultActions } from '../results/result-actions.ts';
import { isNotLoaded } from '../../errors/thrown.ts';
import { sayProblem } from '../../words/say-problem.ts';
import { elementIn } from './element-in.ts';

/** The bar of a tool, which is always in view: what is going on, and what can be done next. */
export class ToolBar {
  readonly #bar: HTMLElement;
  readonly #state: HTMLElement;
  readonly #total: HTMLProgressElement;
  readonly #run: HTMLButtonElement;
  readonly #cancel: HTMLButtonElement;
  readonly #pause: HTMLButtonElement;
  readonly #retry: HTMLButtonElement;
  // It becomes one once its script is there.
  readonly #actions: ResultActions;
  #wasRunning = false;
  /** What the batch said of itself when it was shown last. */
  #batchState = '';
  /** A sentence that stays until the batch says something else of itself than `over`. */
  #notice: { words: string; over: string } | undefined;

  constructor(bar: HTMLElement) {
    this.#bar = bar;
    this.#state = elementIn(bar, '.state', HTMLElement);
    this.#total = elementIn(bar, '.total', HTMLProgressElement);
    this.#run = elementIn(bar, '.run', HTMLButtonElement);
    this.#cancel = elementIn(bar, '.cancel', HTMLButtonElement);
    this.#pause = elementIn(bar, '.pause', HTMLButtonElement);
    this.#retry = elementIn(bar, '.retry', HTMLButtonElement);
    // As above.
    this.#actions = elementIn(bar, 'result-actions', HTMLElement) as ResultActions;
  }

  /** Has its buttons work on a batch: what starts the work is a button of the form. */
  follow(page: HTMLElement, batch: Batch, { onRetry, onCancel }: { onRetry(): void; onCancel(): void }) {
    this.#cancel.addEventListener('click', onCancel);
    this.#pause.addEventListener('click', () => (batch.isPaused ? batch.resume() : batch.pause()));
    this.#retry.addEventListener('click', onRetry);
    page.addEventListener('saved', ({ detail }) => !detail && this.#forget());
    // Links and presets change options too, and have just said so.
    page.addEventListener('input', ({ isTrusted }) => isTrusted && this.#forget());
    window.addEventListener('unhandledrejection', (event) => void this.#tellUnloaded(event));
  }

  /** Many buttons load what they need when they are pressed: if that fails, nobody else says so. */
  async #tellUnloaded(event: PromiseRejectionEvent) {
    if (!isNotLoaded(event.reason)) return;
    event.preventDefault();
    this.tell(await sayProblem(event.reason));
  }

  /** After the pressed button has gone, moves the focus to what can be done now. */
  leadOn() {
    const save = this.#actions.querySelector<HTMLElement>('.save-all');
    [this.#cancel, this.#run, save].find((button) => button?.checkVisibility())?.focus({ preventScroll: true });
  }

  /** Says something beside the state of the batch. It stays until that state changes, or the person changes an option. */
  tell(words: string) {
    this.#notice = { words, over: this.#batchState };
    this.#tell([{ kind: 'words', text: words }]);
  }

  /** The next `show` says how the batch is. */
  #forget() {
    this.#notice = undefined;
  }

  #stateOf(batch: Batch, missing: string): readonly StatePart[] {
    this.#batchState = batch.entries.length === 0 ? '' : describeBatch(batch);
    if (batch.running || this.#notice?.over !== this.#batchState) this.#forget();
    const text = missing || this.#notice?.words;
    return text ? [{ kind: 'words', text }] : statePartsOf(batch, loading.size);
  }

  /** @param missing why files or results cannot be shown. */
  show(batch: Batch, missing: string) {
    const { running } = batch;
    this.#tell(this.#stateOf(batch, missing));
    // Not `disabled`: the button would lose the focus as it is pressed.
    const canRun = batch.tasks.length > 0 || lacking(batch.entries).length > 0;
    this.#run.ariaDisabled = String(!canRun || running);
    this.#total.hidden = !running;
    const { progress } = timeLeft(batch);
    // Nobody knows how far a browser is with loading.
    if (loading.size !== undefined && progress === 0) this.#total.removeAttribute('value');
    else this.#total.value = progress;
    // Asked of thousands of files, it takes too long to be asked with each that is done.
    const results = running ? [] : resultsOf(batch);
    this.#actions.results = results;
    // One obvious button: saving, once there is something to save.
    const isWaiting = batch.tasks.some(({ state }) => state === 'waiting');
    this.#run.classList.toggle('primary', results.length === 0);
    this.#bar.toggleAttribute('data-done', results.length > 0 && !isWaiting);
    this.#moveFocus(running, results.length > 0);
    this.#run.hidden = running;
    this.#cancel.hidden = !running;
    this.#showPause(batch);
    this.#showRetry(batch, missing);
    this.#wasRunning = running;
  }

  /** What is one piece of work cannot be paused. */
  #showPause({ running, isPaused, tasks }: Batch) {
    this.#pause.hidden = !running || tasks.length < 2;
    this.#pause.textContent = isPaused ? resume : pause;
  }

  #showRetry({ running, entries }: Batch, missing: string) {
    const failed = running ? 0 : entries.filter(canTryAgain).length;
    const isFocused = document.activeElement === this.#retry;
    // The row of a file that is alone has the same, where there are rows.
    this.#retry.hidden = !missing && (failed === 0 || entries.length === 1);
    this.#retry.textContent = missing ? tryAgain : retryFailed(failed);
    if (isFocused && this.#retry.hidden) this.leadOn();
  }

  /** Moves the focus on when the pressed button goes away: to the one that stops the work, and from there to the one that saves the result. */
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
    // Said again, it would be read out again.
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
  const arrow = text.indexOf('→');
  if (kind !== 'sizes' || arrow < 0) {
    span.textContent = text;
    return span;
  }
  const before = document.createElement('span');
  before.className = 'before';
  before.textContent = text.slice(0, arrow + 2);
  span.append(before, text.slice(arrow + 2));
  return span;
}
