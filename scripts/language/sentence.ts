/** A text in a table that people read. */
export interface Sentence {
  /** As people read it in English, with `{0}`, `{1}` in place of what is filled in. */
  text: string;
  start: number;
  end: number;
  /** Where the code of what is filled in is. */
  filledIn: { start: number; end: number }[];
  /** Whether it is one of a list, such as the words of a search. */
  isInList: boolean;
  /** Returns its code in another language, with the code of what is filled in. */
  write(text: string, filledIn: readonly string[]): string;
}
