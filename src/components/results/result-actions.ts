import { canChooseFolder } from './choose-folder.ts';
import { saveAsZip, saveFile, saveToFolder, tellSaving } from './save.ts';
import type { TakenFile } from '../files/take-files.ts';
import type { SheetView } from '../sheet/sheet-view.ts';
import { copyLabel, shareLabel } from '#words/results.ts';
import { canCopy, copyResult, NotCopied } from './copy-result.ts';
import { savedFiles } from './saved-files.ts';
import { canShare, share } from './share.ts';
import { savingWords } from '#words/saving.ts';
import { elementIn } from '../tool/element-in.ts';

/** How long a button says what it has done, in milliseconds. */
const saidFor = 4000;

/**
 * What people can do with results: save them as files or into a folder, copy or share them, or continue with them in
 * another tool.
 */
export class ResultActions extends HTMLElement {
  #results: TakenFile[] = [];
  #saying: ReturnType<typeof setTimeout> | undefined;
  #button = (name: string) => elementIn(this, `.${name}`, HTMLButtonElement);

  connectedCallback() {
    const slug = this.dataset['slug'] ?? '';
    this.#button('save-all').addEventListener('click', () => void this.#save(slug));
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
    this.toggleAttribute('hidden', results.length === 0);
    if (isSame) return;
    const [first] = results;
    this.#button('save-folder').hidden = results.length < 2 || !canChooseFolder();
    this.#button('copy').hidden = !first || !canCopy(first.file);
    this.#button('share').hidden = !canShare(results);
    this.#button('more').hidden = [...this.querySelectorAll<HTMLElement>('.others > button')].every(
      ({ hidden }) => hidden,
    );
    this.#label();
    this.#write('share', shareLabel(results.length));
    // Results that are already in a folder need not be saved again.
    this.#button('save-all').classList.toggle('primary', !results.every(({ file }) => savedFiles.isWritten(file)));
  }

  #write(name: string, words: string, isSaid = false) {
    const button = this.#button(name);
    const label = button.querySelector('span');
    if (label) label.textContent = words;
    // Shown where the words are hidden.
    button.title = name === 'copy' ? words : '';
    button.toggleAttribute('data-said', isSaid);
  }

  /** The focus returns to the button that opened it. */
  #closeMenu() {
    const menu = this.querySelector<HTMLElement>('.others');
    if (menu?.matches(':popover-open')) menu.hidePopover();
  }

  async #copy() {
    const view = this.closest('file-tool')?.querySelector<SheetView>('sheet-view');
    const file = view?.result?.file ?? this.#results[0]?.file;
    if (!file) return;
    try {
      const said = await copyResult(file);
      this.#done('copy', said, said);
    } catch (error) {
      if (!(error instanceof NotCopied)) throw error;
      this.dispatchEvent(new CustomEvent('saved', { detail: error.message, bubbles: true }));
    }
  }

  async #save(slug: string) {
    const [only] = this.#results;
    const name = only && this.#results.length === 1 ? only.file.name : `${slug}.zip`;
    if (only && this.#results.length === 1) saveFile(only);
    else if (!(await tellSaving(this, () => saveAsZip(this.#results, name)))) return;
    this.#done('save-all', savingWords.done, savingWords.savedAs(name));
  }

  /** Has a button say for a moment what it has done, and screen readers the whole of it. */
  #done(button: 'copy' | 'save-all', short: string, whole: string) {
    this.#write(button, short, true);
    this.#say(whole);
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      this.#label();
      this.#say('');
    }, saidFor);
  }

  #label() {
    const { length } = this.#results;
    this.#write('copy', copyLabel(length > 1));
    this.#write('save-all', length === 1 ? savingWords.one : savingWords.all(length));
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

customElements.define('result-actions', ResultActions);
