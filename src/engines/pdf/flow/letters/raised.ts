import { gapBetween } from './fragment.ts';
import type { Letter } from './letters.ts';

/** In letters: what refers to a note is no longer. */
const longestMark = 3;
/** In ems. */
const nearest = 3;

/** Finds letters that are smaller than those beside them, and above their line, in the order of the content. */
export function markRaised(letters: readonly Letter[]) {
  // The last letter that is as large as the text.
  let line: Letter | undefined;
  for (const [index, letter] of letters.entries()) {
    const next = () => letters.slice(index + 1, index + 1 + longestMark).find((each) => isRaisedOver(letter, each));
    if (isRaisedOver(letter, line) || next()) letter.isRaised = true;
    else line = letter;
  }
}

const isRaisedOver = (letter: Letter, line: Letter | undefined): boolean =>
  line !== undefined &&
  letter.style.size < 0.85 * line.style.size &&
  letter.base < line.base - 0.15 * line.style.size &&
  letter.base > line.base - 0.8 * line.style.size &&
  gapBetween(letter, line) < nearest * line.style.size;
