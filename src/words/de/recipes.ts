import type { RecipeProblem } from '#errors/recipe-problem.ts';
import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Link mit diesen Einstellungen kopieren',
  /** On a tool's page: opens the workflow page with this tool as the first step, and its files. */
  moreSteps: 'Ablauf daraus machen',
  copied: 'Link kopiert.',
  copiedInPart: 'Link kopiert. Was du eingetippt, gezeichnet oder als Datei hinzugefügt hast, ist nicht darin.',
  notCopied: 'Dein Browser lässt diese Seite nicht in die Zwischenablage schreiben.',
  set: 'Die Optionen stammen aus dem Link.',
} as const satisfies Words<typeof english.recipeWords>;

const problems = {
  unreadable: 'Der Link ist beschädigt',
  'unknown-option': 'Er setzt eine Option, die Links nicht setzen können',
  twice: 'Er nennt eine Option zweimal',
  newer: 'Er wurde mit einer neueren Version dieser Website erstellt',
  'unknown-step': 'Er nennt ein Werkzeug, das kein Schritt sein kann',
  'too-many-steps': 'Er hat mehr als 20 Schritte',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem: RecipeProblem): string =>
  `Die Einstellungen in diesem Link wurden nicht übernommen: ${
    problem.why === 'bad-value' ? `Der Wert von „${problem.option}“ ist nicht erlaubt` : problems[problem.why]
  }. Es wurde keine Option geändert.`;

/** The titles of presets. */
export const presetWords = {
  one: 'Voreinstellung',
  several: 'Voreinstellungen',
  none: 'Keine',
} as const satisfies Words<typeof english.presetWords>;
