import type * as english from '#words/names.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Nomes dos arquivos',
  label: 'Modelo',
  hint: (tokens) => `Deixe vazio para usar os nomes padrão, ou inclua ${listOf(tokens)}.`,
  first: (name) => `Primeiro resultado: ${name}`,
  unknown: (words) =>
    `${words.length === 1 ? 'Não existe' : 'Não existem'} ${listOf(words.map((word) => `{${word}}`))}.`,
} satisfies Words<typeof english.nameWords>;
