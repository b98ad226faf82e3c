/** Something that people ask for and this site does not do. */
export interface Miss {
  /** Its name, at the start of a sentence. */
  name: string;
  /** What people type: each one word, or several in this order. In British spelling. */
  words: readonly [string, ...string[]];
  /** What to use instead. */
  instead: string;
  /** Slugs of similar tools here. */
  near?: readonly string[];
}
