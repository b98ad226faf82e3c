import type { RecipeProblem } from '#errors/recipe-problem.ts';
import type { Tool } from '#tool.ts';
import { readRecipe, writeRecipe, type Recipe } from './recipe.ts';

/** One step of a workflow: a tool and its option values. */
export interface Step {
  slug: string;
  recipe: Recipe;
}

type Options = Tool['options']['entries'];

/** The version of this format, which applies to links that name none. */
const version = 'v=1';
/** More would take longer than anyone waits. */
export const mostSteps = 20;

/** As it appears in an address after `#`: `resize-image:width=1600;compress-image:goal=size&kilobytes=200`. */
export const writeSteps = (steps: readonly Step[]): string =>
  steps
    .map(({ slug, recipe }) => (Object.keys(recipe).length === 0 ? slug : `${slug}:${writeRecipe(recipe)}`))
    .join(';');

/**
 * Parses a URL fragment, entirely or not at all. Anyone may have written it.
 *
 * @param optionsOf returns the options that a tool takes as a step; undefined if it cannot be one.
 */
export function readSteps(
  fragment: string,
  optionsOf: (slug: string) => Options | undefined,
): { steps: Step[] } | { problem: RecipeProblem } {
  const parts = fragment.split(';', mostSteps + 2);
  const [first = ''] = parts;
  if (first.startsWith('v=')) {
    if (first !== version) return { problem: { why: 'newer' } };
    parts.shift();
  }
  if (parts.length > mostSteps) return { problem: { why: 'too-many-steps' } };
  const steps: Step[] = [];
  for (const part of parts) {
    const end = part.indexOf(':');
    const slug = end < 0 ? part : part.slice(0, end);
    const options = optionsOf(slug);
    if (!options) return { problem: { why: 'unknown-step' } };
    const read = end < 0 ? { recipe: {} } : readRecipe(part.slice(end + 1), options);
    if ('problem' in read) return read;
    steps.push({ slug, recipe: read.recipe });
  }
  return { steps };
}
