import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Testo',
  date: 'Data',
  tick: 'Spunta',
  cross: 'Crocetta',
  line: 'Linea',
  highlight: 'Evidenzia',
  pen: 'Disegna',
};

/** What was added to a page. */
const added: Record<MarkKind, string> = {
  text: 'Testo aggiunto',
  date: 'Data aggiunta',
  tick: 'Spunta aggiunta',
  cross: 'Crocetta aggiunta',
  line: 'Linea aggiunta',
  highlight: 'Evidenziazione aggiunta',
  pen: 'Disegno aggiunto',
};

/** What is on a page. */
const marks: Record<MarkKind, string> = { ...kinds, highlight: 'Evidenziazione', pen: 'Disegno' };

export const writingWords = {
  reading: 'Apertura del file…',
  pages: 'Pagine',
  kinds,
  tools: 'Che cosa scrivere',
  move: 'Sposta',
  colour: 'Colore',
  size: 'Dimensione del testo',
  thickness: 'Spessore della linea',
  typed: 'Testo sulla pagina',
  how: {
    move: 'Trascina gli elementi dove vuoi, o un loro angolo per ridimensionarli.',
    text: 'Premi nel punto in cui vuoi scrivere.',
    date: 'Premi nel punto in cui va la data.',
    tick: 'Premi nel punto in cui va la spunta.',
    cross: 'Premi nel punto in cui va la crocetta.',
    line: 'Trascina sulla pagina per tracciare una linea.',
    highlight: 'Trascina sulla pagina per evidenziare.',
    pen: 'Disegna con il mouse, una penna o un dito.',
  },
  keys: 'Con la tastiera: premi Testo, Data, Spunta, Crocetta, Linea o Evidenzia per metterne uno al centro della pagina. Le frecce lo spostano, con Maiusc lo ridimensionano, con Alt si muovono a piccoli passi, Invio modifica un testo e Canc rimuove l’elemento.',
  allFiles: 'Lo stesso viene scritto in tutti i file.',
  added: (kind, page) => `${added[kind]} a pagina ${page}.`,
  board: {
    removeAll: 'Rimuovi tutto quello che hai scritto',
    allRemoved: 'Tutto rimosso.',
    added: 'Aggiunto.',
    removed: 'Rimosso.',
    remove: (number) => `Rimuovi l’elemento ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  mark: (mark) =>
    mark.type === 'text'
      ? `Testo a pagina ${mark.page}: ${mark.text}`
      : `${marks[mark.type]} a pagina ${mark.page}: ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
