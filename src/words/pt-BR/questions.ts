import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'Meus arquivos são enviados para algum lugar?',
  answer: 'Não. Seu navegador faz o trabalho, e a política de segurança desta página bloqueia qualquer envio.',
} satisfies Words<typeof english.uploads>;
