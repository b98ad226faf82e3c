import type { Entry } from '../batch/entry.ts';

/** A control that shows files. Until its script is there, it never updates. */
type FileControl = HTMLElement & { entries: readonly Entry[]; index?: number; updateComplete?: Promise<unknown> };

const fileControls = (page: HTMLElement) => [...page.querySelectorAll<FileControl>('[data-entries]')];

/** Tells all of a page which files there are. Returns them. */
export function tellFiles(page: HTMLElement, entries: readonly Entry[]): readonly FileControl[] {
  const controls = fileControls(page);
  for (const control of controls) control.entries = entries;
  return controls;
}

/** Has all of a page show this file. */
export function showFile(page: HTMLElement, entry: Entry) {
  for (const control of fileControls(page)) {
    const index = control.entries?.indexOf(entry) ?? -1;
    if (index >= 0) control.index = index;
  }
}
