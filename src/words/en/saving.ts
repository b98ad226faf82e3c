import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

export const savingWords = {
  one: 'Save',
  all: (files: number) => `Save all ${describeWhole(files)} as ZIP`,
  saving: 'Saving…',
  /** On the button. */
  done: 'Saved ✓',
  savedAs: (name: string) => `Saved as ${name}`,
  saved: (files: number) => `${count(files, 'file')} saved`,
  /** @param saved how many files were written before. @param why the browser's error message. */
  stopped: (saved: number, why: string) =>
    `${saved > 0 ? `${count(saved, 'file')} saved. The rest was not` : 'Not'} saved: the browser could not write there. Choose another place, or free some space. (${why})`,
  emptyFile: (why: string, name: string) => `${why} An empty file is left there: “${name}”.`,
};
