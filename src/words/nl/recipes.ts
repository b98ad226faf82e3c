import type { RecipeProblem } from '#errors/recipe-problem.ts';
import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Link met deze instellingen kopiëren',
  /** On a tool's page: opens the workflow page with this tool as the first step, and its files. */
  moreSteps: 'Hier een workflow van maken',
  copied: 'Link gekopieerd.',
  copiedInPart: 'Link gekopieerd. Wat je hebt getypt, getekend of als bestand hebt toegevoegd, zit er niet in.',
  notCopied: 'Je browser laat deze pagina het klembord niet gebruiken.',
  set: 'De opties zijn overgenomen uit de link.',
} as const satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: 'de link is beschadigd',
  'unknown-option': 'er staat een optie in die links niet kunnen instellen',
  twice: 'er staat een optie twee keer in',
  newer: 'de link is gemaakt met een nieuwere versie van deze site',
  'unknown-step': 'er staat een tool in die geen stap kan zijn',
  'too-many-steps': 'er staan meer dan 20 stappen in',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem: RecipeProblem): string =>
  `De instellingen in deze link zijn niet gebruikt: ${
    problem.why === 'bad-value' ? `de waarde van ‘${problem.option}’ is niet toegestaan` : problems[problem.why]
  }. Er is geen optie gewijzigd.`;

/** The titles of presets. */
export const presetWords = {
  one: 'Voorinstelling',
  several: 'Voorinstellingen',
  none: 'Geen',
} as const satisfies Words<typeof english.presetWords>;
