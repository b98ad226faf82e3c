import type * as english from '#words/controls/areas.ts';
import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const describePlace = ({ left, top, width, height }: Share) =>
  `${describeShare(left)} da sinistra, ${describeShare(top)} dall’alto, larghezza ${describeShare(width)}, altezza ${describeShare(height)}`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: { before: 'Pagina', after: (pages) => `di ${describeWhole(pages)}` },
  picture: (page) => `Pagina ${page}`,
  drawing: 'Preparazione della pagina…',
  add: 'Oscura un’area',
  removeAll: 'Rimuovi tutte le aree',
  drag: 'Trascina sulla pagina.',
  touch: 'Premi il pulsante, poi trascina l’area e il suo angolo.',
  keys: 'Con la tastiera: le frecce spostano un’area, con Maiusc la ridimensionano, con Alt si muovono a piccoli passi, e Canc la rimuove.',
  allFiles: 'Le stesse aree valgono per tutti i file.',
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0 ? [`${describeWhole(areas.here)} di ${count(areas.all, 'area', 'aree')}`] : []),
      ...(found.all > 0
        ? [`${describeWhole(found.here)} di ${count(found.all, 'corrispondenza', 'corrispondenze')}`]
        : []),
    ];
    return parts.length === 0 ? '' : `In questa pagina: ${listOf(parts)}.`;
  },
  noMatches: 'Niente di quello che cerchi si trova nel testo di questo file.',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  removes: (text) => `Rimuovi “${text}”`,
  keeps: (text, isKept) => (isKept ? `“${text}” resterà.` : `“${text}” verrà rimosso.`),
  area: (number, area) => `Area ${number}: ${describePlace(area)}`,
  place: (area) => `${describePlace(area)}.`,
  remove: (number) => `Rimuovi l’area ${number}`,
  added: 'Area aggiunta.',
  removed: 'Area rimossa.',
  allRemoved: 'Tutte le aree rimosse.',
} satisfies Words<typeof english.areasWords>;
