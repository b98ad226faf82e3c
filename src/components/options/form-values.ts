import type { Recipe } from '../../recipes/recipe.ts';

/** What the controls of a form hold, by their names: texts as they stand there, and whether boxes are ticked. */
export type FormValues = Record<string, string | boolean>;

/** All that somebody can set in a form: what its controls hold, and the files that were given to it, by the names of their options. */
export interface FormSettings {
  values: FormValues;
  files: Readonly<Record<string, readonly File[]>>;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Files are not text; a password is for nobody but the one who types it. */
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

/** Sets the controls that have a value here. A choice that there is not stays as it was. */
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

const fileInputs = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type=file][name]')];

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

/** What the forms held that hold the settings of one file now. */
const putAside = new WeakMap<HTMLFormElement, FormSettings>();

/** Has a form hold the settings of one file for a while, or with `undefined` those of all files again. */
export function holdSettings(form: HTMLFormElement, ofOne: FormSettings | undefined) {
  const common = settingsOfAll(form);
  if (ofOne) putAside.set(form, common);
  setFormSettings(form, ofOne ?? common);
  if (!ofOne) putAside.delete(form);
}

export const isOfOneFile = (form: HTMLFormElement): boolean => putAside.has(form);

/** Whatever the form holds at present. */
export const settingsOfAll = (form: HTMLFormElement): FormSettings => putAside.get(form) ?? formSettings(form);
