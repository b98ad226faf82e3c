import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { mostSteps, writeSteps, type Step } from '#recipes/step-links.ts';
import type { Recipe } from '#recipes/recipe.ts';
import { canBeStep } from '#recipes/steps.ts';
import { agentWords as words } from '#words/agents.ts';
import { loadTool } from '../tool/load-tool.ts';
import { stepEntries } from './agent-options.ts';
import { complaints, Declined } from './agent-tool.ts';

const steps = v.pipe(
  v.array(
    v.strictObject({
      tool: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.description(words.steps.tool)),
      options: v.optional(
        v.pipe(
          v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
          v.description(words.steps.options),
        ),
      ),
    }),
  ),
  v.minLength(1),
  v.maxLength(mostSteps),
  v.description(words.steps.steps),
);

/** The input of the workflow page: its steps. */
export const workflowEntries = { steps: v.optional(steps) };

export const workflowSchema = toJsonSchema(v.strictObject(workflowEntries), {
  target: 'draft-2020-12',
  typeMode: 'input',
});

/** @throws {Declined} if it is no step, or its options are not those of its tool. */
async function readStep({ tool: slug, options = {} }: v.InferOutput<typeof steps>[number], at: number): Promise<Step> {
  const tool = await loadTool(slug);
  if (!tool || !canBeStep(tool)) throw new Declined('unknown-tool', [slug]);
  const read = v.safeParse(v.strictObject(stepEntries(tool)), options);
  if (!read.success) throw new Declined('bad-input', complaints(read.issues, `steps.${at}.options`));
  // Only options that links can hold are allowed in a step.
  return { slug, recipe: read.output as Recipe };
}

/** Writes steps as they appear in a link. @throws {Declined} */
export const linkOfSteps = async (given: v.InferOutput<typeof steps>): Promise<string> =>
  writeSteps(await Promise.all(given.map(readStep)));
