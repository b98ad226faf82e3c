import type { RecipeProblem } from '#errors/recipe-problem.ts';
import type * as english from '#words/recipes.ts';
import type { Words } from '#wording/words.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Copia link con queste impostazioni',
  moreSteps: 'Crea un flusso di lavoro',
  copied: 'Link copiato.',
  copiedInPart: 'Link copiato. Quello che hai scritto, disegnato o aggiunto come file non ne fa parte.',
  notCopied: 'Il tuo browser non permette a questa pagina di usare gli appunti.',
  set: 'Le opzioni sono state impostate dal link.',
} satisfies Words<typeof english.recipeWords>;

const problems: Record<Exclude<RecipeProblem['why'], 'bad-value'>, string> = {
  unreadable: 'il link è danneggiato',
  'unknown-option': 'imposta un’opzione che i link non possono impostare',
  twice: 'indica due volte la stessa opzione',
  newer: 'è stato creato da una versione più recente di questo sito',
  'unknown-step': 'indica uno strumento che non può essere un passaggio',
  'too-many-steps': 'ha più di 20 passaggi',
};

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem: Words<typeof english.describeRecipeProblem> = (problem) =>
  `Le impostazioni di questo link non sono state usate: ${
    problem.why === 'bad-value' ? `il valore di “${problem.option}” non è ammesso` : problems[problem.why]
  }. Non è stata cambiata nessuna opzione.`;

/** The titles of presets. */
export const presetWords = { one: 'Preimpostazione', several: 'Preimpostazioni', none: 'Nessuna' } satisfies Words<
  typeof english.presetWords
>;
