/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful: number, all: number) => `${doubtful} of ${all} requests may have carried something.`,
  none: (all: number) => `0 bytes of yours sent. ${all} requests, all for files of this site.`,
};
