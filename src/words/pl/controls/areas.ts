import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
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
  `${describeShare(left)} od lewej, ${describeShare(top)} od góry, szerokość ${describeShare(width)}, wysokość ${describeShare(height)}`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  /** Before and after the field for the page number. */
  page: { before: 'Strona', after: (pages: number) => `z ${describeWhole(pages)}` },
  picture: (page: number) => `Strona ${page}`,
  drawing: 'Rysowanie strony…',
  add: 'Zaczernij obszar',
  removeAll: 'Usuń wszystkie obszary',
  drag: 'Przeciągnij po stronie, żeby narysować obszar.',
  touch: 'Naciśnij przycisk, a potem przeciągnij obszar i jego róg.',
  keys: 'Klawiatura: strzałki przesuwają obszar, z Shift zmieniają wielkość, z Alt działają małymi krokami, a Delete usuwa.',
  allFiles: 'Te same obszary dotyczą wszystkich plików.',
  /** `found`: places of the typed words. Empty if there is nothing at all. */
  where: (areas: Amount, found: Amount) => {
    const parts = [
      ...(areas.all > 0 ? [`obszary: ${describeWhole(areas.here)} z ${describeWhole(areas.all)}`] : []),
      ...(found.all > 0 ? [`trafienia: ${describeWhole(found.here)} z ${describeWhole(found.all)}`] : []),
    ];
    if (parts.length === 0) return '';
    return `Na tej stronie – ${listOf(parts)}.`;
  },
  noMatches: 'W tekście tego pliku nie ma nic z tego, czego szukasz.',
  scans: (pages: readonly number[]) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  /** The label of a match, which is removed unless it is pressed. */
  removes: (text: string) => `Usuń „${text}”`,
  keeps: (text: string, isKept: boolean) => `„${text}” ${isKept ? 'zostanie w pliku' : 'zostanie usunięte'}.`,
  area: (number: number, area: Share) => `Obszar ${number}: ${readPlace(area)}`,
  /** Where an area is after a key moved it. */
  place: (area: Share) => `${readPlace(area)}.`,
  remove: (number: number) => `Usuń obszar ${number}`,
  added: 'Dodano obszar.',
  removed: 'Usunięto obszar.',
  allRemoved: 'Usunięto wszystkie obszary.',
};
