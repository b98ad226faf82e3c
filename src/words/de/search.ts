import type * as english from '#words/search.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const searchWords = {
  title: 'Werkzeug finden',
  example: 'heic jpg, unter 200 kB, verbinden …',
  found: 'Werkzeuge',
  close: 'Schließen',
  all: 'Alle Werkzeuge',
  recent: 'Zuletzt benutzt',
  popular: 'Am meisten gesucht',
  own: 'Diese Website',
  results: (number: number) => `${count(number, 'Treffer', 'Treffer')}.`,
  missing: (what: string, instead: string) => `${what}: gibt es hier nicht. ${instead}`,
  nothing:
    'Kein passendes Werkzeug gefunden. Versuch es mit einem Verb oder einem Format, etwa „verkleinern“ oder „heic“.',
  closest: 'Kein Werkzeug passt zu allen Wörtern. Am ehesten passen:',
} satisfies Words<typeof english.searchWords>;
