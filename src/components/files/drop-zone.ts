import { isPlaylist } from './is-playlist.ts';
import { filesOfInput, filesOfTransfer, type TakenFile } from './take-files.ts';

/**
 * Takes files from its input, from a drop anywhere on the page, and from a paste. Fires `files` with them, and `near`
 * when someone is about to add some.
 */
class DropZone extends HTMLElement {
  #folder = this.querySelector<HTMLLabelElement>('.folder');
  #listeners = new AbortController();

  connectedCallback() {
    const { signal } = this.#listeners;
    for (const input of this.querySelectorAll('input')) {
      input.addEventListener('change', () => this.#giveOf(input));
      if (input.files?.length) void this.#giveEarly(input);
    }
    if (this.#folder) this.#folder.hidden = !('webkitdirectory' in HTMLInputElement.prototype);
    for (const hint of ['pointerenter', 'focusin'] as const)
      this.addEventListener(hint, () => this.#near(), { once: true });

    document.addEventListener('dragover', (event) => this.#allow(event), { signal });
    document.addEventListener('dragleave', (event) => !event.relatedTarget && this.#mark(false), { signal });
    document.addEventListener('drop', (event) => this.#take(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => this.#take(event, event.clipboardData), { signal });
  }

  disconnectedCallback() {
    this.#listeners.abort();
  }

  #allow(event: DragEvent) {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#mark(true);
    this.#near();
  }

  #take(event: Event, transfer: DataTransfer | null) {
    if (!transfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#mark(false);
    const given = new CustomEvent('transfer', { detail: transfer, bubbles: true, cancelable: true });
    if (!this.dispatchEvent(given)) return;
    void filesOfTransfer(transfer).then((files) => this.#give(files));
  }

  /** Handles what was chosen before this script, and perhaps that of the surrounding element, had loaded. */
  async #giveEarly(input: HTMLInputElement) {
    const around = this.closest(':not(:defined)');
    if (around) await customElements.whenDefined(around.localName);
    this.#giveOf(input);
  }

  #giveOf(input: HTMLInputElement) {
    this.#give(filesOfInput(input));
    // Allows the same file to be chosen again.
    input.value = '';
  }

  #give(files: TakenFile[]) {
    if (!files.some(({ file }) => isPlaylist(file))) return this.#fire(files);
    return void import('./take-streams.ts').then(async ({ takeStreams }) => this.#fire(await takeStreams(files)));
  }

  #fire(files: TakenFile[]) {
    // A cancelled picker returns no files. A folder may be empty: then people are told so.
    this.dispatchEvent(new CustomEvent<TakenFile[]>('files', { detail: files, bubbles: true }));
  }

  #near() {
    this.dispatchEvent(new Event('near', { bubbles: true }));
  }

  #mark(dragging: boolean) {
    this.classList.toggle('dragging', dragging);
  }
}

customElements.define('drop-zone', DropZone);
