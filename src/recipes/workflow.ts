import * as v from 'valibot';
import { formats, type FormatId } from '#formats/formats.ts';
import type { Tool } from '#tool.ts';
import { workflowWords } from '#words/workflow.ts';

/** The workflow page before it has steps. It takes any file; the steps say what is done. */
export const workflow: Tool = {
  title: workflowWords.title,
  description: workflowWords.description,
  action: workflowWords.action,
  suffix: workflowWords.suffix,
  family: 'image',
  group: 'convert',
  drawnAs: 'steps',
  aka: [
    'several steps',
    'chain',
    'pipeline',
    'automation',
    'batch actions',
    'macro',
    'recipe',
    'combine tools',
    'automate',
    'batch',
    'every week',
    'same steps',
    'every time',
    'repeat',
    'bulk',
    'script',
  ],
  // The keys are exactly those of the table.
  accepts: Object.keys(formats) as FormatId[],
  batch: 'each',
  options: v.object({}),
  job: () => {
    throw new Error('The steps of a workflow have jobs; it has none of its own');
  },
  questions: workflowWords.questions,
};
