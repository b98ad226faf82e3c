import type { TagName } from '#jobs/contract/media-operation.ts';
import type { Entry } from '../batch/entry.ts';
import { fieldWords } from '#words/tag-fields.ts';

/** The text that each field was filled with, to distinguish it from what someone typed. */
const filled = new WeakMap<HTMLInputElement, string>();

/**
 * Fills the tag fields with the values that all files share, unless someone has typed there; and records which of them
 * were cleared.
 */
export function fillTags(form: HTMLFormElement, entries: readonly Entry[]) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-tag]')];
  if (fields.length === 0) return;
  const said = entries.flatMap(({ facts }) => (facts?.kind === 'media' ? [facts.tags] : []));
  const emptied: string[] = [];
  for (const field of fields) {
    // `OptionField.astro` wrote it.
    const tag = field.dataset['tag'] as TagName;
    const [first = '', ...others] = new Set(said.map((tags) => tags[tag] ?? ''));
    const before = filled.get(field) ?? '';
    const value = others.length === 0 ? first : '';
    if (field.value === before) field.value = value;
    filled.set(field, value);
    field.placeholder = others.length === 0 ? '' : fieldWords.differs;
    if (value !== '' && field.value === '') emptied.push(tag);
  }
  const list = form.querySelector<HTMLInputElement>('input[data-emptied]');
  if (list) list.value = JSON.stringify(emptied);
}
