import type * as english from '#words/controls/undo.ts';
import type { Words } from '#wording/words.ts';

/** Undoing on the boards of pages, frames and areas. */
export const undoWords = {
  undo: 'Annuler la modification',
  undone: 'Dernière modification annulée.',
} satisfies Words<typeof english.undoWords>;
