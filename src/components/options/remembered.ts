import * as v from 'valibot';
import type { Tool } from '../../tool.ts';
import { formValues, setFormValues, type FormValues } from './form-values.ts';
import { readOptions } from './read-options.ts';

/** What people choose or count, and never what they type as text: that may be about a file. */
const rememberedTypes = new Set(['select-one', 'radio', 'checkbox', 'color', 'range', 'number']);
/** These are about one recording. */
const forgottenRoles = new Set(['start', 'end']);

type Control = HTMLInputElement | HTMLSelectElement;

const isRemembered = (element: Element): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
  element.dataset['type'] !== undefined &&
  rememberedTypes.has(element.type) &&
  !forgottenRoles.has(element.dataset['role'] ?? '');

/** Whether a control stands as the page was written. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === (first?.value ?? '');
  }
  const isTicked = control.type === 'checkbox' || control.type === 'radio';
  return isTicked ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

function restore(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    control.selectedIndex = Math.max(0, first);
  } else if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/** Remembers the options of a page for the next visit, where the browser lets sites keep anything, and lets people reset them. */
class RememberedOptions {
  readonly #form: HTMLFormElement;
  /** Each page of a tool has its own: those for one conversion begin with other options. */
  readonly #key = `options ${location.pathname}`;
  readonly #reset = document.createElement('button');

  constructor(form: HTMLFormElement, { options }: Tool) {
    this.#form = form;
    this.#recall(options.entries);
    this.#reset.type = 'button';
    this.#reset.className = 'plain reset';
    this.#reset.textContent = 'Reset options';
    this.#reset.addEventListener('click', () => this.#restore());
    // At the end: nothing is to move from under the pointer.
    form.append(this.#reset);
    form.addEventListener('change', () => this.#keep());
    // Some controls stand beside the form.
    for (const control of form.elements)
      if (!form.contains(control)) control.addEventListener('change', () => this.#keep());
    this.#show();
  }

  get #controls(): Control[] {
    return [...this.#form.elements].filter(isRemembered);
  }

  get #changed(): Control[] {
    return this.#controls.filter((control) => !isUntouched(control));
  }

  /** Only what the tool still knows, one by one. */
  #recall(schemas: Tool['options']['entries']) {
    const stored = read(this.#key);
    const controls = this.#controls;
    for (const name of new Set(controls.map((control) => control.name))) {
      const schema = schemas[name];
      const value = stored[name];
      if (value === undefined || !schema) continue;
      setFormValues(this.#form, { [name]: value });
      if (v.safeParse(schema, readOptions(this.#form)[name]).success) continue;
      for (const control of controls) if (control.name === name) restore(control);
    }
  }

  #keep() {
    const names = new Set(this.#changed.map(({ name }) => name));
    const values = Object.entries(formValues(this.#form)).filter(([name]) => names.has(name));
    write(this.#key, Object.fromEntries(values));
    this.#show();
  }

  #show() {
    const isNeeded = this.#changed.length > 0;
    const hadFocus = document.activeElement === this.#reset;
    this.#reset.hidden = !isNeeded;
    if (hadFocus && !isNeeded) this.#controls[0]?.focus();
  }

  #restore() {
    const changed = this.#changed;
    changed.forEach(restore);
    for (const control of changed)
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    this.#keep();
  }
}

const formValuesSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** Nothing where nothing valid is stored, or the browser lets sites keep nothing. */
function read(key: string): FormValues {
  try {
    const stored = v.safeParse(formValuesSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch (error) {
    if (error instanceof SyntaxError || isForbidden(error)) return {};
    throw error;
  }
}

function write(key: string, values: FormValues) {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

const isForbidden = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

export const rememberOptions = (form: HTMLFormElement, tool: Tool) => void new RememberedOptions(form, tool);
