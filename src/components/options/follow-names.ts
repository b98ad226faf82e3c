import { unknownTokens } from '../../names/name-pattern.ts';
import { nameWords } from '../../words/en/names.ts';
import { ResultNames } from '../batch/result-names.ts';
import type { Batch } from '../batch/batch.ts';
import { readKept, writeKept } from './kept-text.ts';

/** Lets people say how results are called, shows the first name, and remembers the pattern of each tool. */
export function followNames(form: HTMLFormElement, batch: Batch, tool: string) {
  const field = form.querySelector<HTMLInputElement>('#name-pattern');
  const first = form.querySelector<HTMLElement>('.names .first');
  if (!field || !first) return;
  const key = `names ${tool}`;
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
  if (field.value) field.closest('details')?.setAttribute('open', '');
  take();
}
