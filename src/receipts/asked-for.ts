import * as v from 'valibot';
import { isForLinks } from '#options/is-repeatable.ts';
import { givenRecipe } from '#recipes/given-recipe.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { Tool } from '#tool.ts';

/** What someone asked a tool to do. */
interface AskedFor {
  recipe: Recipe;
  /** The names of options that were set, but that the recipe cannot hold. */
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

/** The job as text, for comparison; undefined if these are no options of the tool. */
function jobOf(values: Readonly<Record<string, unknown>>, tool: Tool): string | undefined {
  const options = v.safeParse(tool.options, values);
  // A file serializes to the same text whatever it contains, but not to the same as no file.
  return options.success ? JSON.stringify(tool.job(options.output)) : undefined;
}
