import { html, nothing } from 'lit';
import type { FieldValue } from '#jobs/contract/pdf-edits.ts';
import type { FormField } from '#jobs/contract/pdf-question.ts';
import { ask } from '#jobs/run-job.ts';
import { fieldsWords as words } from '#words/controls/pdf-fields.ts';
import type { Entry } from '../../batch/entry.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedForm } from '../staged-form.ts';
import { fieldList } from './field-list.ts';
import { fieldPages, placeFields, placesOf, type PdfForm, type Placed } from './field-pages.ts';
import { goOnButton } from '../../results/go-on-button.ts';
import { zoomButtons } from '../zoom-buttons.ts';
import type { PageScroll } from './page-scroll.ts';
import { reactive } from '../../light-element.ts';

/** The form of a PDF, to be filled in on its pages or in a list. Its value has only the changes, for all files. */
class PdfFields extends StagedForm<PdfForm> {
  static override properties = reactive<PdfFields>('values', 'isList');
  values: Record<string, FieldValue> = {};
  /** Whether the fields are listed, not shown on their pages. */
  isList = false;
  #places: readonly Placed[] = [];

  override connectedCallback() {
    super.connectedCallback();
    // The control wrote it into its field.
    this.values = this.kept as Record<string, FieldValue>;
  }

  protected override async ask({ file, password = '' }: Entry): Promise<PdfForm> {
    const about = { file, password };
    const [fields, pages] = await Promise.all([
      ask('pdf', { type: 'fields', ...about }),
      ask('pdf', { type: 'page-sizes', ...about }),
    ]);
    const form = { fields, pages };
    this.#places = placesOf(form);
    return form;
  }

  override updated() {
    this.#place();
  }

  #place() {
    if (this.answer && !this.isList) placeFields(this, this.answer, this.#places);
  }

  #offer(field: FormField) {
    return {
      field,
      value: this.values[field.name],
      change: (value: FieldValue) => {
        this.values = { ...this.values, [field.name]: value };
        this.settle(this.values);
      },
    };
  }

  override render() {
    const { answer, shown: entry } = this;
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (!answer || !entry) return html`<p class="quiet waiting">${words.reading}</p>`;
    const pager = picturePager(this.entries, this.index, (index) => (this.index = index));
    if (answer.fields.length === 0)
      return html`<p>${words.none}</p>
        <p>${goOnButton(words.write, 'write-on-pdf', [entry])}</p>
        ${pager}`;
    const calculated = answer.fields.filter(({ isCalculated }) => isCalculated);
    return html`<div class="tools">
        <button type="button" aria-pressed=${this.isList} @click=${() => (this.isList = !this.isList)}>
          ${words.asList}
        </button>
        ${this.isList ? nothing : zoomButtons((times) => this.querySelector<PageScroll>('page-scroll')?.zoom(times))}
        ${pager}
      </div>
      ${calculated.length > 0 ? html`<p class="quiet">${words.calculated(calculated.map(({ label }) => label))}</p>` : nothing}
      ${this.entries.length > 1 ? html`<p class="quiet">${words.allFiles}</p>` : nothing}
      ${
        this.isList
          ? fieldList(answer.fields, (field, id) => ({ ...this.#offer(field), id }))
          : fieldPages(answer, {
              entry,
              places: this.#places,
              offer: ({ field, box }, at) => ({
                ...this.#offer(field),
                id: `field-${at}`,
                at,
                name: words.field(field, field.choices.find(({ value }) => value === box.state)?.label),
              }),
            })
      }`;
  }
}

customElements.define('pdf-fields', PdfFields);
