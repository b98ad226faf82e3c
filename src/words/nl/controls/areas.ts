import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/controls/areas.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';

/** How many there are on the current page, and on all pages. */
interface Amount {
  here: number;
  all: number;
}

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const readPlace = ({ left, top, width, height }: Share) =>
  `${describeShare(left)} van links, ${describeShare(top)} van boven, ${describeShare(width)} breed, ${describeShare(height)} hoog`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  /** Before and after the field for the page number. */
  page: { before: 'Pagina', after: (pages: number) => `van ${describeWhole(pages)}` },
  picture: (page: number) => `Pagina ${page}`,
  drawing: 'De pagina wordt geladen…',
  add: 'Gebied zwartlakken',
  removeAll: 'Alle gebieden verwijderen',
  drag: 'Sleep over de pagina.',
  touch: 'Druk op de knop en versleep dan het gebied en de hoek ervan.',
  keys: 'Met het toetsenbord: pijltoetsen verplaatsen een gebied, met Shift wijzigen ze het formaat, met Alt gaat het in kleine stapjes, en Delete verwijdert het.',
  allFiles: 'Dezelfde gebieden gelden voor alle bestanden.',
  /** `found`: places of the typed words. Empty if there is nothing at all. */
  where: (areas: Amount, found: Amount) => {
    const parts = [
      ...(areas.all > 0 ? [`${describeWhole(areas.here)} van ${count(areas.all, 'gebied', 'gebieden')}`] : []),
      ...(found.all > 0 ? [`${describeWhole(found.here)} van ${count(found.all, 'treffer', 'treffers')}`] : []),
    ];
    return parts.length === 0 ? '' : `Op deze pagina: ${listOf(parts)}.`;
  },
  noMatches: 'Niets van wat je zoekt, komt voor in de tekst van dit bestand.',
  scans: (pages: readonly number[]) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  /** The label of a match, which is removed unless it is pressed. */
  removes: (text: string) => `‘${text}’ verwijderen`,
  keeps: (text: string, isKept: boolean) => (isKept ? `‘${text}’ blijft staan.` : `‘${text}’ wordt verwijderd.`),
  area: (number: number, area: Share) => `Gebied ${number}: ${readPlace(area)}`,
  /** Where an area is after a key moved it. */
  place: (area: Share) => `${readPlace(area)}.`,
  remove: (number: number) => `Gebied ${number} verwijderen`,
  added: 'Gebied toegevoegd.',
  removed: 'Gebied verwijderd.',
  allRemoved: 'Alle gebieden verwijderd.',
} satisfies Words<typeof english.areasWords>;
