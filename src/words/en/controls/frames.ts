import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'frame');

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'Reading the file…',
  none: 'There are no frames to choose from in this file.',
  list: 'Frames',
  tile: (frame: number, time: string, place: number, all: number) =>
    `Frame ${frame}, ${time}, position ${place} of ${all}`,
  moved: (place: number, all: number) => `Moved to position ${place} of ${all}.`,
  duplicated: (number: number) => `${frames(number)} duplicated.`,
  deleted: (number: number, left: number) => `${frames(number)} deleted, ${describeWhole(left)} left.`,
  oneStays: 'At least one frame must stay.',
  kept: (number: number) => `${frames(number)} kept.`,
  ownTimes: 'The original times are back.',
  timed: (time: string) => `Shown for ${time}.`,
  undone: undoWords.undone,
  startedOver: 'All frames are back in their original order.',
  tools: {
    bar: 'Chosen frames',
    chooseAll: 'Choose all',
    chooseNone: 'Choose none',
    back: 'Move back',
    forward: 'Move forward',
    duplicate: 'Duplicate',
    delete: 'Delete',
    keep: 'Keep only these',
    time: 'Shown for',
    type: 'Type frames instead',
    startOver: 'Start over',
    amount: (chosen: number, all: number, time: string) =>
      `${chosen > 0 ? `${describeWhole(chosen)} of ${frames(all)} chosen` : frames(all)}, ${time}`,
  },
};
