import { preferredLanguages } from '#jobs/plan/reading-languages.ts';

/** Makes the choice of a language start with the first of the browser's languages that is available. */
export function preferLanguage(form: HTMLFormElement) {
  const select = form.querySelector<HTMLSelectElement>('select[data-role=language]');
  if (!select) return;
  const [first] = preferredLanguages();
  if (first === undefined) return;
  for (const option of select.options) option.defaultSelected = option.value === first;
  select.value = first;
}
