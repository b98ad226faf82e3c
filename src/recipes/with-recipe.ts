import * as v from 'valibot';
import { givenOption } from '#options/is-repeatable.ts';
import type { Tool } from '#tool.ts';
import type { Recipe } from './recipe.ts';

/** A page for one purpose or one conversion: a tool with a recipe and its own words. */
export interface RecipePage {
  slug: string;
  /** The tool that does the work. */
  runs: string;
  recipe: Recipe;
  /** With the recipe's values as its defaults. */
  tool: Tool;
}

type Words = Partial<Pick<Tool, 'title' | 'description' | 'action' | 'accepts' | 'aka' | 'common' | 'questions'>>;

/** Derives a page from a tool: its recipe, and the tool with that recipe and the page's own words. */
export function withRecipe<const Options extends Tool['options']>(
  base: Tool<Options>,
  recipe: Recipe & Partial<v.InferInput<Options>>,
  words: Words,
): Pick<RecipePage, 'recipe' | 'tool'> {
  // Typed like those of any tool: nothing here depends on the specific options.
  const entries = Object.entries(base.options.entries as Tool['options']['entries']).map(([name, option]) => [
    name,
    Object.hasOwn(recipe, name) ? v.optional(givenOption(option), recipe[name]) : option,
  ]);
  return {
    recipe,
    tool: {
      ...base,
      ...words,
      // The same options, with other defaults.
      options: v.object(Object.fromEntries(entries) as Tool['options']['entries']),
      // The options are the tool's own; only the defaults differ.
      job: base.job as Tool['job'],
    },
  };
}
