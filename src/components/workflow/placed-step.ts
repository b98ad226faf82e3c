import { html, render } from 'lit';
import type { Step } from '#recipes/step-links.ts';
import { canHold, type Recipe } from '#recipes/recipe.ts';
import type { Tool } from '#tool.ts';
import { inLine } from '#wording/bidi.ts';
import { workflowWords as words } from '#words/workflow.ts';
import { buttonTitle, isControl, isUntouched, type Control } from '../options/control-state.ts';
import { recipeValues, setFormValues } from '../options/form-values.ts';
import { readOptions } from '../options/read-options.ts';
import { withUnit } from '../options/settings-in-words.ts';
import { showValues } from '../options/show-values.ts';
import { writeTimes } from '../options/write-times.ts';
import { elementIn } from '../tool/element-in.ts';

/** The kinds of files that a step takes and makes. */
interface Kinds {
  takes: readonly string[];
  makes: readonly string[];
}

/** A step on the page. */
export interface Placed extends Kinds {
  slug: string;
  tool: Tool;
  /** The list item that contains it. */
  item: HTMLLIElement;
  form: HTMLFormElement;
}

const list = (text = '') => text.split(' ').filter(Boolean);

/** The kinds from the page's template. */
export const kindsOf = ({ dataset }: HTMLTemplateElement): Kinds => ({
  takes: list(dataset['takes']),
  makes: list(dataset['makes']),
});

/** Whether a step takes what the previous one makes. */
export const follows = ({ makes }: Kinds, { takes }: Kinds): boolean => makes.some((kind) => takes.includes(kind));

let count = 0;

/** Creates a step from the template of its tool. */
export function placeStep(template: HTMLTemplateElement, tool: Tool, { slug, recipe }: Step): Placed {
  const form = document.createElement('form');
  form.append(template.content.cloneNode(true));
  makeOwn(form, `-${++count}`);
  setFormValues(form, recipeValues(recipe));
  const item = document.createElement('li');
  item.dataset['step'] = slug;
  render(
    html`<details>
      <summary></summary>
      ${form}
      <div class="moves"></div>
    </details>`,
    item,
  );
  writeTimes(form);
  return { slug, tool, item, form, ...kindsOf(template) };
}

interface Place {
  /** From 0. */
  index: number;
  before: Placed | undefined;
  isLast: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

/** Shows the settings of a step and its buttons. */
export function showStep({ item, tool, form, ...step }: Placed, { index, before, isLast, onMove, onRemove }: Place) {
  showValues(form, form);
  const said = inLine([...settingsOf(form), ...(tool.batch === 'all' ? [words.joins] : [])]);
  const wrong = before && !follows(before, step) ? words.cannotFollow(tool.title, before.tool.title) : lackOf(form);
  render(
    html`<span class="number">${index + 1}</span
      ><span class="what"
        ><strong>${tool.title}</strong>${said ? html` <small class="quiet">${said}</small>` : ''}${
          wrong ? html` <small class="problem">${wrong}</small>` : ''
        }</span
      >`,
    elementIn(item, 'summary', HTMLElement),
  );
  const button = (label: string, press: () => void) =>
    html`<button type="button" class="plain" @click=${press}>${label}</button>`;
  render(
    html`${index > 0 ? button(words.up(tool.title), () => onMove(index - 1)) : ''}
    ${isLast ? '' : button(words.down(tool.title), () => onMove(index + 1))}
    ${button(words.remove(tool.title), onRemove)}`,
    elementIn(item, '.moves', HTMLElement),
  );
}

/** Makes the ids in a clone of a template unique, and attaches its controls to its own form. */
function makeOwn(form: HTMLFormElement, suffix: string) {
  for (const element of form.querySelectorAll('[form]')) element.removeAttribute('form');
  for (const element of form.querySelectorAll('[id]')) element.id += suffix;
  for (const name of ['for', 'aria-describedby', 'aria-labelledby', 'list'])
    for (const element of form.querySelectorAll(`[${name}]`))
      element.setAttribute(name, `${element.getAttribute(name) ?? ''}${suffix}`);
}

/** Which option must still be filled in. */
function lackOf(form: HTMLFormElement): string {
  const empty = controlsOf(form).find(({ validity }) => validity.valueMissing);
  return empty ? words.lacks(titleOf(empty, form)) : '';
}

const titleOf = ({ id, name }: Control, form: HTMLFormElement) =>
  form.querySelector(`label[for="${id}"]`)?.textContent.trim() ?? name;

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

/** The changed options, as far as links can hold them. */
export function recipeOf({ tool, form }: Placed): Recipe {
  const values = readOptions(form);
  const { entries } = tool.options;
  const inLink = controlsOf(form).filter((control) => {
    const option = entries[control.name];
    return option !== undefined && !isUntouched(control) && canHold(option, values[control.name]);
  });
  // Links only contain what recipes can hold.
  return Object.fromEntries(inLink.map(({ name }) => [name, values[name]])) as Recipe;
}

/** The changed options, and those that count because of them, in words. */
function settingsOf(form: HTMLFormElement): string[] {
  const shown = controlsOf(form).filter(
    (control) => !control.closest('[data-when][hidden]') && control.type !== 'password',
  );
  const changed = shown.filter((control) => !isUntouched(control));
  const names = new Set(changed.map(({ name }) => name));
  const asked = shown.filter((control) => changed.includes(control) || countsBy(control, names));
  return asked.flatMap((control) => {
    const title = titleOf(control, form);
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text.trim() ?? [];
    if (control.type === 'radio') return control.checked ? buttonTitle(control) : [];
    if (control.type === 'checkbox') return control.checked ? title : words.off(title);
    if (control.value === '') return [];
    return words.setTo(title, withUnit(control, control.value));
  });
}

/** Whether an option depends on one of these. */
const countsBy = (control: Element, names: ReadonlySet<string>): boolean =>
  // `OptionField.astro` wrote it.
  Object.keys(JSON.parse(control.closest<HTMLElement>('[data-when]')?.dataset['when'] ?? '{}') as object).some((name) =>
    names.has(name),
  );
