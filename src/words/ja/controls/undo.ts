import type * as english from '#words/controls/undo.ts';
import type { Words } from '#wording/words.ts';

/** Undoing on the boards of pages, frames and areas. */
export const undoWords = { undo: '元に戻す', undone: '最後の変更を元に戻しました。' } satisfies Words<
  typeof english.undoWords
>;
