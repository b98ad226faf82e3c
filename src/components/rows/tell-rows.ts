import type { Entry } from '../batch/entry.ts';

/** Has the rows of files show what a control has just recorded for them. */
export const tellRows = (control: HTMLElement, entries: readonly Entry[]) =>
  control.dispatchEvent(new CustomEvent('noted', { detail: entries, bubbles: true }));
