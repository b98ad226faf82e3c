import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'Tool zoeken',
  example: 'heic jpg, onder 200 kB, samenvoegen…',
  found: 'Tools',
  close: 'Sluiten',
  all: 'Alle tools',
  recent: 'Laatst gebruikt',
  popular: 'Meest gezocht',
  own: 'Deze site',
  results: (number: number) => `${count(number, 'resultaat', 'resultaten')}.`,
  missing: (what: string, instead: string) => `${what}: kan hier niet. ${instead}`,
  nothing: 'Geen tool gevonden. Probeer een werkwoord of een formaat, zoals ‘verkleinen’ of ‘heic’.',
  closest: 'Geen tool past bij al deze woorden. Het dichtst in de buurt:',
} satisfies Words<typeof english.searchWords>;
