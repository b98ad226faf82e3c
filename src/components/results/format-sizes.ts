import { html, nothing, type PropertyValues } from 'lit';
import { formats, type FormatId } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import { planOf } from '#jobs/plan/plan-of.ts';
import { perform } from '#jobs/plan/plan.ts';
import { describeSize } from '#wording/amounts.ts';
import { formatSizesWords as words } from '#words/format-sizes.ts';
import { foreseeLosses } from '#words/files.ts';
import { problemOf } from '../problem.ts';
import type { Entry } from '../batch/entry.ts';
import { jobInWords } from '../batch/job-in-words.ts';
import { triedOf } from './tried-formats.ts';
import type { ChosenFormat, FormatChoices } from '../tool/format-choices.ts';
import { LightElement, reactive } from '../light-element.ts';

/** The sizes of an image in several formats, made on demand. Pressing one makes it the result. */
export class FormatSizes extends LightElement {
  static override properties = reactive<FormatSizes>('entry', 'result', 'choices', 'isOpen', 'making');
  declare entry: Entry;
  /** The result on the sheet. */
  declare result: Output;
  declare choices: FormatChoices;
  isOpen = false;
  /** The format that is being made. */
  declare making: FormatId | undefined;
  #abort = new AbortController();

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#abort.abort();
  }

  override willUpdate(changed: PropertyValues<this>) {
    const current = this.#current;
    const made = current && this.#of(current);
    // The result was made with other options, or from another file, so all the others are obsolete too.
    const isKnown = typeof made === 'object' && made[0]?.file === this.result.file;
    if (!this.isOpen || (!changed.has('entry') && !changed.has('result')) || isKnown) return;
    this.#abort.abort();
    this.isOpen = false;
  }

  get #known() {
    return triedOf(this.entry.file);
  }

  #of(format: FormatId) {
    return this.#known.get(jobInWords(this.choices.jobOf(format)) ?? '');
  }

  get #current(): FormatId | undefined {
    return this.choices.formats.find((format) => formats[format].mimeType === this.result.file.type);
  }

  /** The formats that lose nothing that the file has. */
  get #offered(): readonly FormatId[] {
    const { facts } = this.entry;
    return this.choices.formats.filter((format) => {
      const job = this.choices.jobOf(format);
      return job && facts && (format === this.#current || foreseeLosses(facts, job).length === 0);
    });
  }

  async #open() {
    const current = this.#current;
    const job = current && this.choices.jobOf(current);
    if (job) this.#known.set(jobInWords(job) ?? '', [this.result]);
    this.isOpen = true;
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    await this.updateComplete;
    this.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
    for (const format of this.#offered) {
      if (signal.aborted) return;
      this.making = format;
      await this.#make(format, signal);
    }
    this.making = undefined;
  }

  async #make(format: FormatId, signal: AbortSignal) {
    const { entry } = this;
    const job = this.choices.jobOf(format);
    if (!job || this.#of(format)) return;
    const made = await perform(planOf(job, [entry]), { signal }).catch((error: unknown) =>
      signal.aborted ? undefined : problemOf(error).title,
    );
    if (made) this.#known.set(jobInWords(job) ?? '', made);
    this.requestUpdate();
  }

  #choose(format: FormatId, outputs: Output[]) {
    if (format === this.#current) return;
    const detail: ChosenFormat = { entry: this.entry, format, outputs };
    this.dispatchEvent(new CustomEvent('choose-format', { detail, bubbles: true }));
  }

  override render() {
    if (this.#offered.length < 2) return nothing;
    if (!this.isOpen) return html`<button type="button" @click=${() => void this.#open()}>${words.compare}</button>`;
    return html`<div class="formats" role="group" aria-label=${words.label}>
        ${this.#offered.map((format) => this.#choice(format))}
      </div>
      <button
        type="button"
        @click=${() => this.dispatchEvent(new CustomEvent('compare', { detail: this.entry, bubbles: true }))}
      >
        ${words.compareTwo}
      </button>
      <span class="visually-hidden" role="status"
        >${this.making ? words.working(formats[this.making].name) : nothing}</span
      >`;
  }

  #choice(format: FormatId) {
    const { name } = formats[format];
    const made = this.#of(format);
    const isMade = made !== undefined && typeof made !== 'string';
    const size = isMade ? made.reduce((sum, { file }) => sum + file.size, 0) : undefined;
    return html`<button
      type="button"
      aria-pressed=${format === this.#current}
      aria-disabled=${!isMade}
      title=${typeof made === 'string' ? words.failed(name, made) : nothing}
      @click=${() => isMade && this.#choose(format, made)}
    >
      ${name}
      ${this.making === format && made === undefined ? html`<progress aria-hidden="true"></progress>` : html`<b>${size === undefined ? (typeof made === 'string' ? '–' : '…') : describeSize(size)}</b>`}
    </button>`;
  }
}

customElements.define('format-sizes', FormatSizes);
