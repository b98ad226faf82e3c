import { isWanted } from './is-wanted.ts';
import { readOptions } from './read-options.ts';

const isSet = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;

/** Shows the options of a page that count with the values of the others, and the values of sliders. */
export function showValues(page: HTMLElement, form: HTMLFormElement) {
  const values = readOptions(form);
  for (const field of page.querySelectorAll<HTMLElement>('[data-when]')) {
    // `OptionField.astro` wrote it.
    field.hidden = !isWanted(JSON.parse(field.dataset['when'] ?? '{}') as Parameters<typeof isWanted>[0], values);
    // A hidden required control must not block the form.
    for (const control of field.querySelectorAll<HTMLInputElement>('[required]')) control.disabled = field.hidden;
  }
  // What is set must be seen.
  for (const more of form.querySelectorAll<HTMLDetailsElement>('.more-options'))
    if ([...more.querySelectorAll('input')].some(isSet)) more.open = true;
  for (const output of form.querySelectorAll('output')) {
    const [control] = output.htmlFor;
    output.value = form.querySelector<HTMLInputElement>(`#${control}`)?.value ?? '';
  }
}
