import type { RecipeProblem } from '#errors/recipe-problem.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Copy link with these settings',
  /** On a tool's page: opens the workflow page with this tool as the first step, and its files. */
  moreSteps: 'Make this a workflow',
  copied: 'Link copied.',
  copiedInPart: 'Link copied. What you typed, drew or added as a file is not in it.',
  notCopied: 'Your browser does not let this page use the clipboard.',
  set: 'The options are set from the link.',
} as const;

const problems = {
  unreadable: 'the link is damaged',
  'unknown-option': 'it sets an option that links cannot set',
  twice: 'it names an option twice',
  newer: 'it was made by a newer version of this site',
  'unknown-step': 'it names a tool that cannot be a step',
  'too-many-steps': 'it has more than 20 steps',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem = (problem: RecipeProblem): string =>
  `The settings in this link were not used: ${
    problem.why === 'bad-value' ? `the value of “${problem.option}” is not allowed` : problems[problem.why]
  }. No option was changed.`;

/** The titles of presets. */
export const presetWords = { one: 'Preset', several: 'Presets', none: 'None' } as const;
