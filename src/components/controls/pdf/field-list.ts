import { html } from 'lit';
import type { FormField } from '#jobs/contract/pdf-question.ts';
import { fieldsWords as words } from '#words/controls/pdf-fields.ts';
import { fieldButton, fieldControl, type Offered } from './field-control.ts';

/** @param offer what a field is offered with, besides its place. */
export function fieldList(fields: readonly FormField[], offer: (field: FormField, id: string) => Offered) {
  const pages = Map.groupBy(fields, ({ page }) => page);
  return [...pages].map(
    ([page, own]) =>
      html`<section aria-labelledby=${`fields-${page}`}>
        <h3 id=${`fields-${page}`}>${words.page(page)}</h3>
        <div class="fields">${own.map((field) => listed(field, offer))}</div>
      </section>`,
  );
}

function listed(field: FormField, offer: (field: FormField, id: string) => Offered) {
  const id = `field-${field.name}`;
  const label = words.field(field);
  const isButton = field.kind === 'radio' || field.kind === 'checkbox';
  if (!isButton) return html`<div><label for=${id}>${label}</label>${fieldControl(offer(field, id))}</div>`;
  const [only, ...others] = field.choices;
  if (field.kind === 'checkbox' && only && others.length === 0)
    return html`<label class="check">${fieldButton(offer(field, id), only.value)} ${label}</label>`;
  return html`<fieldset>
    <legend>${label}</legend>
    ${field.choices.map(
      (choice, index) =>
        html`<label class="check">${fieldButton(offer(field, `${id}-${index}`), choice.value)} ${choice.label}</label>`,
    )}
  </fieldset>`;
}
