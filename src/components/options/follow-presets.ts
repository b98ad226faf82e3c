import { readRecipe, type Recipe } from '#recipes/recipe.ts';
import type { Tool } from '#tool.ts';
import { isControl, isUntouched, restore, tellChanged } from './control-state.ts';
import { recipeValues, setFormValues } from './form-values.ts';
import { readOptions } from './read-options.ts';

/** Applies a chosen preset to the options of the form, and shows which preset they match. */
export function followPresets(form: HTMLFormElement, { options: { entries } }: Tool) {
  // `PresetField.astro` has a list, or a button for each.
  const list = form.querySelector<HTMLSelectElement>('select#presets');
  const buttons = [...form.querySelectorAll<HTMLInputElement>('#presets input')];
  const written = list ? [...list.options] : buttons;
  if (written.length === 0) return;
  const recipes = new Map<string, Recipe>(
    written.flatMap(({ value }) => {
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
    const [same = ''] = [...recipes].find(([, recipe]) => isAs(recipe, values)) ?? [];
    for (const button of buttons) button.checked = button.value === same;
    if (list && list.value !== same) list.value = same;
  };
  const take = (value: string) => {
    const recipe = recipes.get(value);
    if (!recipe) return show();
    controls.forEach(restore);
    setFormValues(form, recipeValues(recipe));
    tellChanged(controls);
  };
  const choosers: (HTMLInputElement | HTMLSelectElement)[] = list ? [list] : buttons;
  for (const chooser of choosers) chooser.addEventListener('change', () => take(chooser.value));
  form.addEventListener('input', ({ target }) => !choosers.some((chooser) => chooser === target) && show());
  // A preset may have been chosen while this was loading.
  const chosen = choosers.find((chooser) => !isUntouched(chooser) && !('checked' in chooser && !chooser.checked));
  if (chosen) take(chosen.value);
  else show();
}
