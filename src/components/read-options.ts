type Control = HTMLInputElement | HTMLSelectElement;

/** Reads a control as the JSON Schema type that `OptionField.astro` gave it. */
const readers: Record<string, (control: Control) => unknown> = {
  array: (control) => JSON.parse(control.value) as unknown,
  boolean: (control) => (control as HTMLInputElement).checked,
  files: (control) => [...((control as HTMLInputElement).files ?? [])],
  file: (control) => (control as HTMLInputElement).files?.[0],
  integer: (control) => Number(control.value),
  number: (control) => Number(control.value),
  object: (control) => JSON.parse(control.value) as unknown,
  string: (control) => control.value,
};

/** One of several buttons that are one control, and not the one that is pressed. */
const isOther = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;

/** A form's option values. Empty controls are left out, so that the schema's defaults apply. */
export function readOptions(form: HTMLFormElement): Record<string, unknown> {
  // Some stand outside of the form, and belong to it by its id.
  const controls = ([...form.elements] as Control[]).filter(
    (control) => control.dataset['type'] !== undefined && control.value !== '' && !isOther(control),
  );
  return Object.fromEntries(
    controls.map((control) => [control.name, readers[control.dataset['type'] ?? 'string']?.(control)]),
  );
}

const carrying = (root: ParentNode) => [...root.querySelectorAll<Control>('[data-carry]')];

/** What goes along to the next tool, out of the options of this page. */
export const carriedOptions = (): Record<string, unknown> =>
  Object.fromEntries(carrying(document).map((control) => [control.name, control.value]));

/** Sets the options of this page that another tool had too. */
export function applyCarried(options: Record<string, unknown>) {
  for (const control of carrying(document)) {
    const value = options[control.name];
    const isChoice = control instanceof HTMLSelectElement;
    const known = !isChoice || [...control.options].some((option) => option.value === value);
    if (typeof value === 'string' && known) control.value = value;
  }
}
