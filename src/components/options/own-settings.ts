import { html, render } from 'lit';
import styles from '#styles/own-settings.css?inline';
import type { Job } from '#jobs/contract/job.ts';
import type { Tool } from '#tool.ts';
import { ownWords as words } from '#words/own-settings.ts';
import { BatchChange } from '../batch/batch-change.ts';
import type { Batch } from '../batch/batch.ts';
import { jobFor, type Entry } from '../batch/entry.ts';
import { jobInWords } from '../batch/job-in-words.ts';
import { isControl, tellChanged } from './control-state.ts';
import { formSettings, holdSettings, settingsOfAll } from './form-values.ts';
import { jobFrom } from './read-options.ts';
import { differences } from './settings-in-words.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

interface Page {
  form: HTMLFormElement;
  tool: Tool;
  batch: Batch;
  /** The job from the settings for all files. */
  commonJob(): Job | undefined;
  /** Called when the form holds the settings of another file, or of all files. */
  onTurn(entry: Entry | undefined): void;
  /** Called when the settings of a file have changed. */
  onChange(): void;
}

/** Lets one file of several have its own settings: the form holds them while someone sets them. */
export class OwnSettings {
  readonly #page: Page;
  readonly #head = document.createElement('div');
  readonly #label: string | null;
  /** The file whose settings the form holds. */
  #entry: Entry | undefined;

  constructor(page: Page) {
    this.#page = page;
    document.adoptedStyleSheets.push(sheet);
    this.#head.className = 'own-head';
    const { form, batch } = page;
    this.#label = form.ariaLabel;
    form.addEventListener('folded', () => this.close());
    batch.addEventListener('change', () => this.#entry && !batch.entries.includes(this.#entry) && this.close());
    // Runs before the link is read, which applies to all files.
    window.addEventListener('hashchange', () => this.close(), { capture: true });
  }

  get entry(): Entry | undefined {
    return this.#entry;
  }

  /** The button that opens and closes the form, if it slides up from below. */
  get #button(): HTMLElement | null {
    return document.querySelector<HTMLElement>('file-tool button.options');
  }

  /** Opens the options for one file alone, or closes them if they are open. */
  turn(entry: Entry) {
    const wasOpen = this.#entry === entry;
    this.close();
    if (!wasOpen) this.#open(entry);
  }

  #open(entry: Entry) {
    const { form } = this.#page;
    this.#entry = entry;
    holdSettings(form, entry.own ?? formSettings(form));
    form.ariaLabel = words.title(entry.path);
    form.prepend(this.#head);
    this.#drawHead(entry);
    this.#told(entry);
    // Its first options may be seen while the rest is folded.
    if (this.#button?.checkVisibility() && this.#button.ariaExpanded === 'false') this.#button.click();
    form.scrollTop = 0;
    this.#head.querySelector('h2')?.focus({ preventScroll: true });
  }

  /** Returns the form to all files. The focus goes back to the row, by default if it would otherwise be lost. */
  close(hadFocus = this.#head.contains(document.activeElement)) {
    const { form } = this.#page;
    if (!this.#entry) return;
    const { id } = this.#entry;
    this.#entry = undefined;
    holdSettings(form, undefined);
    form.ariaLabel = this.#label;
    this.#head.remove();
    this.#told(undefined);
    if (this.#button?.ariaExpanded === 'true') this.#button.click();
    if (hadFocus) document.querySelector<HTMLElement>(`file-rows [data-id="${id}"] .own`)?.focus();
  }

  /** Takes the settings from the form. Returns whether it holds those of one file. */
  take(): boolean {
    const { batch, form, tool, commonJob, onChange } = this.#page;
    const entry = this.#entry;
    const job = entry && jobFrom(form, tool);
    if (!entry || !job) return entry !== undefined;
    const before = jobInWords(jobFor(entry, commonJob()));
    const own = formSettings(form);
    const parts = differences(form, own, settingsOfAll(form));
    if (parts.length > 0) entry.own = { ...own, job, words: words.own(parts) };
    else delete entry.own;
    this.#drawHead(entry);
    if (jobInWords(jobFor(entry, commonJob())) === before) batch.dispatchEvent(new BatchChange([entry]));
    else {
      batch.redo([entry]);
      onChange();
    }
    return true;
  }

  /**
   * Updates the description of how each file's settings differ from those for all files, and reads the jobs that are
   * still missing.
   */
  describe() {
    const { batch, form, tool } = this.#page;
    const common = settingsOfAll(form);
    const entries = batch.entries.filter(({ own }) => own);
    for (const { own } of entries) {
      if (!own) continue;
      own.words = words.own(differences(form, own, common));
      if (own.job) continue;
      holdSettings(form, own);
      const job = jobFrom(form, tool);
      holdSettings(form, undefined);
      if (job) own.job = job;
    }
    if (entries.length > 0) batch.dispatchEvent(new BatchChange(entries));
  }

  #useCommon() {
    const { form } = this.#page;
    holdSettings(form, settingsOfAll(form));
    this.#tellControls();
    this.close(true);
  }

  #told(entry: Entry | undefined) {
    this.#page.onTurn(entry);
    this.#tellControls();
  }

  #tellControls() {
    tellChanged([...this.#page.form.elements].filter(isControl));
  }

  #drawHead(entry: Entry) {
    render(
      html`<h2 tabindex="-1">${words.title(entry.path)}</h2>
        <button type="button" @click=${() => this.close()}>${words.done}</button>
        <p class="quiet">${words.about}</p>
        <button type="button" class="plain" ?hidden=${!entry.own} @click=${() => this.#useCommon()}>
          ${words.useCommon}
        </button>`,
      this.#head,
    );
  }
}
