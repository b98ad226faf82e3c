import * as v from 'valibot';
import { isForLinks } from '../options/is-repeatable.ts';
import { givenRecipe } from '../recipes/given-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Tool } from '../tool.ts';

/** What somebody asked a tool for. */
interface AskedFor {
  recipe: Recipe;
  /** The names of options that were set and that the recipe cannot hold. */
  missing: string[];
}

/** @param values of the tool's options, as its form has them. */
export function askedFor(values: Readonly<Record<string, unknown>>, tool: Tool): AskedFor {
  const recipe = givenRecipe(values, tool);
  if (jobOf(recipe, tool) === jobOf(values, tool)) return { recipe, missing: [] };
  const missing = Object.entries(tool.options.entries).flatMap(([name, option]) =>
    !isForLinks(option) && values[name] !== undefined ? [name] : [],
  );
  return { recipe, missing };
}

/** As text, to be compared; nothing where these are no options of the tool. */
function jobOf(values: Readonly<Record<string, unknown>>, tool: Tool): string | undefined {
  const options = v.safeParse(tool.options, values);
  // A file as text is empty: one of any kind is not the same as none.
  return options.success ? JSON.stringify(tool.job(options.output)) : undefined;
}
