import { count } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful: number, all: number) => `${doubtful} of ${all} requests may have carried something.`,
  none: (all: number) => `0 bytes of your files sent; ${count(all, 'file')} of this site loaded.`,
};
