import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'I miei file vengono caricati su un server?',
  answer: 'No. Il lavoro lo fa il tuo browser, e la policy di sicurezza di questa pagina blocca qualsiasi invio.',
} satisfies Words<typeof english.uploads>;
