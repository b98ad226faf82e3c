import type { EngineId } from '#jobs/contract/question.ts';
import { prepareEngine } from '#jobs/worker/worker-pool.ts';
import { isAwaited } from '../kept/pending-hand-over.ts';
import { LoadOnUse } from '../files/load-on-use.ts';
import { isControl, tellChanged, type Control } from '../options/control-state.ts';
import { areOptionsKept } from '../kept/kept-options.ts';
import { elementIn } from './element-in.ts';
import { loadStyles } from './load-styles.ts';
import { followOptionsButton } from './options-panel.ts';
import type { Workbench } from './workbench.ts';

/** Whether the visitor wants small downloads, if the browser says so: https://wicg.github.io/savedata/ */
const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * The page of the tool that `data-slug` names. It is light for visitors who only look: the code that works on files is
 * loaded when someone points at the tool, focuses it, or adds a file, or when the page starts with content.
 * `data-engine` reads the files. It is fetched in parallel with the code that shows them, so that neither waits for the
 * other.
 */
export class FileTool extends HTMLElement {
  #slug = this.dataset['slug'] ?? '';
  #bench = new LoadOnUse<Workbench>({
    load: () => this.#open(),
    say: (words, isStuck) => {
      elementIn(this, '.state', HTMLElement).textContent = words;
      if (isStuck) this.#retry.hidden = false;
    },
  });
  #retry = elementIn(this, '.bar .retry', HTMLButtonElement);
  #isOpen = false;
  #isPrepared = false;
  /** Options that were set before the workbench had loaded. */
  #set = new Set<Control>();

  connectedCallback() {
    const form = elementIn(this, 'form', HTMLFormElement);
    const run = elementIn(this, '.run', HTMLButtonElement);
    followOptionsButton(this, form);
    form.addEventListener('submit', (event) => event.preventDefault());
    // Not `disabled`: the button would lose the focus when pressed.
    run.ariaDisabled = 'true';
    run.disabled = false;
    // Enter in a field presses the button too.
    run.addEventListener('click', (event) => run.ariaDisabled === 'true' && event.preventDefault());
    // The options stand between the files and the button.
    document.addEventListener('keydown', (event) => {
      const { key, ctrlKey, metaKey, repeat } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || document.querySelector('dialog[open]')) return;
      if (!run.checkVisibility() || run.ariaDisabled === 'true') return;
      // Enter also presses what has the focus.
      event.preventDefault();
      // From here, the focus follows the work.
      run.focus({ preventScroll: true });
      run.click();
    });

    this.#retry.addEventListener('click', () => void this.#bench.again());
    this.addEventListener('files', ({ detail }) => {
      if (detail.length > 0) this.#prepare();
      void this.#bench.give(detail);
    });
    this.addEventListener('near', () => !savesData() && this.#prepare());
    for (const hint of ['near', 'pointerenter', 'focusin', 'change'])
      this.addEventListener(hint, () => this.#bench.use((bench) => bench.markCodecs()), { once: true });
    for (const type of ['input', 'change']) this.addEventListener(type, this.#note);
    const add = this.querySelector<HTMLElement>('.add-step');
    add?.addEventListener('click', () => !this.#isOpen && this.#bench.use(() => add.click()));
    window.addEventListener('hashchange', () => this.#bench.use(), { once: true });
    if (location.hash || isAwaited() || areOptionsKept(this.#slug)) this.#bench.use();
    else this.setAttribute('data-ready', '');
  }

  /** Loads what files will need. */
  #prepare() {
    if (this.#isPrepared) return;
    this.#isPrepared = true;
    // The page was written with an engine's id.
    const engine = this.dataset['engine'] as EngineId | undefined;
    if (engine) prepareEngine(engine);
    // If this fails, the workbench tries again, and reports it.
    loadStyles('work-styles').catch(() => undefined);
    this.#bench.use((bench) => bench.prepare());
  }

  /** Returns the workbench, which works on the files. @throws if it cannot be loaded. */
  bench(): Promise<Workbench> {
    return this.#bench.get();
  }

  /** Options set before the workbench has loaded are reported to it afterwards. */
  #note = ({ target }: Event) => {
    if (target instanceof Element && isControl(target)) this.#set.add(target);
  };

  async #open(): Promise<Workbench> {
    const { openWorkbench } = await import('./open-workbench.ts');
    const bench = await openWorkbench(this, this.#slug);
    for (const type of ['input', 'change']) this.removeEventListener(type, this.#note);
    tellChanged([...this.#set]);
    this.#isOpen = true;
    this.setAttribute('data-ready', '');
    return bench;
  }
}

customElements.define('file-tool', FileTool);
