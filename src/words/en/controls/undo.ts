/** Undoing on the boards of pages, frames and areas. */
export const undoWords = {
  undo: 'Undo',
  undone: 'Last change undone.',
};
