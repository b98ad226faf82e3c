import styles from '#styles/names.css?inline';
import { longestPattern, nameTokens, unknownTokens } from '#names/name-pattern.ts';
import { nameWords } from '#words/names.ts';
import { ResultNames } from '../batch/result-names.ts';
import type { Batch } from '../batch/batch.ts';
import { keptAs } from '../kept/kept-options.ts';
import { readKept, writeKept } from '../kept/kept-text.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** The field with its surrounding elements. */
function fieldIn(place: Element): { field: HTMLInputElement; first: HTMLElement } {
  document.adoptedStyleSheets.push(sheet);
  const [body, label, hint, first] = [
    document.createElement('div'),
    document.createElement('label'),
    document.createElement('small'),
    document.createElement('p'),
  ];
  const field = document.createElement('input');
  Object.assign(field, { id: 'name-pattern', maxLength: longestPattern, placeholder: '{name}-{number}' });
  Object.assign(field, { autocapitalize: 'off', autocomplete: 'off', spellcheck: false });
  field.setAttribute('aria-describedby', 'about-names');
  Object.assign(label, { htmlFor: field.id, textContent: nameWords.label });
  Object.assign(hint, { id: 'about-names', className: 'quiet' });
  hint.textContent = nameWords.hint(nameTokens.map((token) => `{${token}}`));
  first.className = 'first';
  first.setAttribute('role', 'status');
  body.append(label, field, hint, first);
  place.append(body);
  return { field, first };
}

/**
 * Lets people choose how results are named, shows the first name, and remembers the pattern of each tool. Returns what
 * names the results; `undefined` if the page has no such field.
 */
export function followNames(form: HTMLFormElement, batch: Batch, tool: string): ResultNames | undefined {
  const place = form.querySelector('details.names');
  if (!place) return undefined;
  const { field, first } = fieldIn(place);
  const key = keptAs.names(tool);
  const names = new ResultNames(batch, tool);
  const show = () => {
    const name = names.first;
    const said = field.validationMessage || (name === undefined ? '' : nameWords.first(name));
    if (first.textContent !== said) first.textContent = said;
  };
  const take = () => {
    const pattern = field.value.trim();
    const unknown = unknownTokens(pattern);
    field.setCustomValidity(unknown.length > 0 ? nameWords.unknown(unknown) : '');
    if (unknown.length === 0) names.pattern = pattern;
    show();
  };
  field.addEventListener('input', take);
  field.addEventListener('change', () => field.validity.valid && writeKept(key, field.value.trim() || undefined));
  batch.addEventListener('change', show);
  field.value = readKept(key) ?? '';
  if (field.value) place.setAttribute('open', '');
  take();
  return names;
}
