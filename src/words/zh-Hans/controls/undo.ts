import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/undo.ts';
/** Undoing on the boards of pages, frames and areas. */
export const undoWords = {
  undo: '撤销',
  undone: '已撤销上一步。',
} satisfies Words<typeof english.undoWords>;
