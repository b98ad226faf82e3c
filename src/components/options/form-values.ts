import type { Recipe } from '#recipes/recipe.ts';

/** The values of a form's controls by name: texts as typed, and whether boxes are checked. */
export type FormValues = Record<string, string | boolean>;

/**
 * Everything that can be set in a form: the values of its controls, and the files of its file options, by option name.
 */
export interface FormSettings {
  values: FormValues;
  files: Readonly<Record<string, readonly File[]>>;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Files are not text; a password is only for the person who types it. */
const unkept = new Set(['file', 'password']);

const keptControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.dataset['type'] !== undefined &&
      !unkept.has(element.type),
  );

const isBox = (control: Control): control is HTMLInputElement & { type: 'checkbox' } => control.type === 'checkbox';
const isOneOfSeveral = (control: Control): control is HTMLInputElement & { type: 'radio' } => control.type === 'radio';

export const formValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    keptControls(form)
      .filter((control) => !isOneOfSeveral(control) || control.checked)
      .map((control) => [control.name, isBox(control) ? control.checked : control.value]),
  );

/** Sets the controls that have a value here. An unknown choice leaves its control unchanged. */
export function setFormValues(form: HTMLFormElement, values: FormValues) {
  for (const control of keptControls(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (typeof value === 'boolean') {
      if (isBox(control)) control.checked = value;
    } else if (control instanceof HTMLSelectElement) setChoice(control, value);
    else if (isOneOfSeveral(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

export const recipeValues = (recipe: Recipe): FormValues =>
  Object.fromEntries(
    Object.entries(recipe).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  );

function setChoice(select: HTMLSelectElement, value: string) {
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

const fileInputs = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'file' && element.name !== '',
  );

export const formSettings = (form: HTMLFormElement): FormSettings => ({
  values: formValues(form),
  files: Object.fromEntries(fileInputs(form).map((input) => [input.name, [...(input.files ?? [])]])),
});

export function setFormSettings(form: HTMLFormElement, { values, files }: FormSettings) {
  setFormValues(form, values);
  for (const input of fileInputs(form)) {
    const transfer = new DataTransfer();
    for (const file of files[input.name] ?? []) transfer.items.add(file);
    input.files = transfer.files;
  }
}

/** The settings for all files, of the forms that currently hold those of one file. */
const putAside = new WeakMap<HTMLFormElement, FormSettings>();

/** Makes a form hold the settings of one file for a while; `undefined` restores those of all files. */
export function holdSettings(form: HTMLFormElement, ofOne: FormSettings | undefined) {
  const common = settingsOfAll(form);
  if (ofOne) putAside.set(form, common);
  setFormSettings(form, ofOne ?? common);
  if (!ofOne) putAside.delete(form);
}

export const isOfOneFile = (form: HTMLFormElement): boolean => putAside.has(form);

/** The settings for all files, whatever the form currently holds. */
export const settingsOfAll = (form: HTMLFormElement): FormSettings => putAside.get(form) ?? formSettings(form);
