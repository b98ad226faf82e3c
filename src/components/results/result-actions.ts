import { canChooseFolder } from './choose-folder.ts';
import { saveAsZip, saveFile, saveToFolder, tellSaving } from './save.ts';
import type { TakenFile } from '../files/take-files.ts';
import type { SheetView } from '../sheet/sheet-view.ts';
import { copyLabel, shareLabel } from '../../words/en/results.ts';
import { canCopy, copyResult, NotCopied } from './copy-result.ts';
import { savedFiles } from './saved-files.ts';
import { canShare, share } from './share.ts';
import { savingWords } from '../../words/en/saving.ts';
import { elementIn } from '../tool/element-in.ts';

/** How long a button says what it has done, in milliseconds. */
const saidFor = 2500;

/**
 * What people can do with results: save them as files or into a folder, copy or share them, or continue with them in
 * another tool.
 */
export class ResultActions extends HTMLElement {
  #results: TakenFile[] = [];
  #button = (name: string) => elementIn(this, `.${name}`, HTMLButtonElement);

  connectedCallback() {
    const slug = this.dataset['slug'] ?? '';
    this.#button('save-all').addEventListener('click', () => save(this, this.#results, slug));
    this.#button('save-folder').addEventListener('click', () => {
      this.#closeMenu();
      void tellSaving(this, () => saveToFolder(this.#results));
    });
    this.#button('receipt').addEventListener('click', () => {
      this.#closeMenu();
      this.dispatchEvent(new Event('receipt', { bubbles: true }));
    });
    this.#button('copy').addEventListener('click', () => void this.#copy());
    this.#button('share').addEventListener('click', () => {
      this.#closeMenu();
      void share(this, this.#results);
    });
    this.#button('then').addEventListener('click', () => void this.#then(slug));
    // The page may have set this before the script loaded: that property would hide the setter.
    const { results } = this;
    Reflect.deleteProperty(this, 'results');
    this.results = results;
  }

  get results(): TakenFile[] {
    return this.#results;
  }

  set results(results: TakenFile[]) {
    const isSame =
      results.length === this.#results.length && results.every(({ file }, at) => file === this.#results[at]?.file);
    this.#results = results;
    this.hidden = results.length === 0;
    if (isSame) return;
    this.toggleAttribute('data-several', results.length > 1);
    const [first] = results;
    this.#button('save-folder').hidden = results.length < 2 || !canChooseFolder();
    this.#button('copy').hidden = !first || !canCopy(first.file);
    this.#button('share').hidden = !canShare(results);
    this.#button('more').hidden = [...this.querySelectorAll<HTMLElement>('.others > button')].every(
      ({ hidden }) => hidden,
    );
    this.#write('copy', copyLabel(results.length > 1));
    this.#write('share', shareLabel(results.length));
    // Results that are already in a folder need not be saved again.
    this.#button('save-all').classList.toggle('primary', !results.every(({ file }) => savedFiles.isWritten(file)));
    this.#write('save-all', results.length === 1 ? savingWords.one : savingWords.all(results.length));
  }

  #write(name: string, words: string, isSaid = false) {
    const button = this.#button(name);
    const label = button.querySelector('span');
    if (label) label.textContent = words;
    // Shown where the words are hidden.
    button.title = this.hasAttribute('data-several') && name !== 'save-all' ? words : '';
    button.toggleAttribute('data-said', isSaid);
  }

  /** The focus returns to the button that opened it. */
  #closeMenu() {
    const menu = this.querySelector<HTMLElement>('.others');
    if (menu?.matches(':popover-open')) menu.hidePopover();
  }

  /** The button in the menu says the outcome, and the menu stays open as long. */
  async #copy() {
    const view = this.closest('file-tool')?.querySelector<SheetView>('sheet-view');
    const file = view?.result?.file ?? this.#results[0]?.file;
    if (!file) return;
    try {
      const said = await copyResult(file);
      this.#write('copy', said, true);
      this.#say(said);
      setTimeout(() => {
        this.#write('copy', copyLabel(this.#results.length > 1));
        this.#say('');
        this.#closeMenu();
      }, saidFor);
    } catch (error) {
      if (!(error instanceof NotCopied)) throw error;
      this.#closeMenu();
      this.dispatchEvent(new CustomEvent('saved', { detail: error.message, bubbles: true }));
    }
  }

  #say(words: string) {
    const status = this.querySelector('.said');
    if (status) status.textContent = words;
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
