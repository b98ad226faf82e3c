import { readingLanguages } from '../../jobs/contract/reading.ts';

/** Has the choice of a language begin with the first of the browser's languages that there is. */
export function preferLanguage(form: HTMLFormElement) {
  const select = form.querySelector<HTMLSelectElement>('select[data-role=language]');
  if (!select) return;
  const known = Object.entries(readingLanguages);
  const subtag = (tag: string) => tag.split('-', 1)[0];
  const wanted = navigator.languages
    // Data for other Chinese letters is not here.
    .filter((tag) => !/^zh-(?:Hant|TW|HK|MO)/.test(tag))
    .flatMap((tag) => known.filter(([, language]) => subtag(language) === subtag(tag)))
    .map(([id]) => id);
  const [first] = wanted;
  if (first === undefined) return;
  for (const option of select.options) option.defaultSelected = option.value === first;
  select.value = first;
}
