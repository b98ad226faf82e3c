import { ownWords as words } from '#words/own-settings.ts';
import { besideEachOther, unitAfter } from '#wording/amounts.ts';
import { buttonTitle, isControl, type Control } from './control-state.ts';
import type { FormSettings, FormValues } from './form-values.ts';
import { isWanted } from './is-wanted.ts';

/**
 * Lists how a form's settings differ from others, as people read them on the page. Options that do not count are left
 * out.
 */
export function differences(form: HTMLFormElement, own: FormSettings, others: FormSettings): string[] {
  const controls = new Map<string, Control>();
  for (const control of form.elements)
    if (isControl(control) && !controls.has(control.name)) controls.set(control.name, control);
  return [...controls.values()]
    .filter((control) => counts(control, own.values) && differs(control, own, others))
    .map((control) => words.part(titleOf(control), valueOf(form, control, own)));
}

function counts(control: Control, values: FormValues): boolean {
  const { when } = control.closest<HTMLElement>('[data-when]')?.dataset ?? {};
  // `OptionField.astro` wrote it.
  return when === undefined || isWanted(JSON.parse(when) as Parameters<typeof isWanted>[0], values);
}

function differs({ name, type }: Control, own: FormSettings, others: FormSettings): boolean {
  if (type !== 'file') return own.values[name] !== others.values[name];
  const [mine, theirs] = [own.files[name] ?? [], others.files[name] ?? []];
  return mine.length !== theirs.length || mine.some((file, place) => file !== theirs[place]);
}

const titleOf = (control: Control): string =>
  control.closest('.field')?.querySelector('label[for], legend, .name')?.textContent?.trim() ?? control.name;

function valueOf(form: HTMLFormElement, control: Control, { values, files }: FormSettings): string {
  const value = values[control.name];
  if (control.type === 'file')
    return besideEachOther((files[control.name] ?? []).map(({ name }) => name)) || words.none;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (!value) return words.none;
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.value === value)?.text ?? value;
  if (control.type === 'radio') {
    const chosen = form.querySelector<HTMLInputElement>(`[name=${control.name}][value="${CSS.escape(value)}"]`);
    return (chosen && buttonTitle(chosen)) ?? value;
  }
  return withUnit(control, value);
}

/** What a control is set to, with its unit. */
export function withUnit({ dataset: { unit, type } }: Control, value: string): string {
  // Times are written in clock form.
  return unit && type !== 'time' ? `${value}${unitAfter(unit)}` : value;
}
