import { count } from '../words.ts';
import { canSaveToFolder, saveAsZip, saveFile, saveToFolder } from './save.ts';
import type { TakenFile } from './take-files.ts';

/** What people can do with results: save them, as files or into a folder, or go on with them in another tool. */
export class ResultActions extends HTMLElement {
  #results: TakenFile[] = [];
  #button = (name: string) => this.querySelector(`.${name}`) as HTMLButtonElement;

  connectedCallback() {
    const slug = this.dataset['slug'] ?? '';
    this.#button('save-all').addEventListener('click', () => void save(this.#results, slug));
    this.#button('save-folder').addEventListener('click', () => void this.#toFolder());
    this.#button('then').addEventListener('click', () => void this.#then(slug));
  }

  set results(results: TakenFile[]) {
    this.#results = results;
    this.hidden = results.length === 0;
    this.#button('save-folder').hidden = results.length < 2 || !canSaveToFolder();
    const label = this.#button('save-all').querySelector('span');
    if (label) label.textContent = results.length === 1 ? 'Save' : `Save all ${results.length} as ZIP`;
  }

  async #toFolder() {
    const saved = await saveToFolder(this.#results);
    if (saved) this.dispatchEvent(new CustomEvent('saved', { detail: `${count(saved, 'file')} saved`, bubbles: true }));
  }

  async #then(slug: string) {
    const { openThen } = await import('./then-dialog.ts');
    await openThen(this.#results, slug);
  }
}

async function save(results: TakenFile[], name: string) {
  const [only] = results;
  if (only && results.length === 1) saveFile(only.file);
  else await saveAsZip(results, `${name}.zip`);
}

customElements.define('result-actions', ResultActions);
