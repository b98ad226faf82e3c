import { readRecipe, type Recipe } from '../../recipes/recipe.ts';
import type { Tool } from '../../tool.ts';
import { isControl, isUntouched, restore, tellChanged } from './control-state.ts';
import { recipeValues, setFormValues } from './form-values.ts';
import { readOptions } from './read-options.ts';

/** Lets a preset set the options of the form, and names the one that they are as. */
export function followPresets(form: HTMLFormElement, { options: { entries } }: Tool) {
  const select = form.querySelector<HTMLSelectElement>('#presets');
  if (!select) return;
  const recipes = new Map<string, Recipe>(
    [...select.options].flatMap(({ value }) => {
      const read = value ? readRecipe(value, entries) : undefined;
      return read && 'recipe' in read ? [[value, read.recipe]] : [];
    }),
  );
  const names = new Set([...recipes.values()].flatMap((recipe) => Object.keys(recipe)));
  const controls = [...form.elements].filter(isControl).filter(({ name }) => names.has(name));
  const isAs = (recipe: Recipe, values: Record<string, unknown>) =>
    controls.every((control) =>
      Object.hasOwn(recipe, control.name) ? values[control.name] === recipe[control.name] : isUntouched(control),
    );
  const show = () => {
    const values = readOptions(form);
    const [same] = [...recipes].find(([, recipe]) => isAs(recipe, values)) ?? [''];
    if (select.value !== same) select.value = same;
  };
  const take = () => {
    const recipe = recipes.get(select.value);
    if (!recipe) return show();
    controls.forEach(restore);
    setFormValues(form, recipeValues(recipe));
    tellChanged(controls);
  };
  select.addEventListener('change', take);
  form.addEventListener('input', ({ target }) => target !== select && show());
  // One may have been chosen while this was being loaded.
  if (isUntouched(select)) show();
  else take();
}
