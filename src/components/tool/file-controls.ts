import type { Entry } from '../batch/entry.ts';

/** A control that shows files. Until its script has loaded, it never updates. */
type FileControl = HTMLElement & { entries: readonly Entry[]; index?: number; updateComplete?: Promise<unknown> };

const fileControls = (page: HTMLElement) => [...page.querySelectorAll<FileControl>('[data-entries]')];

/** Passes the files to all such controls of a page, and returns them. */
export function tellFiles(page: HTMLElement, entries: readonly Entry[]): readonly FileControl[] {
  const controls = fileControls(page);
  for (const control of controls) control.entries = entries;
  return controls;
}

/** Makes all such controls of a page show this file. */
export function showFile(page: HTMLElement, entry: Entry) {
  for (const control of fileControls(page)) {
    const index = control.entries?.indexOf(entry) ?? -1;
    if (index >= 0) control.index = index;
  }
}
