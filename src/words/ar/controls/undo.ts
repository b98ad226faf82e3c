import type * as english from '#words/controls/undo.ts';
import type { Words } from '#wording/words.ts';

/** Undoing on the boards of pages, frames and areas. */
export const undoWords = {
  undo: 'تراجع',
  undone: 'أُلغي آخر تغيير.',
} satisfies Words<typeof english.undoWords>;
