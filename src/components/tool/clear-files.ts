import { clearedFiles } from '#words/batch.ts';
import type { Batch } from '../batch/batch.ts';
import { elementIn } from './element-in.ts';
import type { ToolBar } from './tool-bar.ts';

/** Lets a button clear all files, and the bar take them back. */
export function followClear(page: HTMLElement, batch: Batch, bar: ToolBar) {
  elementIn(page, '.clear', HTMLButtonElement).addEventListener('click', () => {
    const cleared = batch.clear();
    bar.offerUndo(clearedFiles(cleared.entries.length), () => batch.takeBack(cleared));
    // The button goes away with the files.
    elementIn(page, 'drop-zone input', HTMLInputElement).focus();
  });
}
