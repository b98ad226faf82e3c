import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'Worden mijn bestanden geüpload?',
  answer: 'Nee. Je browser doet het werk, en de beveiligingsregels van deze pagina blokkeren elke upload.',
} satisfies Words<typeof english.uploads>;
