import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
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
  `${describeShare(left)} from the left, ${describeShare(top)} from the top, ${describeShare(width)} wide, ${describeShare(height)} high`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Previous page',
  next: 'Next page',
  /** Before and after the field for the page number. */
  page: { before: 'Page', after: (pages: number) => `of ${describeWhole(pages)}` },
  picture: (page: number) => `Page ${page}`,
  drawing: 'Drawing the page…',
  add: 'Black out an area',
  removeAll: 'Remove all areas',
  drag: 'Drag over the page.',
  touch: 'Press the button, then drag the area and its corner.',
  keys: 'With the keyboard: arrow keys move an area, with Shift they resize it, with Alt they take small steps, and Delete removes it.',
  allFiles: 'The same areas apply to all files.',
  /** `found`: places of the typed words. Empty if there is nothing at all. */
  where: (areas: Amount, found: Amount) => {
    const parts = [
      ...(areas.all > 0 ? [`${describeWhole(areas.here)} of ${count(areas.all, 'area')}`] : []),
      ...(found.all > 0 ? [`${describeWhole(found.here)} of ${count(found.all, 'match', 'matches')}`] : []),
    ];
    const isOne = parts.length === 1 && areas.here + found.here === 1;
    if (parts.length === 0) return '';
    return `${listOf(parts)} ${isOne ? 'is' : 'are'} on this page.`;
  },
  noMatches: 'Nothing that you are looking for is in the text of this file.',
  scans: (pages: readonly number[]) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  /** The label of a match, which is removed unless it is pressed. */
  removes: (text: string) => `Remove “${text}”`,
  keeps: (text: string, isKept: boolean) => `“${text}” will be ${isKept ? 'kept' : 'removed'}.`,
  area: (number: number, area: Share) => `Area ${number}: ${readPlace(area)}`,
  /** Where an area is after a key moved it. */
  place: (area: Share) => `${readPlace(area)}.`,
  remove: (number: number) => `Remove area ${number}`,
  added: 'Area added.',
  removed: 'Area removed.',
  allRemoved: 'All areas removed.',
};
