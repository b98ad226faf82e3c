import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'Cerca uno strumento',
  example: 'heic jpg, sotto 200 kB, unire…',
  found: 'Strumenti',
  close: 'Chiudi',
  all: 'Tutti gli strumenti',
  recent: 'Recenti',
  popular: 'I più richiesti',
  own: 'Questo sito',
  results: (number) => `${count(number, 'risultato', 'risultati')}.`,
  missing: (what, instead) => `${what}: qui non si fa. ${instead}`,
  nothing: 'Nessuno strumento corrisponde. Prova con un verbo o un formato, come “ridurre” o “heic”.',
  closest: 'Nessuno strumento corrisponde a tutte queste parole. I più vicini:',
} satisfies Words<typeof english.searchWords>;
