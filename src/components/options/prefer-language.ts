import { readingLanguages } from '../../jobs/contract/reading.ts';

/** Makes the choice of a language start with the first of the browser's languages that is available. */
export function preferLanguage(form: HTMLFormElement) {
  const select = form.querySelector<HTMLSelectElement>('select[data-role=language]');
  if (!select) return;
  const known = Object.entries(readingLanguages);
  const subtag = (tag: string) => tag.split('-', 1)[0];
  const wanted = navigator.languages
    // There is no data for Traditional Chinese.
    .filter((tag) => !/^zh-(?:Hant|TW|HK|MO)/.test(tag))
    .flatMap((tag) => known.filter(([, language]) => subtag(language) === subtag(tag)))
    .map(([id]) => id);
  const [first] = wanted;
  if (first === undefined) return;
  for (const option of select.options) option.defaultSelected = option.value === first;
  select.value = first;
}
