import type * as english from '#words/controls/undo.ts';
import type { Words } from '#wording/words.ts';

/** Undoing on the boards of pages, frames and areas. */
export const undoWords = { undo: '실행 취소', undone: '마지막 변경을 취소했습니다.' } satisfies Words<
  typeof english.undoWords
>;
