import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'Mes fichiers sont-ils envoyés quelque part ?',
  answer: 'Non. C’est votre navigateur qui travaille, et les règles de sécurité de cette page bloquent tout envoi.',
} satisfies Words<typeof english.uploads>;
