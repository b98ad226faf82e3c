import { findEnforced, type Enforced } from '#proof/enforced.ts';
import { followPage } from '#proof/follow-page.ts';
import { hearRefusals } from '#proof/hear-refusals.ts';
import { tryFromWorker } from '#proof/try-from-worker.ts';
import { addressFor, asText, tryWay, type Outcome, type Verdict } from '#proof/try-way.ts';
import { ways, type Way } from '#proof/ways.ts';
import { trialWords } from '#words/proof.ts';

/** `untried`: the worker that should have tried it does not run. */
interface Shown {
  verdict: Verdict | 'untried' | undefined;
  words: string[];
}

/** The state before the trial. */
const notYet: Shown = { verdict: undefined, words: [] };

/** The ways that the button tries, one after the other. */
const tried = ways.filter(({ start }) => start !== 'leaving');

/** How much of a file the attempts take, in bytes: every one of them can carry that much. */
const taken = 4096;

/** Stores a way that leaves the page, so that the page can show the outcome when the reader is back. */
const leftBy = 'left-by';

/** Takes a file, and has every way out try to send its beginning away. Shows how the browser reacts to each. */
class LeakTrial extends HTMLElement {
  #bytes: Uint8Array | undefined;
  #enforced: Promise<Enforced> | undefined;
  #worker: Worker | undefined;
  /** How many ways that leave the page were tried. */
  #left = 0;

  connectedCallback() {
    const choose = this.#find<HTMLInputElement>('.choose');
    choose.addEventListener('change', () => {
      const file = choose.files?.[0];
      if (file) void this.#take(file);
      // Allows the same file to be chosen again.
      choose.value = '';
    });
    this.#find('.sample').addEventListener('click', () => void this.#take(makeSample()));
    this.#find('.run').addEventListener('click', () => void this.#run());
    this.#find('.save').addEventListener('click', () => void this.#save());
    for (const row of this.querySelectorAll<HTMLElement>('tr:has(.leave)'))
      row.querySelector('.leave')?.addEventListener('click', () => void this.#leave(row));
    this.#enforced = findEnforced();
    void this.#enforced.then((enforced) => {
      this.#showEnforced(enforced);
      this.#showReturn(enforced);
      this.dataset['ready'] = '';
    });
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  }

  async #take(file: File) {
    const run = this.#find<HTMLButtonElement>('.run');
    this.#find('.name').textContent = file.name;
    try {
      this.#bytes = new Uint8Array(await file.slice(0, taken).arrayBuffer());
    } catch {
      this.#find('.bytes').textContent = trialWords.gone;
      return;
    }
    this.#find('.bytes').textContent = trialWords.taken(file.size);
    for (const button of [run, ...this.querySelectorAll<HTMLButtonElement>('.leave')]) button.disabled = false;
    run.focus();
  }

  async #run() {
    const bytes = this.#bytes;
    const enforced = await this.#enforced;
    const run = this.#find('.run');
    if (!bytes || !enforced || run.ariaDisabled === 'true') return;
    run.ariaDisabled = 'true';
    this.#worker?.terminate();
    for (const details of this.querySelectorAll<HTMLDetailsElement>('.ways')) details.open = true;
    this.#find('.what').textContent = trialWords.tried;
    this.#find('.result').textContent = '';
    this.#find('.save').hidden = true;
    delete this.dataset['verdict'];
    for (const way of tried) this.#show(way, notYet);
    const tell = (way: RowOfWay, outcome: Outcome) => {
      this.#show(way, outcome);
      if (this.dataset['verdict']) this.#showSum();
      else this.#showProgress();
    };
    const { href } = location;
    // A link that pings leads to `#`. This keeps it from adding to the browser's history.
    history.replaceState(history.state, '', '#');
    const here = { mark: 'page', follow: followPage, listHolds: enforced.connections === true };
    for (const way of tried.filter(({ start }) => start === 'page'))
      await tryWay(way.attempt, bytes, here, (outcome) => tell(way, outcome));
    history.replaceState(history.state, '', href);
    this.#worker = await tryFromWorker(bytes, (name, outcome) => tell({ start: 'worker', name }, outcome));
    // One of the ways would have stored a response in it.
    await caches.delete('leak');
    for (const way of tried) if (!this.#verdictOf(way)) this.#show(way, { verdict: 'untried', words: [] });
    this.#showSum();
    run.ariaDisabled = null;
    run.textContent = trialWords.again;
  }

  #showProgress() {
    const done = tried.filter((way) => this.#verdictOf(way)).length;
    this.#find('.number').textContent = String(done);
    this.#find<HTMLProgressElement>('progress').value = done;
  }

  #showSum() {
    const counts = { refused: 0, silent: 0, unseen: 0, absent: 0, untried: 0 };
    for (const way of tried) counts[this.#verdictOf(way) ?? 'untried'] += 1;
    const open = counts.unseen + counts.untried;
    this.#showProgress();
    this.#find('.number').textContent = String(tried.length - open);
    this.#find('.what').textContent = counts.absent > 0 ? trialWords.refusedOrAbsent : trialWords.refused;
    this.#find('.result').textContent = trialWords.sum(counts);
    this.dataset['verdict'] = open > 0 ? 'unseen' : 'refused';
    this.#find('.save').hidden = open > 0;
    if (open === 0) void this.#leadElsewhere();
  }

  async #leadElsewhere() {
    await import('../site/copy-button.ts');
    Object.assign(this.#find('copy-button'), { source: trialWords.elsewhere.line });
  }

  async #save() {
    try {
      const { saveVerdict } = await import('./verdict-picture.ts');
      await saveVerdict(this.#find('.sum strong').innerText, this.#find('.what').innerText);
    } catch {
      this.#find('.result').textContent = trialWords.unsaved;
    }
  }

  #rowOf({ start, name }: RowOfWay) {
    return this.querySelector<HTMLElement>(`[data-start="${start}"] tr[data-way="${CSS.escape(name)}"]`);
  }

  #verdictOf(way: Way) {
    // Nothing else writes it.
    return this.#rowOf(way)?.dataset['verdict'] as Shown['verdict'];
  }

  #show(way: RowOfWay, { verdict, words }: Shown) {
    const row = this.#rowOf(way);
    if (!row) return;
    if (verdict) row.dataset['verdict'] = verdict;
    else delete row.dataset['verdict'];
    const said = row.querySelector('.verdict');
    if (said) said.textContent = verdict ? trialWords.verdicts[verdict] : trialWords.notTried;
    const quoted = document.createElement('code');
    quoted.textContent = words.join(' · ');
    const ours = verdict === 'silent' && words.length === 0 ? trialWords.silent : '';
    row.querySelector('.words')?.replaceChildren(ours || quoted);
  }

  /** Tries a way that leaves the page. A refusal stays here; a success may navigate away. */
  async #leave(row: HTMLElement) {
    const way = leaving(row.dataset['way']);
    const enforced = await this.#enforced;
    if (!way || !this.#bytes || !enforced) return;
    sessionStorage.setItem(leftBy, way.name);
    const address = addressFor(this.#bytes, `away${++this.#left}`);
    const refusals = hearRefusals(new URL(address).hostname);
    document.addEventListener('securitypolicyviolation', refusals.hear);
    const tell = () => this.#show(way, leavingOutcome(enforced, [...refusals.said]));
    // A page that refreshes itself replaces its own history entry: this gives it one to replace.
    history.pushState(null, '');
    way.attempt(address, asText(this.#bytes));
    await new Promise((resolve) => setTimeout(resolve, 500));
    refusals.end();
    // The stored way is kept: a slow browser may still be about to leave, or to refuse.
    tell();
    void refusals.first.then(tell);
  }

  /** Shows the outcome after the reader has come back. */
  #showReturn(enforced: Enforced) {
    const way = leaving(sessionStorage.getItem(leftBy));
    sessionStorage.removeItem(leftBy);
    if (way) this.#show(way, leavingOutcome(enforced, []));
  }

  #showEnforced(enforced: Enforced) {
    for (const row of this.querySelectorAll<HTMLElement>('[data-enforced]')) {
      // `EnforcedList.astro` wrote it.
      const holds = enforced[row.dataset['enforced'] as keyof Enforced];
      row.dataset['holds'] = String(holds);
      const verdict = row.querySelector('.verdict');
      if (verdict) verdict.textContent = trialWords.enforced(holds);
    }
  }
}

/** What a row belongs to; workers send names as texts. */
type RowOfWay = Pick<Way, 'start'> & { name: string };

const leaving = (name: string | null | undefined) => ways.find((way) => way.start === 'leaving' && way.name === name);

const leavingOutcome = ({ connections }: Enforced, words: string[]): Outcome => {
  if (words.length > 0) return { verdict: 'refused', words };
  return { verdict: connections ? 'silent' : 'unseen', words };
};

const makeSample = () => new File([trialWords.sample(crypto.randomUUID())], 'sample.txt');

customElements.define('leak-trial', LeakTrial);
