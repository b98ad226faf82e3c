import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'Werden meine Dateien hochgeladen?',
  answer: 'Nein. Dein Browser macht die Arbeit, und die Sicherheitsregeln dieser Seite blockieren jeden Upload.',
} satisfies Words<typeof english.uploads>;
