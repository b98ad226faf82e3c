import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => count(number, 'page');

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Pages',
  tile: (page: number, { file, angle, place }: { file?: string | undefined; angle: number; place?: string }) =>
    [`Page ${page}`, file && `of ${file}`, angle && `turned by ${angle} degrees`, place].filter(Boolean).join(', '),
  place: (place: number, all: number) => `position ${place} of ${all}`,
  turnOne: (page: number) => `Turn page ${page} right`,
  inserted: (number: number) => `${pages(number)} inserted.`,
  moved: (place: number, all: number) => `Moved to position ${place} of ${all}.`,
  turnedRight: 'Turned to the right.',
  turnedLeft: 'Turned to the left.',
  duplicated: (number: number) => `${pages(number)} duplicated.`,
  deleted: (number: number, left: number) => `${pages(number)} deleted, ${describeWhole(left)} left.`,
  oneStays: 'At least one page must stay.',
  undone: undoWords.undone,
  startedOver: 'All pages are back in their original order.',
  tools: {
    bar: 'Chosen pages',
    chooseAll: 'Choose all',
    chooseNone: 'Choose none',
    back: 'Move back',
    forward: 'Move forward',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    duplicate: 'Duplicate',
    delete: 'Delete',
    insert: 'Insert after these',
    type: 'Type pages instead',
    startOver: 'Start over',
    amount: (chosen: number, all: number) =>
      chosen > 0 ? `${describeWhole(chosen)} of ${pages(all)} chosen` : pages(all),
  },
};
