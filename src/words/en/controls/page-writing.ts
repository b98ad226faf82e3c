import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Text',
  date: 'Date',
  tick: 'Tick',
  cross: 'Cross',
  line: 'Line',
  highlight: 'Highlight',
  pen: 'Draw',
};

export const writingWords = {
  reading: 'Opening the file…',
  pages: 'Pages',
  /** What people press to write or draw something. */
  kinds,
  tools: 'What to write',
  move: 'Move',
  colour: 'Colour',
  size: 'Text size',
  thickness: 'Line width',
  typed: 'Text on the page',
  /** What the pressed button does. */
  how: {
    move: 'Drag anything to its place, and its corner to its size.',
    text: 'Press where you want to write.',
    date: 'Press where the date belongs.',
    tick: 'Press where the tick belongs.',
    cross: 'Press where the cross belongs.',
    line: 'Drag over the page to draw a line.',
    highlight: 'Drag over the page to highlight it.',
    pen: 'Draw with a mouse, a pen or a finger.',
  } satisfies Record<MarkKind | 'move', string>,
  keys: 'With the keyboard: press Text, Date, Tick, Cross, Line or Highlight to put one in the middle of the page. Arrow keys move it, with Shift they resize it, with Alt they take small steps, Enter edits a text, and Delete removes it.',
  allFiles: 'The same is written in all files.',
  added: (kind: MarkKind, page: number) => `${kinds[kind]} added on page ${page}.`,
  board: {
    removeAll: 'Remove everything that you have written',
    allRemoved: 'Everything removed.',
    added: 'Added.',
    removed: 'Removed.',
    remove: (number: number) => `Remove item ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  /** The name of something on a page. */
  mark: (mark: PageMark) =>
    mark.type === 'text'
      ? `Text on page ${mark.page}: ${mark.text}`
      : `${kinds[mark.type]} on page ${mark.page}: ${areasWords.place(mark)}`,
};
