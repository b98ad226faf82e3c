import { html, nothing, render } from 'lit';
import { longestReceipt, readReceipt, type Receipt, type ReceiptJob } from '#receipts/receipt.ts';
import { checkWords as words, describeReceiptProblem } from '#words/receipts.ts';
import { filesOfTransfer } from '../files/take-files.ts';
import { icon } from '../site/icon.ts';
import { elementIn } from '../tool/element-in.ts';
import type { HashedFile, Outcome, Verdict } from './check-job.ts';

/** The outcome of one job, or of several with the same outcome; otherwise a count. */
function describeAll([first = 'unchecked', ...others]: readonly Outcome[]): string {
  const all = [first, ...others];
  return all.every((one) => one === first)
    ? words.outcome[first]
    : words.sum(all.filter((one) => one === 'identical').length, all.length);
}

/** Takes a receipt and its files, runs its jobs again, and says what is the same. */
class ReceiptCheck extends HTMLElement {
  #receipt: Receipt | undefined;
  #added: HashedFile[] = [];
  #verdicts = new Map<ReceiptJob, Verdict>();
  #abort: AbortController | undefined;
  readonly #listeners = new AbortController();

  connectedCallback() {
    const { signal } = this.#listeners;
    for (const input of this.querySelectorAll('input'))
      input.addEventListener('change', () => {
        const files = [...(input.files ?? [])];
        // Allows the same file to be chosen again.
        input.value = '';
        void (input.closest('.receipt') ? this.#takeReceipt(files[0]) : this.#take(files));
      });
    this.#find('.run').addEventListener('click', () => void this.#run());
    this.#find('.cancel').addEventListener('click', () => this.#abort?.abort());
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => this.#takeTransfer(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => this.#takeTransfer(event, event.clipboardData), { signal });
    this.dataset['ready'] = '';
  }

  disconnectedCallback() {
    this.#listeners.abort();
    this.#abort?.abort();
  }

  #find(selector: string): HTMLElement {
    return elementIn(this, selector, HTMLElement);
  }

  #takeTransfer(event: Event, transfer: DataTransfer | null) {
    if (!transfer || (event.target instanceof Element && event.target.closest('input, textarea, dialog'))) return;
    const text = transfer.getData('text/plain');
    if (transfer.types.includes('Files')) {
      event.preventDefault();
      void filesOfTransfer(transfer).then((taken) => this.#take(taken.map(({ file }) => file)));
    } else if (text) {
      event.preventDefault();
      this.#readReceipt(text);
    }
  }

  async #takeReceipt(file: File | undefined) {
    // Not even read: it may be anything.
    if (file && file.size > longestReceipt) this.#sayOfReceipt(describeReceiptProblem('too-long'), true);
    else if (file) this.#readReceipt(await file.text());
  }

  #readReceipt(text: string) {
    const read = readReceipt(text);
    if ('problem' in read) return this.#sayOfReceipt(describeReceiptProblem(read.problem), true);
    this.#abort?.abort();
    this.#receipt = read.receipt;
    this.#verdicts.clear();
    const { jobs } = read.receipt;
    const files = new Set(jobs.flatMap(({ inputs }) => inputs.map(({ sha256 }) => sha256)));
    this.#sayOfReceipt(words.receipt.held(jobs.length, files.size), false);
    this.#tellFiles();
  }

  #sayOfReceipt(said: string, isProblem: boolean) {
    const place = this.#find('.receipt .said');
    place.textContent = said;
    place.classList.toggle('problem', isProblem);
  }

  async #take(files: readonly File[]) {
    const [receipts, others] = [files.filter(isReceipt), files.filter((file) => !isReceipt(file))];
    await this.#takeReceipt(receipts[0]);
    if (others.length === 0) return;
    const said = this.#find('.files .said');
    said.textContent = words.files.reading;
    try {
      const { sha256Of } = await import('#receipts/sha256.ts');
      for (const file of others) {
        const sha256 = await sha256Of(file);
        if (!this.#added.some((one) => one.sha256 === sha256)) this.#added.push({ file, sha256 });
      }
      this.#verdicts.clear();
      this.#tellFiles();
    } catch (error) {
      // The browser throws this for a file that was moved or changed.
      if (!(error instanceof DOMException)) throw error;
      said.textContent = words.files.unreadable;
    }
  }

  #known(): Set<string> {
    return new Set(
      this.#receipt?.jobs.flatMap(({ inputs, outputs }) => [...inputs, ...outputs].map((one) => one.sha256)),
    );
  }

  #tellFiles() {
    const known = this.#known();
    const added = this.#added;
    const inIt = added.filter(({ sha256 }) => known.has(sha256)).length;
    if (added.length > 0)
      this.#find('.files .said').textContent = this.#receipt
        ? words.files.held(added.length, inIt)
        : words.files.waiting(added.length);
    this.#show();
  }

  async #run() {
    const receipt = this.#receipt;
    const run = this.#find('.run');
    if (!receipt || run.ariaDisabled === 'true') return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#verdicts.clear();
    this.#show();
    const asInput = new Set(receipt.jobs.flatMap(({ inputs }) => inputs.map(({ sha256 }) => sha256)));
    const extra = this.#added.filter(({ sha256 }) => !asInput.has(sha256));
    const progress = elementIn(this, 'progress', HTMLProgressElement);
    progress.focus();
    try {
      // The code that runs tools is only loaded when it is needed.
      const [{ thisMachine }, { checkJob }] = await Promise.all([
        import('./this-machine.ts'),
        import('./check-job.ts'),
      ]);
      const here = await thisMachine();
      for (const [index, job] of receipt.jobs.entries()) {
        this.#say(words.working(index + 1, receipt.jobs.length));
        const onProgress = (done: number) => (progress.value = (index + done) / receipt.jobs.length);
        const mine = { added: this.#added, extra: extraOf(job, receipt.jobs, extra), here };
        this.#verdicts.set(job, await checkJob(receipt, job, mine, { signal: abort.signal, onProgress }));
        progress.value = (index + 1) / receipt.jobs.length;
        this.#show();
      }
      this.#abort = undefined;
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      this.#verdicts.clear();
    } finally {
      if (this.#abort === abort) this.#abort = undefined;
      this.#show();
      if (abort.signal.aborted) this.#say(words.cancelled);
      run.focus();
    }
  }

  #say(said: string) {
    this.#find('.sum').textContent = said;
  }

  #show() {
    const jobs = this.#receipt?.jobs ?? [];
    const outcomes = jobs.flatMap((job) => this.#verdicts.get(job)?.outcome ?? []);
    const isWorking = this.#abort !== undefined;
    const isOver = jobs.length > 0 && outcomes.length === jobs.length && !isWorking;
    const run = elementIn(this, '.run', HTMLButtonElement);
    run.hidden = isWorking;
    run.ariaDisabled = jobs.length > 0 && this.#added.length > 0 ? null : 'true';
    run.textContent = isOver ? words.again : words.run;
    this.#find('.cancel').hidden = !isWorking;
    this.#find('progress').hidden = !isWorking;
    this.toggleAttribute('data-working', isWorking);
    this.dataset['verdict'] = isOver ? (outcomes.every((one) => one === 'identical') ? 'identical' : 'different') : '';
    if (!isWorking) this.#say(isOver ? describeAll(outcomes) : '');
    this.#find('.found').hidden = jobs.length === 0;
    elementIn(this, '.photo-sheet', HTMLElement).toggleAttribute(
      'data-held',
      jobs.length > 0 || this.#added.length > 0,
    );
    render(
      jobs.slice(0, mostShown).map((job) => jobRow(job, this.#verdicts.get(job))),
      this.#find('.jobs'),
    );
  }
}

/** More rows than anyone reads. */
const mostShown = 500;

const isReceipt = ({ name, type }: File) => type === 'application/json' || /\.json$/i.test(name);

/** With several jobs, only their own results: a file in none of them cannot be assigned. */
const extraOf = (job: ReceiptJob, jobs: readonly ReceiptJob[], extra: readonly HashedFile[]) =>
  jobs.length === 1
    ? extra
    : extra.filter(({ sha256, file }) =>
        job.outputs.some((one) => one.sha256 === sha256 || (one.name !== undefined && one.name === file.name)),
      );

const jobRow = ({ tool, recipe, inputs, outputs }: ReceiptJob, verdict: Verdict | undefined) =>
  html`<li data-outcome=${verdict?.outcome ?? nothing}>
    <p class="what">
      ${verdict ? icon(verdict.outcome === 'identical' ? 'done' : 'failed') : nothing}
      <code>${recipe ? `${tool}#${recipe}` : tool}</code>
    </p>
    <p class="quiet">
      ${words.made(inputs.length, outputs.length)}
      ${inputs.length === 1 && inputs[0] ? words.file(inputs[0].bytes, inputs[0].sha256, inputs[0].name) : nothing}
    </p>
    ${verdict ? verdict.says.map((said, index) => html`<p class=${index === 0 ? 'verdict' : ''}>${said}</p>`) : html`<p class="quiet">${words.waiting}</p>`}
  </li>`;

customElements.define('receipt-check', ReceiptCheck);
