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
  `${describeShare(left)} von links, ${describeShare(top)} von oben, ${describeShare(width)} breit, ${describeShare(height)} hoch`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  /** Before and after the field for the page number. */
  page: { before: 'Seite', after: (pages: number) => `von ${describeWhole(pages)}` },
  picture: (page: number) => `Seite ${page}`,
  drawing: 'Seite wird gezeichnet …',
  add: 'Bereich schwärzen',
  removeAll: 'Alle Bereiche entfernen',
  drag: 'Zieh einen Bereich auf der Seite auf.',
  touch: 'Tippe auf die Schaltfläche und zieh dann den Bereich und seine Ecke zurecht.',
  keys: 'Mit der Tastatur: Pfeiltasten verschieben einen Bereich, mit Umschalt ändern sie seine Größe, mit Alt in kleinen Schritten, und Entf entfernt ihn.',
  allFiles: 'Die Bereiche gelten für alle Dateien.',
  /** `found`: places of the typed words. Empty if there is nothing at all. */
  where: (areas: Amount, found: Amount) => {
    const parts = [
      ...(areas.all > 0 ? [`${describeWhole(areas.here)} von ${count(areas.all, 'Bereich', 'Bereichen')}`] : []),
      ...(found.all > 0 ? [`${describeWhole(found.here)} von ${count(found.all, 'Treffer', 'Treffern')}`] : []),
    ];
    return parts.length === 0 ? '' : `Auf dieser Seite: ${listOf(parts)}.`;
  },
  noMatches: 'Im Text dieser Datei steht nichts von dem, was du suchst.',
  scans: (pages: readonly number[]) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  /** The label of a match, which is removed unless it is pressed. */
  removes: (text: string) => `„${text}“ entfernen`,
  keeps: (text: string, isKept: boolean) => `„${text}“ ${isKept ? 'bleibt stehen' : 'wird entfernt'}.`,
  area: (number: number, area: Share) => `Bereich ${number}: ${readPlace(area)}`,
  /** Where an area is after a key moved it. */
  place: (area: Share) => `${readPlace(area)}.`,
  remove: (number: number) => `Bereich ${number} entfernen`,
  added: 'Bereich hinzugefügt.',
  removed: 'Bereich entfernt.',
  allRemoved: 'Alle Bereiche entfernt.',
} satisfies Words<typeof english.areasWords>;
