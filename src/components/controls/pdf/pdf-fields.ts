import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { FieldValue } from '../../../jobs/contract/pdf-edits.ts';
import type { FormField } from '../../../jobs/contract/pdf-question.ts';
import { ask } from '../../../jobs/run-job.ts';
import type { Entry } from '../../batch/entry.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedForm } from '../staged-form.ts';
import { unlessTyped } from '../../options/unless-typed.ts';
import type { EventOn } from '../../event-on.ts';
import { fieldsWords as words } from '../../../words/en/controls/pdf-fields.ts';

/** The form of a PDF, as a form of the page. Its value has only the changes, which apply to all files. */
class PdfFields extends StagedForm<FormField[]> {
  static override properties = { ...StagedForm.properties, values: { state: true } };
  declare values: Record<string, FieldValue>;

  constructor() {
    super();
    this.values = {};
  }

  protected override ask({ file, password = '' }: Entry): Promise<FormField[]> {
    return ask('pdf', { type: 'fields', file, password });
  }

  #change({ name }: FormField, value: FieldValue) {
    this.values = { ...this.values, [name]: value };
    this.settle(this.values);
  }

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (!this.answer) return html`<p class="quiet waiting">${words.reading}</p>`;
    const pages = Map.groupBy(this.answer, ({ page }) => page);
    return html`${this.answer.length === 0 ? html`<p>${words.none}</p>` : nothing}
    ${[...pages].map(
      ([page, fields]) =>
        html`<section aria-labelledby=${`fields-${page}`}>
          <h3 id=${`fields-${page}`}>${words.page(page)}</h3>
          <div class="fields">${fields.map((field) => this.#field(field))}</div>
        </section>`,
    )}
    ${this.entries.length > 1 ? html`<p class="quiet">${words.allFiles}</p>` : nothing}
    ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  #text(field: FormField, text: string): TemplateResult {
    const id = `field-${field.name}`;
    const changed = this.values[field.name] === undefined ? '' : 'changed';
    const write = ({ currentTarget }: EventOn<HTMLInputElement>) => this.#change(field, currentTarget.value);
    return field.isMultiline
      ? html`<textarea
          id=${id}
          class=${changed}
          rows="4"
          .value=${unlessTyped(text)}
          ?disabled=${field.isReadOnly}
          @change=${write}
        ></textarea>`
      : html`<input
          id=${id}
          class=${changed}
          autocomplete="off"
          maxlength=${field.maxLength || 10_000}
          .value=${unlessTyped(text)}
          ?disabled=${field.isReadOnly}
          @change=${write}
        />`;
  }

  #field(field: FormField): TemplateResult {
    const id = `field-${field.name}`;
    const [first = ''] = field.values;
    const value = this.values[field.name];
    const text = String(value ?? (field.kind === 'text' ? field.values.join('\n') : first));
    const label = html`<label for=${id}>${field.isRequired ? words.required(field.label) : field.label}</label>`;
    const changed = value === undefined ? '' : 'changed';
    const write = ({ currentTarget }: EventOn<HTMLInputElement>) => this.#change(field, currentTarget.value);
    switch (field.kind) {
      case 'text':
        return html`<div>${label}${this.#text(field, text)}</div>`;
      case 'combo':
        if (field.isEditable)
          return html`<div>
            ${label}
            <input
              id=${id}
              class=${changed}
              list=${`${id}-list`}
              .value=${unlessTyped(text)}
              ?disabled=${field.isReadOnly}
              @change=${write}
            />
            <datalist id=${`${id}-list`}>
              ${field.choices.map(({ value }) => html`<option value=${value}></option>`)}
            </datalist>
          </div>`;
        return html`<div>${label}${this.#select(field, id, text === '' ? [] : [text])}</div>`;
      case 'list':
        return html`<div>
          ${label}${this.#select(field, id, value === undefined ? field.values : [value].flat().map(String))}
        </div>`;
      case 'checkbox': {
        const isOn = typeof value === 'boolean' ? value : first !== '' && first !== 'Off';
        return html`<label class="check"
          ><input
            type="checkbox"
            .checked=${live(isOn)}
            ?disabled=${field.isReadOnly}
            @change=${({ currentTarget }: EventOn<HTMLInputElement>) => this.#change(field, currentTarget.checked)}
          />
          ${field.label}</label
        >`;
      }
      case 'radio':
        return html`<fieldset>
          <legend>${field.label}</legend>
          ${field.choices.map(
            (choice) =>
              html`<label class="check"
                ><input
                  type="radio"
                  name=${id}
                  .checked=${live(text === choice.value)}
                  ?disabled=${field.isReadOnly}
                  @change=${() => this.#change(field, choice.value)}
                />
                ${choice.label}</label
              >`,
          )}
        </fieldset>`;
      default:
        return field.kind satisfies never;
    }
  }

  #select(field: FormField, id: string, chosen: string[]) {
    const change = ({ currentTarget }: EventOn<HTMLSelectElement>) => {
      const values = [...currentTarget.selectedOptions].map((option) => option.value);
      this.#change(field, field.takesSeveral ? values : (values[0] ?? ''));
    };
    return html`<select id=${id} ?multiple=${field.kind === 'list'} ?disabled=${field.isReadOnly} @change=${change}>
      ${field.kind === 'combo' ? html`<option value=""></option>` : nothing}
      ${field.choices.map(
        ({ value, label }) => html`<option value=${value} ?selected=${chosen.includes(value)}>${label}</option>`,
      )}
    </select>`;
  }
}

customElements.define('pdf-fields', PdfFields);
