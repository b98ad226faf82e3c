import * as v from 'valibot';
import type { Job } from '#jobs/contract/job.ts';
import { parseTime } from '#options/time.ts';
import type { Tool } from '#tool.ts';
import type { ControlType } from '../controls/controls.ts';
import { setFormValues, settingsOfAll } from './form-values.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Readers by the `data-type` that `OptionField.astro` wrote: a checkbox or file control is an `<input>`. */
const readers: Record<ControlType, (control: Control) => unknown> = {
  boolean: (control) => 'checked' in control && control.checked,
  file: (control) => ('files' in control ? filesOf(control) : undefined),
  json: (control): unknown => JSON.parse(control.value),
  number: (control) => Number(control.value),
  string: (control) => control.value,
  time: (control) => parseTime(control.value),
};

const filesOf = ({ files, multiple }: HTMLInputElement) => (multiple ? [...(files ?? [])] : files?.[0]);

/** A radio button that is not checked. */
const isOther = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;

/** Returns a form's option values. Empty controls are left out, so that the schema's defaults apply. */
export function readOptions(form: HTMLFormElement): Record<string, unknown> {
  // Some are outside the form, and belong to it by its id.
  const controls = ([...form.elements] as Control[]).filter(
    (control) => control.dataset['type'] !== undefined && control.value !== '' && !isOther(control),
  );
  return Object.fromEntries(
    // `OptionField.astro` wrote the type.
    controls.map((control) => [control.name, readers[control.dataset['type'] as ControlType](control)]),
  );
}

/** The job of the form; `undefined` while an option has an invalid value. */
export function jobFrom(form: HTMLFormElement, tool: Tool): Job | undefined {
  const options = v.safeParse(tool.options, readOptions(form));
  return options.success ? tool.job(options.output) : undefined;
}

const carrying = (root: ParentNode) => [...root.querySelectorAll<Control>('[data-carry]')];

/** The options of this page that go along to the next tool. */
export const carriedOptions = (): Record<string, unknown> =>
  Object.fromEntries(
    carrying(document).map(({ name, value, form }) => [name, form ? settingsOfAll(form).values[name] : value]),
  );

/** Sets the options that this page has in common with the previous tool. */
export function applyCarried(options: Record<string, unknown>) {
  const texts = Object.entries(options).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  for (const { form, name } of carrying(document))
    if (form) setFormValues(form, Object.fromEntries(texts.filter(([option]) => option === name)));
}
