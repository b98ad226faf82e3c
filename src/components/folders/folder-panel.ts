import { html, render } from 'lit';
import { folderWords as words } from '#words/folders.ts';
import { sayProblem } from '../say-problem.ts';
import type { FolderUse } from '../results/choose-folder.ts';
import { canChooseFolder, chooseFolder } from '../results/choose-folder.ts';
import { elementIn } from '../tool/element-in.ts';
import { loadShows } from '../tool/load-shows.ts';
import type { FolderRun } from './folder-run.ts';
import { doneIn, forgetRun, keptRuns, type KeptRun } from '../kept/kept-runs.ts';

declare global {
  /** Only Chrome has it so far: https://wicg.github.io/file-system-access/ */
  interface FileSystemHandle {
    requestPermission?(options: { mode: FolderUse }): Promise<PermissionState>;
  }
  interface DataTransferItem {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
  }
}

interface Offer {
  run: KeptRun;
  done: number;
}

interface Options {
  page: HTMLElement;
  run: FolderRun;
  /** Whether the address lacks some of the settings. */
  isPartial(): boolean;
  say(words: string): void;
}

const isAllowed = async (folder: FileSystemDirectoryHandle, mode: FolderUse) =>
  (await folder.requestPermission?.({ mode })) === 'granted';

const isGone = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Shows the folders of a page, lets people choose them, and offers to continue with those that they worked on before.
 */
class FolderPanel {
  readonly #page: HTMLElement;
  readonly #run: FolderRun;
  readonly #isPartial: () => boolean;
  readonly #say: (words: string) => void;
  readonly #place: HTMLElement;
  readonly #earlier = document.createElement('section');
  #offers: Offer[] = [];

  constructor({ page, run, isPartial, say }: Options) {
    [this.#page, this.#run, this.#isPartial, this.#say] = [page, run, isPartial, say];
    this.#place = document.createElement('div');
    elementIn(page, '.folders', HTMLElement).append(this.#place);
    this.#earlier.className = 'earlier-folders';
    elementIn(page, 'file-rows', HTMLElement).before(this.#earlier);
    run.addEventListener('change', () => this.#show());
    run.addEventListener('files', () => void this.#loadShows());
    this.#show();
    if (!canChooseFolder()) return;
    elementIn(page, 'drop-zone .folder input', HTMLInputElement).addEventListener('click', (event) => {
      event.preventDefault();
      void this.#choose('source');
    });
    page.addEventListener('transfer', (event) => {
      const [item, ...others] = event.detail.items;
      if (others.length > 0 || !item?.webkitGetAsEntry?.()?.isDirectory || !item.getAsFileSystemHandle) return;
      event.preventDefault();
      // Its entry is a folder's, as checked above.
      void item.getAsFileSystemHandle().then((handle) => this.#set('source', handle as FileSystemDirectoryHandle));
    });
    void this.#look();
  }

  /** The code that shows files is loaded with the first one. */
  async #loadShows() {
    const missing = await loadShows(this.#page);
    if (missing) this.#say(missing);
  }

  async #look() {
    const runs = await keptRuns();
    this.#offers = await Promise.all(
      runs.map(async (run) => ({ run, done: (await doneIn(run.id)).filter(({ isWhole }) => isWhole).length })),
    );
    this.#show();
  }

  async #choose(which: 'source' | 'target') {
    const folder = await (which === 'source' ? chooseFolder('read', 'files') : chooseFolder('readwrite', 'results'));
    if (folder !== 'cancelled') await this.#set(which, folder);
  }

  async #set(which: 'source' | 'target', folder: FileSystemDirectoryHandle) {
    const run = this.#run;
    try {
      const isSet = await (which === 'source' ? run.setSource(folder) : run.setTarget(folder));
      const [source, target] = which === 'source' ? [folder, run.target] : [run.source, folder];
      if (!isSet && source && target) return this.#say(words.holdsSource(target.name, source.name));
      if (which === 'source' && run.files === 0) this.#say(words.empty(folder.name));
    } catch (error) {
      this.#say(isGone(error) ? words.gone(folder.name) : await sayProblem(error));
    }
    elementIn(this.#page, '.folders', HTMLDetailsElement).open = true;
  }

  async #goOn({ run }: Offer) {
    // Each may show a permission prompt.
    if (!(await isAllowed(run.source, 'read')) || !(await isAllowed(run.target, 'readwrite')))
      return this.#say(words.notAllowed);
    const form = elementIn(this.#page, 'form', HTMLFormElement);
    const begin = () => {
      // The pressed button disappears.
      elementIn(this.#page, '.run', HTMLButtonElement).focus({ preventScroll: true });
      form.requestSubmit();
    };
    try {
      await run.target.values().next();
    } catch (error) {
      return this.#say(isGone(error) ? words.gone(run.target.name) : await sayProblem(error));
    }
    try {
      const outcome = await this.#run.goOn(run, begin);
      if (outcome === 'in-use') this.#say(words.inUse);
      if (outcome === 'nothing-new') this.#say(words.nothingNew(run.source.name));
      if (outcome === 'needs-settings') this.#say(words.missing(run.source.name, this.#run.left));
    } catch (error) {
      this.#say(isGone(error) ? words.gone(run.source.name) : await sayProblem(error));
    }
  }

  async #forget({ run }: Offer) {
    await forgetRun(run.id);
    await this.#look();
    this.#say(words.forgotten(run.source.name));
    // The pressed button has gone.
    const next = this.#earlier.querySelector('button') ?? elementIn(this.#page, 'drop-zone input', HTMLInputElement);
    next.focus({ preventScroll: true });
  }

  #show() {
    const { source, target, files } = this.#run;
    render(
      canChooseFolder()
        ? html`<p class="quiet">${words.about}</p>
            ${this.#row('source', source, source && words.files(files))} ${this.#row('target', target)}
            ${
              source && target
                ? html`<p class="quiet">${words.remembers}</p>
                    ${this.#isPartial() ? html`<p>${words.cannotRemember}</p>` : ''}`
                : ''
            }
            <button type="button" class="plain" ?hidden=${!target} @click=${() => this.#run.unset()}>
              ${words.unset}
            </button>`
        : html`<p class="quiet">${words.noPicker}</p>`,
      this.#place,
    );
    this.#earlier.hidden = this.#offers.length === 0;
    render(
      html`<h2>${words.earlier}</h2>
        <ul>
          ${this.#offers.map((offer) => this.#offer(offer))}
        </ul>`,
      this.#earlier,
    );
  }

  #row(which: 'source' | 'target', folder: FileSystemDirectoryHandle | undefined, about = '') {
    const verb = folder ? words.change : words.choose;
    return html`<div class="folder-row">
      <span class="label">${words[which]}</span>
      ${folder ? html`<span class="chosen"><strong>${folder.name}</strong> <small class="quiet">${about}</small></span>` : ''}
      <button type="button" aria-label=${words.chooseAs(verb, which)} @click=${() => void this.#choose(which)}>
        ${verb}
      </button>
    </div>`;
  }

  #offer(offer: Offer) {
    const { run, done } = offer;
    const isAll = done >= run.files;
    return html`<li>
      <span class="what"
        ><strong>${words.fromTo(run.source.name, run.target.name)}</strong>
        <small class="quiet">${words.doneOf(done, run.files)}</small></span
      >
      <button
        type="button"
        aria-label=${isAll ? words.lookAgainIn(run.source.name) : words.goOnWith(run.source.name)}
        @click=${() => void this.#goOn(offer)}
      >
        ${isAll ? words.lookAgain : words.goOn}
      </button>
      <button
        type="button"
        class="plain"
        aria-label=${words.forgetWhat(run.source.name, run.target.name)}
        @click=${() => void this.#forget(offer)}
      >
        ${words.forget}
      </button>
    </li>`;
  }
}

export const showFolders = (options: Options) => void new FolderPanel(options);
