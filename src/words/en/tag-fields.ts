/** In fields that show what files say. */
export const fieldWords = {
  /** Files say different things. */
  differs: 'differs',
};
