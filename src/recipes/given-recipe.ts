import * as v from 'valibot';
import type { Tool } from '#tool.ts';
import { canHold, type Recipe } from './recipe.ts';

/**
 * Returns those values that a recipe can hold and that differ from the tool's own defaults, since a page for one
 * purpose has others.
 */
export function givenRecipe(values: Readonly<Record<string, unknown>>, { options: { entries } }: Tool): Recipe {
  const given = Object.entries(values).filter(([name, value]) => {
    const option = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return (
      option && canHold(option, value) && value !== (v.getDefault(option) ?? (value === false ? false : undefined))
    );
  });
  // Links only contain what recipes can hold.
  return Object.fromEntries(given) as Recipe;
}
