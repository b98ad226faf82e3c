import { isForLinks } from '#options/is-repeatable.ts';
import { canHold, isRecipe, readRecipe, recipeAddress, type Recipe } from '#recipes/recipe.ts';
import type { Tool } from '#tool.ts';
import { describeRecipeProblem, recipeWords } from '#words/recipes.ts';
import { elementIn } from '../tool/element-in.ts';
import { isControl, isUntouched, restore, tellChanged } from './control-state.ts';
import { recipeValues, setFormValues } from './form-values.ts';
import { readOptions } from './read-options.ts';

type Schemas = Tool['options']['entries'];

const isInLinks = (schemas: Schemas, name: string) => {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return schema !== undefined && isForLinks(schema);
};

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

/**
 * Sets the form from the address of the page, and all other options to their initial values; either entirely or not at
 * all. Returns the message to show.
 */
export function takeLink(form: HTMLFormElement, { options: { entries } }: Tool): string | undefined {
  const fragment = location.hash.slice(1);
  if (!isRecipe(fragment)) return undefined;
  const read = readRecipe(fragment, entries);
  if ('problem' in read) return describeRecipeProblem(read.problem);
  controlsOf(form)
    .filter(({ name }) => isInLinks(entries, name))
    .forEach(restore);
  setFormValues(form, recipeValues(read.recipe));
  return recipeWords.set;
}

/** Follows the address while the page is open: someone may open a link to the very page that they are on. */
export function followLinks(form: HTMLFormElement, tool: Tool, say: (words: string) => void) {
  window.addEventListener('hashchange', () => {
    const said = takeLink(form, tool);
    if (said === undefined) return;
    tellChanged(controlsOf(form).filter(({ name }) => isInLinks(tool.options.entries, name)));
    say(said);
  });
}

/** Offers a link to this page with the changed options. */
export function offerLink(form: HTMLFormElement, { options: { entries } }: Tool) {
  const button = elementIn(document, '.copy-link', HTMLButtonElement);
  const status = elementIn(document, '.ends [role=status]', HTMLElement);
  button.hidden = !controlsOf(form).some(({ name }) => isInLinks(entries, name));
  button.addEventListener('click', async () => {
    const values = readOptions(form);
    const changed = controlsOf(form).filter((control) => !isUntouched(control));
    const inLink = changed.filter(({ name }) => {
      const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
      return schema !== undefined && canHold(schema, values[name]);
    });
    // Links only contain what recipes can hold.
    const recipe = Object.fromEntries(inLink.map(({ name }) => [name, values[name]])) as Recipe;
    try {
      await navigator.clipboard.writeText(location.origin + recipeAddress(location.pathname, recipe));
      status.textContent = inLink.length < changed.length ? recipeWords.copiedInPart : recipeWords.copied;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      status.textContent = recipeWords.notCopied;
    }
    status.scrollIntoView({ block: 'nearest' });
  });
  // Some controls are outside the form.
  elementIn(document, 'file-tool', HTMLElement).addEventListener('input', () => (status.textContent = ''));
}
