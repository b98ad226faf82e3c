import type * as english from '#words/controls/undo.ts';
import type { Words } from '#wording/words.ts';

/** Undoing on the boards of pages, frames and areas. */
export const undoWords = {
  undo: 'Ongedaan maken',
  undone: 'Laatste wijziging ongedaan gemaakt.',
} satisfies Words<typeof english.undoWords>;
