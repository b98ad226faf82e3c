import { safeName } from '#formats/file-names.ts';
import type { TakenFile } from '../files/take-files.ts';
import { notShared } from '#words/results.ts';
import { savedFiles } from './saved-files.ts';

/** Chromium shares at most this many files at once. */
const mostShared = 10;

/** Whether this browser can share these files with other apps. */
export const canShare = (results: readonly TakenFile[]): boolean =>
  results.length > 0 &&
  results.length <= mostShared &&
  (navigator.canShare?.({ files: results.map(sharedFile) }) ?? false);

/** Gives it a name that the other app's system can save. */
const sharedFile = ({ file }: TakenFile): File => new File([file], safeName(file.name), { type: file.type });

/**
 * Opens the device's own dialog, where people choose an app for the results. A failure is reported by a `saved` event.
 */
export async function share(from: HTMLElement, results: readonly TakenFile[]) {
  try {
    await navigator.share({ files: results.map(sharedFile) });
    for (const { file } of results) savedFiles.add(file);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // They changed their mind.
    if (error.name === 'AbortError') return;
    from.dispatchEvent(new CustomEvent('saved', { detail: notShared(error.message), bubbles: true }));
  }
}
