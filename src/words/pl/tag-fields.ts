/** For fields that show the tags of files. */
export const fieldWords = {
  /** The files have different values. */
  differs: 'różne',
};
