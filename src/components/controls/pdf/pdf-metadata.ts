import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PdfMetadataChanges } from '#jobs/contract/pdf-edits.ts';
import type { PdfMetadata } from '#jobs/contract/pdf-question.ts';
import { ask } from '#jobs/run-job.ts';
import type { Entry } from '../../batch/entry.ts';
import { hiddenData } from '../../rows/hidden-data.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedForm } from '../staged-form.ts';
import { unlessTyped } from '../../options/unless-typed.ts';
import type { EventOn } from '../../event-on.ts';
import { metadataWords as words } from '#words/controls/pdf-metadata.ts';
import { reactive } from '../../light-element.ts';

type TextKey = Exclude<keyof PdfMetadataChanges, 'displaysTitle'>;

const controls: { key: TextKey; type?: 'datetime-local'; pattern?: string; hint?: string }[] = [
  { key: 'title' },
  { key: 'author' },
  { key: 'subject' },
  { key: 'keywords' },
  {
    key: 'language',
    pattern: '[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*',
    hint: words.language,
  },
  { key: 'created', type: 'datetime-local' },
  { key: 'modified', type: 'datetime-local' },
  { key: 'creator' },
  { key: 'producer' },
];

/** The editable metadata of a PDF. Its value has only the changes, which apply to all files. */
class PdfMetadataForm extends StagedForm<PdfMetadata> {
  static override properties = reactive<PdfMetadataForm>('changes');
  changes: PdfMetadataChanges = {};

  override connectedCallback() {
    super.connectedCallback();
    // The control wrote it into its field.
    this.changes = this.kept as PdfMetadataChanges;
  }

  protected override ask({ file, password = '' }: Entry): Promise<PdfMetadata> {
    return ask('pdf', { type: 'metadata', file, password });
  }

  #change(change: PdfMetadataChanges) {
    const values = this.answer?.values;
    const changes = { ...this.changes, ...change };
    const isOnly = this.entries.length === 1;
    // An unmodified value is no change; but with several files it may be one for another of them.
    this.changes = Object.fromEntries(
      Object.entries(changes).filter(([key, value]) => !isOnly || value !== values?.[key as keyof PdfMetadataChanges]),
    );
    this.settle(this.changes);
  }

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (!this.answer) return html`<p class="quiet waiting">${words.reading}</p>`;
    const values = { ...this.answer.values, ...this.changes };
    return html`<div class="fields">
        ${controls.map((control) => this.#text(control, values[control.key]))}
        <label class="check"
          ><input
            type="checkbox"
            .checked=${live(values.displaysTitle)}
            @change=${({ currentTarget }: EventOn<HTMLInputElement>) => this.#change({ displaysTitle: currentTarget.checked })}
          />
          ${words.labels.displaysTitle}</label
        >
      </div>
      ${hiddenData(this.answer.items, false, true)}
      ${this.entries.length > 1 ? html`<p class="quiet">${words.allFiles}</p>` : ''}
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  #text({ key, type, pattern, hint }: (typeof controls)[number], value: string) {
    const id = `metadata-${key}`;
    const changed = this.changes[key] !== undefined;
    return html`<div>
      <label for=${id}>${words.labels[key]}</label>
      <input
        id=${id}
        class=${changed ? 'changed' : ''}
        type=${type ?? 'text'}
        step="1"
        maxlength="2000"
        autocomplete="off"
        pattern=${pattern ?? '[^]*'}
        aria-describedby=${hint ? `about-${id}` : ''}
        .value=${unlessTyped(value)}
        @change=${({ currentTarget: input }: EventOn<HTMLInputElement>) => {
          if (input.reportValidity()) this.#change({ [key]: input.value });
        }}
      />
      ${hint ? html`<small id=${`about-${id}`} class="quiet">${hint}</small>` : ''}
    </div>`;
  }
}

customElements.define('pdf-metadata', PdfMetadataForm);
