import * as v from 'valibot';
import type { FormatId } from '#formats/formats.ts';
import { givenOption } from '#options/is-repeatable.ts';
import type { ReceiptJob } from '#receipts/receipt.ts';
import { isRandom } from '#receipts/random-work.ts';
import { isRecipe, readRecipe, type Recipe } from '#recipes/recipe.ts';
import { readSteps } from '#recipes/step-links.ts';
import { canBeStep } from '#recipes/steps.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import type { Tool } from '#tool.ts';
import { describeRecipeProblem } from '#words/recipes.ts';
import { checkWords as words } from '#words/receipts.ts';
import type { BatchJob, JobStep } from '#jobs/plan/batch-job.ts';
import { arrow } from '#wording/bidi.ts';
import { loadTool } from '../tool/load-tool.ts';

/** A job of a receipt, to be run here. */
export interface Again {
  title: string;
  job: BatchJob;
  accepts: readonly FormatId[];
  /** Whether its steps may make something different each time. */
  random: boolean;
  /** What the receipt does not say, in words. */
  missing: readonly string[];
}

/** Reads a job from a receipt; in words why it cannot be run. */
export async function jobAgain(asked: ReceiptJob): Promise<Again | string> {
  if (asked.tool === workflowSlug) return stepsAgain(asked);
  const tool = await loadTool(asked.tool);
  if (!tool) return words.noTool;
  const read = asked.recipe === '' ? { recipe: {} } : recipeOf(asked.recipe, tool);
  if ('problem' in read) return describeRecipeProblem(read.problem);
  const step = stepOf(tool, read.recipe);
  const missing = titlesOf(asked.missing, [tool]);
  // Without the missing options, there may be no job.
  if (!step) return words.incomplete(missing);
  return { title: tool.title, job: step.job, accepts: tool.accepts, random: isRandom(step.job), missing };
}

const recipeOf = (text: string, { options: { entries } }: Tool) =>
  isRecipe(text) ? readRecipe(text, entries) : ({ problem: { why: 'unreadable' } } as const);

async function stepsAgain({ recipe, missing }: ReceiptJob): Promise<Again | string> {
  const slugs = new Set(recipe.split(';').map((part) => part.split(':', 1)[0] ?? ''));
  const tools = new Map<string, Tool>();
  for (const slug of [...slugs].slice(0, 50)) {
    const tool = await loadTool(slug);
    if (tool && canBeStep(tool)) tools.set(slug, tool);
  }
  const read = readSteps(recipe, (slug) => tools.get(slug)?.options.entries);
  if ('problem' in read) return describeRecipeProblem(read.problem);
  const steps = read.steps.flatMap((step) => {
    const tool = tools.get(step.slug);
    return (tool && stepOf(tool, step.recipe)) ?? [];
  });
  const [first] = steps;
  if (!first || steps.length < read.steps.length) return words.incomplete(titlesOf(missing, [...tools.values()]));
  return {
    title: steps.map(({ title }) => title).join(` ${arrow} `),
    job: { engine: 'workflow', steps },
    accepts: first.accepts,
    random: steps.some(({ job }) => isRandom(job)),
    missing: titlesOf(missing, [...tools.values()]),
  };
}

function stepOf(tool: Tool, recipe: Recipe): JobStep | undefined {
  const options = v.safeParse(tool.options, recipe);
  if (!options.success) return undefined;
  const { title, accepts, batch } = tool;
  return { title, accepts, joins: batch === 'all', job: tool.job(options.output) };
}

/** The titles of options on pages. A name that no tool has is left out: anyone may have written it. */
const titlesOf = (names: readonly string[], tools: readonly Tool[]): string[] => [
  ...new Set(
    names.flatMap((name) => {
      const options = tools.flatMap(({ options: { entries } }) =>
        Object.hasOwn(entries, name) ? (entries[name] ?? []) : [],
      );
      const [title] = options.map((option) => v.getTitle(givenOption(option)) ?? v.getTitle(option));
      return title ? `“${title}”` : name === 'password' ? words.filePassword : words.somethingElse;
    }),
  ),
];
