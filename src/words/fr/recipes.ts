import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Copier le lien avec ces réglages',
  moreSteps: 'En faire un enchaînement',
  copied: 'Lien copié.',
  copiedInPart: 'Lien copié. Ce que vous avez tapé, dessiné ou ajouté comme fichier n’y est pas.',
  notCopied: 'Votre navigateur ne laisse pas cette page utiliser le presse-papiers.',
  set: 'Les options viennent du lien.',
} satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: 'le lien est endommagé',
  'unknown-option': 'il règle une option que les liens ne peuvent pas régler',
  twice: 'il nomme deux fois une option',
  newer: 'il a été fait par une version plus récente de ce site',
  'unknown-step': 'il nomme un outil qui ne peut pas être une étape',
  'too-many-steps': 'il a plus de 20 étapes',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `Les réglages de ce lien n’ont pas été utilisés : ${
    problem.why === 'bad-value' ? `la valeur de « ${problem.option} » n’est pas permise` : problems[problem.why]
  }. Aucune option n’a changé.`;

/** The titles of presets. */
export const presetWords = {
  one: 'Préréglage',
  several: 'Préréglages',
  none: 'Aucun',
} satisfies Words<typeof english.presetWords>;
