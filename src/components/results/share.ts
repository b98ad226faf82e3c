import type { TakenFile } from '../files/take-files.ts';
import { notShared } from '../../words/en/results.ts';
import { savedFiles } from './saved-files.ts';

/** Chromium shares no more files at once. */
const mostShared = 10;

/** Whether this browser gives these files to other apps. */
export const canShare = (results: readonly TakenFile[]): boolean =>
  results.length > 0 &&
  results.length <= mostShared &&
  (navigator.canShare?.({ files: results.map(({ file }) => file) }) ?? false);

/** Opens the device's own dialog, where people choose an app that gets the results. Why none did is told by a `saved` event. */
export async function share(from: HTMLElement, results: readonly TakenFile[]) {
  const files = results.map(({ file }) => file);
  try {
    await navigator.share({ files });
    for (const file of files) savedFiles.add(file);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // They thought better of it.
    if (error.name === 'AbortError') return;
    from.dispatchEvent(new CustomEvent('saved', { detail: notShared(error.message), bubbles: true }));
  }
}
