import type { Entry } from './batch/entry.ts';
import type { GoingOn } from './files/hand-over.ts';
import type { TakenFile } from './files/take-files.ts';
import type { ChosenFormat } from './tool/format-choices.ts';

/** What parts of a page tell the parts around them. All of these bubble. */
interface PageEvents {
  /** Someone gave these files. */
  files: CustomEvent<TakenFile[]>;
  /** Someone dropped or pasted these. Whoever takes them prevents that their files are read. */
  transfer: CustomEvent<DataTransfer>;
  /** Someone wants to see a file, or what has become of it. */
  show: CustomEvent<Entry>;
  /** Someone wants to compare a file with its result. */
  compare: CustomEvent<Entry>;
  /** A result has another shape than its file, and cannot lie over it. */
  unlike: CustomEvent<File>;
  /** Controls have changed what rows of these files show. */
  noted: CustomEvent<readonly Entry[]>;
  /** Which pages of a file are wanted was typed in its row. */
  pages: CustomEvent<Entry>;
  /** Someone wants to set the options of one file alone, or has done so. */
  'own-settings': CustomEvent<Entry>;
  /** Someone wants a file that failed to be tried again. */
  retry: CustomEvent<Entry>;
  /** Someone wants a picture in another format, in which it is there already. */
  'choose-format': CustomEvent<ChosenFormat>;
  /** Someone wants a receipt of the results. */
  receipt: Event;
  /** Results were saved, or why not. */
  saved: CustomEvent<string>;
}

declare global {
  interface HTMLElementEventMap extends PageEvents {}
  interface WindowEventMap {
    'going-on': GoingOn;
  }
}
