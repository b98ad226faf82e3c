type Control = HTMLInputElement | HTMLSelectElement;

/** Reads a control as the JSON Schema type that `OptionField.astro` gave it. */
const readers: Record<string, (control: Control) => unknown> = {
  boolean: (control) => (control as HTMLInputElement).checked,
  integer: (control) => Number(control.value),
  number: (control) => Number(control.value),
  object: (control) => JSON.parse(control.value) as unknown,
  string: (control) => control.value,
};

/** A form's option values. Empty controls are left out, so that the schema's defaults apply. */
export function readOptions(form: HTMLFormElement): Record<string, unknown> {
  // Some stand outside of the form, and belong to it by its id.
  const controls = ([...form.elements] as Control[]).filter(
    (control) => control.dataset['type'] !== undefined && control.value !== '',
  );
  return Object.fromEntries(
    controls.map((control) => [control.name, readers[control.dataset['type'] ?? 'string']?.(control)]),
  );
}
