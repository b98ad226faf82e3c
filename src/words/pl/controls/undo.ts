/** Undoing on the boards of pages, frames and areas. */
export const undoWords = {
  undo: 'Cofnij',
  undone: 'Cofnięto ostatnią zmianę.',
};
