import { describeWhole } from '../../amounts.ts';
import { count } from '../count.ts';

/** How many are on the page that is shown, and on all pages. */
interface Amount {
  here: number;
  all: number;
}

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: 'Previous page',
  next: 'Next page',
  /** Before the field for its number, and after it. */
  page: { before: 'Page', after: (pages: number) => `of ${describeWhole(pages)}` },
  picture: (page: number) => `Page ${page}`,
  drawing: 'Drawing the page…',
  add: 'Add an area',
  removeAll: 'Remove all areas',
  keys: 'Drag over the page to draw an area. With the keyboard: “Add an area”, then arrows move it, Shift resizes it, and Alt makes small steps; Delete removes it.',
  allFiles: 'The same areas apply to all files.',
  where: (areas: Amount, found: Amount) =>
    areas.all === 0 && found.all === 0
      ? 'No areas yet.'
      : `${areas.here} of ${count(areas.all, 'area')} ${areas.here === 1 ? 'is' : 'are'} on this page${found.all > 0 ? `, and ${found.here} of ${count(found.all, 'place')} of the words` : ''}.`,
  found: (times: number) => (times === 1 ? 'Found once.' : `Found ${describeWhole(times)} times.`),
  area: (number: number) => `Area ${number}`,
  remove: (number: number) => `Remove area ${number}`,
  added: 'Area added.',
  removed: 'Area removed.',
  allRemoved: 'All areas removed.',
  /** What a tool puts into its areas, where it has no text. */
  mark: 'The picture',
};
