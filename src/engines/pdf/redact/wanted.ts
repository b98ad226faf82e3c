import type { Phrase } from '#folding/phrase.ts';
import type { Box } from '../content/view.ts';

/** Words to find, and how they were given. */
export interface Wanted {
  text: string;
  phrase: Phrase;
}

/** A place of a searched text on a page. */
export interface FoundBoxes {
  text: string;
  page: number;
  /** One for each line. */
  boxes: Box[];
}
