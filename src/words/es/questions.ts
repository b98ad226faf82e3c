import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: '¿Se suben mis archivos?',
  answer: 'No. Tu navegador hace el trabajo, y la política de seguridad de esta página bloquea cualquier subida.',
} satisfies Words<typeof english.uploads>;
