import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'Buscar uma ferramenta',
  example: 'heic jpg, menos de 200 kB, juntar…',
  found: 'Ferramentas',
  close: 'Fechar',
  all: 'Todas as ferramentas',
  recent: 'Recentes',
  popular: 'Mais procuradas',
  own: 'Este site',
  results: (number) => `${count(number, 'resultado')}.`,
  missing: (what, instead) => `${what}: não fazemos isso aqui. ${instead}`,
  nothing: 'Nenhuma ferramenta encontrada. Tente um verbo ou um formato, como “diminuir” ou “heic”.',
  closest: 'Nenhuma ferramenta combina com todas essas palavras. As mais próximas:',
} satisfies Words<typeof english.searchWords>;
