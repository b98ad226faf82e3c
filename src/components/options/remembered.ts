import * as v from 'valibot';
import { isRepeatable } from '#options/is-repeatable.ts';
import type { Tool } from '#tool.ts';
import { elementIn } from '../tool/element-in.ts';
import { isControl, isUntouched, restore, tellChanged, type Control } from './control-state.ts';
import { formValues, isOfOneFile, setFormValues, type FormValues } from './form-values.ts';
import { keptAs } from '../kept/kept-options.ts';
import { readKept, writeKept } from '../kept/kept-text.ts';
import { readOptions } from './read-options.ts';

/**
 * Remembers the options of a page for the next visit, if the browser lets sites store anything, and lets people reset
 * them.
 */
class RememberedOptions {
  readonly #form: HTMLFormElement;
  readonly #key = keptAs.options();
  readonly #schemas: Tool['options']['entries'];
  readonly #reset: HTMLButtonElement;

  constructor(form: HTMLFormElement, { options }: Tool, recalls: boolean) {
    this.#form = form;
    this.#schemas = options.entries;
    this.#reset = elementIn(document, '.reset', HTMLButtonElement);
    if (recalls) this.#recall();
    this.#reset.addEventListener('click', () => this.#restore());
    form.addEventListener('change', () => this.#keep());
    // Some controls are outside the form.
    for (const control of form.elements)
      if (!form.contains(control)) control.addEventListener('change', () => this.#keep());
    this.#show();
  }

  get #controls(): Control[] {
    return [...this.#form.elements].filter(isControl).filter(({ name }) => {
      const schema = this.#schemas[name];
      return schema !== undefined && isRepeatable(schema);
    });
  }

  get #changed(): Control[] {
    return this.#controls.filter((control) => !isUntouched(control));
  }

  /** Recalls only values that the tool still accepts, one by one. */
  #recall() {
    const stored = read(this.#key);
    const controls = this.#controls;
    for (const name of new Set(controls.map((control) => control.name))) {
      const schema = this.#schemas[name];
      const value = stored[name];
      if (value === undefined || !schema) continue;
      setFormValues(this.#form, { [name]: value });
      if (v.safeParse(schema, readOptions(this.#form)[name]).success) continue;
      for (const control of controls) if (control.name === name) restore(control);
    }
  }

  #keep() {
    // The settings of one file have no owner on the next visit.
    if (isOfOneFile(this.#form)) return;
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
    tellChanged(changed);
    this.#keep();
  }
}

const formValuesSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** Empty if nothing valid is stored. */
function read(key: string): FormValues {
  try {
    const stored = v.safeParse(formValuesSchema, JSON.parse(readKept(key) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const write = (key: string, values: FormValues) =>
  writeKept(key, Object.keys(values).length === 0 ? undefined : JSON.stringify(values));

/** @param recalls whether the page starts with the remembered options. */
export const rememberOptions = (form: HTMLFormElement, tool: Tool, recalls: boolean) =>
  void new RememberedOptions(form, tool, recalls);
