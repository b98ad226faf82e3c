import { givenRecipe } from '#recipes/given-recipe.ts';
import { writeSteps } from '#recipes/step-links.ts';
import { canBeStep } from '#recipes/steps.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import type { Tool } from '#tool.ts';
import { pathTo } from '#language.ts';
import { sayProblem } from '../say-problem.ts';
import type { Batch } from '../batch/batch.ts';
import { elementIn } from '../tool/element-in.ts';
import { readOptions } from './read-options.ts';
import { typedTexts } from './typed-texts.ts';

/** The page of a tool. */
export interface ToolPage {
  slug: string;
  batch: Batch;
  say(words: string): void;
}

/** Offers to continue on the workflow page, with this tool as the first step, and with the current files. */
export function offerSteps(form: HTMLFormElement, tool: Tool, { slug, batch, say }: ToolPage) {
  const button = elementIn(document, '.more-steps', HTMLButtonElement);
  button.hidden = !canBeStep(tool);
  button.addEventListener('click', async () => {
    const steps = writeSteps([{ slug, recipe: givenRecipe(readOptions(form), tool) }]);
    const files = batch.entries.filter(({ refused }) => !refused);
    if (files.length === 0) return location.assign(`${pathTo(`/${workflowSlug}`)}#${steps}`);
    try {
      const { goOn } = await import('../kept/hand-over.ts');
      await goOn(workflowSlug, files, { options: { steps, texts: [typedTexts(form, tool)] } });
    } catch (error) {
      say(await sayProblem(error));
    }
  });
}
