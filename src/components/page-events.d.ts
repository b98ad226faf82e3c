import type { Entry } from './batch/entry.ts';
import type { GoingOn } from './kept/hand-over.ts';
import type { TakenFile } from './files/take-files.ts';
import type { ChosenFormat } from './tool/format-choices.ts';

/** The events by which parts of a page inform the parts around them. All of them bubble. */
interface PageEvents {
  /** Someone added these files. */
  files: CustomEvent<TakenFile[]>;
  /** Someone dropped or pasted these. A listener that takes them prevents their files from being read. */
  transfer: CustomEvent<DataTransfer>;
  /** Someone wants to see a file or its result. */
  show: CustomEvent<Entry>;
  /** Someone wants to compare a file with its result. */
  compare: CustomEvent<Entry>;
  /** A result has a different shape from its file, and cannot be laid over it. */
  unlike: CustomEvent<File>;
  /** Controls have changed what the rows of these files show. */
  noted: CustomEvent<readonly Entry[]>;
  /** Someone typed in a file's row which of its pages are wanted. */
  pages: CustomEvent<Entry>;
  /** Someone wants to set the options of one file alone, or has just done so. */
  'own-settings': CustomEvent<Entry>;
  /** Someone wants a file that failed to be tried again. */
  retry: CustomEvent<Entry>;
  /** Someone wants an image in another format, and that result already exists. */
  'choose-format': CustomEvent<ChosenFormat>;
  /** Someone wants a receipt of the results. */
  receipt: Event;
  /** Results were saved, or why they were not. */
  saved: CustomEvent<string>;
}

declare global {
  interface HTMLElementEventMap extends PageEvents {}
  interface WindowEventMap {
    'going-on': GoingOn;
  }
}
