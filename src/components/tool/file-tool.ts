import { isAwaited } from '../files/pending-hand-over.ts';
import { LoadOnUse } from '../files/load-on-use.ts';
import { isControl, tellChanged, type Control } from '../options/control-state.ts';
import { areOptionsKept } from '../options/kept-options.ts';
import { elementIn } from './element-in.ts';
import { followOptionsButton } from './options-panel.ts';
import type { Workbench } from './workbench.ts';

/**
 * The page of the tool that `data-slug` names. It is light for those who only look at it: what works on files is loaded for
 * whoever points at the tool, moves the focus into it, or gives it a file; and where the page begins with something.
 */
export class FileTool extends HTMLElement {
  #slug = this.dataset['slug'] ?? '';
  #bench = new LoadOnUse<Workbench>({
    load: () => this.#open(),
    say: (words) => (elementIn(this, '.state', HTMLElement).textContent = words),
  });
  #isOpen = false;
  /** Set before there was anything that follows them. */
  #set = new Set<Control>();

  connectedCallback() {
    const form = elementIn(this, 'form', HTMLFormElement);
    const run = elementIn(this, '.run', HTMLButtonElement);
    followOptionsButton(this, form);
    form.addEventListener('submit', (event) => event.preventDefault());
    // Not `disabled`: the button would lose the focus as it is pressed.
    run.ariaDisabled = 'true';
    run.disabled = false;
    // Enter in a field presses the button too.
    run.addEventListener('click', (event) => run.ariaDisabled === 'true' && event.preventDefault());

    this.addEventListener('files', ({ detail }) => void this.#bench.give(detail));
    this.addEventListener('near', () => this.#bench.use((bench) => bench.prepare()), { once: true });
    for (const hint of ['near', 'pointerenter', 'focusin', 'change'])
      this.addEventListener(hint, () => this.#bench.use((bench) => bench.markCodecs()), { once: true });
    for (const type of ['input', 'change']) this.addEventListener(type, this.#note);
    const add = this.querySelector<HTMLElement>('.add-step');
    add?.addEventListener('click', () => !this.#isOpen && this.#bench.use(() => add.click()));
    window.addEventListener('hashchange', () => this.#bench.use(), { once: true });
    if (location.hash || isAwaited() || areOptionsKept(this.#slug)) this.#bench.use();
    else this.setAttribute('data-ready', '');
  }

  /** What works on its files. @throws when it cannot be loaded. */
  bench(): Promise<Workbench> {
    return this.#bench.get();
  }

  /** What is heard of them before the workbench is there, it hears again. */
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
