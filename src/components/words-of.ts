/** The text field of the form's words, where a tool has one. */
export const wordsOf = (element: HTMLElement): HTMLInputElement | null =>
  element.closest('file-tool')?.querySelector<HTMLInputElement>('#option-words') ?? null;
