import { canSaveToFolder, saveAsZip, saveFile, saveToFolder, tellSaving } from './save.ts';
import type { TakenFile } from '../files/take-files.ts';

/** What people can do with results: save them, as files or into a folder, or go on with them in another tool. */
export class ResultActions extends HTMLElement {
  #results: TakenFile[] = [];
  #button = (name: string) => this.querySelector(`.${name}`) as HTMLButtonElement;

  connectedCallback() {
    const slug = this.dataset['slug'] ?? '';
    this.#button('save-all').addEventListener('click', () => save(this, this.#results, slug));
    this.#button('save-folder').addEventListener(
      'click',
      () => void tellSaving(this, () => saveToFolder(this.#results)),
    );
    this.#button('then').addEventListener('click', () => void this.#then(slug));
    // The page may have set these before this script loaded: that property would hide the setter.
    const { results } = this;
    Reflect.deleteProperty(this, 'results');
    this.results = results;
  }

  get results(): TakenFile[] {
    return this.#results;
  }

  set results(results: TakenFile[]) {
    this.#results = results;
    this.hidden = results.length === 0;
    this.#button('save-folder').hidden = results.length < 2 || !canSaveToFolder();
    const label = this.#button('save-all').querySelector('span');
    if (label) label.textContent = results.length === 1 ? 'Save' : `Save all ${results.length} as ZIP`;
  }

  async #then(slug: string) {
    const { openThen } = await import('./then-dialog.ts');
    await openThen(this.#results, slug);
  }
}

function save(from: HTMLElement, results: TakenFile[], name: string) {
  const [only] = results;
  if (only && results.length === 1) saveFile(only);
  else void tellSaving(from, () => saveAsZip(results, `${name}.zip`));
}

customElements.define('result-actions', ResultActions);
