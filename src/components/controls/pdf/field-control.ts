import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { FieldValue } from '#jobs/contract/pdf-edits.ts';
import type { FormField } from '#jobs/contract/pdf-question.ts';
import type { EventOn } from '../../event-on.ts';
import { unlessTyped } from '../../options/unless-typed.ts';

/** How a field is offered. */
export interface Offered {
  field: FormField;
  /** What was entered; undefined if nothing was. */
  value: FieldValue | undefined;
  id: string;
  /** Its accessible name, if it has no visible label. */
  name?: string;
  /** The index of its place on the pages, if it is shown there. */
  at?: number;
  change(value: FieldValue): void;
}

/** The values that a field shows: what was entered, or what the file has. */
const shown = ({ field, value }: Offered): string[] =>
  value === undefined
    ? field.values
    : [value]
        .flat()
        .map(String)
        .filter((text) => text !== '');

/** Whether a box or button is on. */
export const isOn = (offered: Offered, state: string): boolean =>
  typeof offered.value === 'boolean'
    ? offered.value && offered.field.choices[0]?.value === state
    : shown(offered).includes(state);

const classOf = ({ field, value }: Offered): string =>
  [value === undefined ? '' : 'changed', field.isComb ? 'comb' : ''].join(' ');

/** A text field, or a choice. Each letter counts as it is typed, so that an earlier result is out of date. */
export function fieldControl(offered: Offered) {
  const { field, id, name, at } = offered;
  if (field.kind === 'list' || (field.kind === 'combo' && !field.isEditable)) return select(offered);
  const change = ({ currentTarget }: EventOn<HTMLInputElement | HTMLTextAreaElement>) =>
    offered.change(currentTarget.value);
  const text = unlessTyped(shown(offered).join(field.kind === 'text' ? '\n' : ''));
  if (field.isMultiline)
    return html`<textarea
      id=${id}
      class=${classOf(offered)}
      data-at=${at ?? nothing}
      aria-label=${name ?? nothing}
      title=${name ?? nothing}
      dir="auto"
      rows="4"
      maxlength=${field.maxLength || 10_000}
      .value=${text}
      ?required=${field.isRequired}
      ?disabled=${field.isReadOnly}
      @input=${change}
    ></textarea>`;
  return html`<input
      id=${id}
      class=${classOf(offered)}
      type=${field.isPassword ? 'password' : 'text'}
      data-at=${at ?? nothing}
      aria-label=${name ?? nothing}
      title=${name ?? nothing}
      dir="auto"
      placeholder=${field.format || nothing}
      autocomplete="off"
      maxlength=${field.maxLength || 10_000}
      list=${field.kind === 'combo' ? `${id}-list` : nothing}
      .value=${text}
      ?required=${field.isRequired}
      ?disabled=${field.isReadOnly}
      @input=${change}
    />${
      field.kind === 'combo'
        ? html`<datalist id=${`${id}-list`}>
            ${field.choices.map(({ value }) => html`<option value=${value}></option>`)}
          </datalist>`
        : nothing
    }`;
}

function select(offered: Offered) {
  const { field, id, name, at } = offered;
  const chosen = shown(offered);
  const change = ({ currentTarget }: EventOn<HTMLSelectElement>) => {
    const values = [...currentTarget.selectedOptions].map((option) => option.value);
    offered.change(field.takesSeveral ? values : (values[0] ?? ''));
  };
  const isChosen = (value: string, label: string) => chosen.includes(value) || chosen.includes(label);
  return html`<select
    id=${id}
    class=${classOf(offered)}
    data-at=${at ?? nothing}
    aria-label=${name ?? nothing}
    title=${name ?? nothing}
    dir="auto"
    ?multiple=${field.kind === 'list'}
    ?required=${field.isRequired}
    ?disabled=${field.isReadOnly}
    @change=${change}
  >
    ${field.kind === 'combo' ? html`<option value=""></option>` : nothing}
    ${field.choices.map(
      ({ value, label }) => html`<option value=${value} .selected=${isChosen(value, label)}>${label}</option>`,
    )}
  </select>`;
}

/** What ZapfDingbats has for these characters. */
const marks: Record<string, string> = { 4: '✔', 8: '✖', l: '●', n: '■', u: '◆', H: '★' };

/** A check box or radio button for one of its states. */
export function fieldButton(offered: Offered, state: string) {
  const { field, id, name, at } = offered;
  const isRadio = field.kind === 'radio';
  const change = ({ currentTarget }: EventOn<HTMLInputElement>) =>
    offered.change(isRadio || field.choices.length > 1 ? (currentTarget.checked ? state : '') : currentTarget.checked);
  return html`<input
    id=${id}
    class=${classOf(offered)}
    type=${isRadio ? 'radio' : 'checkbox'}
    name=${isRadio ? `field-${field.name}` : nothing}
    data-at=${at ?? nothing}
    data-mark=${marks[field.mark] ?? '✔'}
    aria-label=${name ?? nothing}
    title=${name ?? nothing}
    .checked=${live(isOn(offered, state))}
    ?required=${field.isRequired}
    ?disabled=${field.isReadOnly}
    @change=${change}
  />`;
}
