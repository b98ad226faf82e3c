/** An element that holds the value of an option. */
export type Control = HTMLInputElement | HTMLSelectElement;

export const isControl = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
  element.dataset['type'] !== undefined;

/** The label of a radio button, as people read it. */
export const buttonTitle = (button: HTMLInputElement): string =>
  button.ariaLabel ?? button.labels?.[0]?.textContent.trim() ?? button.value;

/** The possible values of the option with this name. */
export const choicesOf = (form: HTMLFormElement, name: string): string[] =>
  [...form.elements]
    .filter(isControl)
    .filter((control) => control.name === name)
    .flatMap((control) =>
      control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : control.value,
    );

/** Whether a control has its initial value. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === (first?.value ?? '');
  }
  const isTicked = control.type === 'checkbox' || control.type === 'radio';
  return isTicked ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

export function restore(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    control.selectedIndex = Math.max(0, first);
  } else if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/** Fires the events that a change by a person would fire. */
export function tellChanged(controls: readonly Control[]) {
  for (const control of controls)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
