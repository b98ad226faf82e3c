import type { Batch } from '../batch/batch.ts';
import type { Entry } from '../batch/entry.ts';
import type { Note } from '#jobs/contract/job.ts';
import { elementIn, setText } from './element-in.ts';
import { dropWords } from '#words/tool-page.ts';

/** In such windows, a board has the window to itself. The style sheets have the same height. */
const short = matchMedia('(height < 34rem)');

/** What is said elsewhere: in the bar, and by reports of their own. */
const saidElsewhere = new Set<Note['type']>([
  'fields-filled',
  'redacted',
  'marks-written',
  'pages',
  'hidden-data',
  'inspected',
]);

/** Whether the row of a file says something that people should read. */
const isTelling = ({ refused, task }: Entry): boolean =>
  Boolean(refused ?? task.error) ||
  (task.state === 'done' && task.outputs.some(({ notes }) => notes.some(({ type }) => !saidElsewhere.has(type))));

/**
 * Gives the window to a board: while one is open, the list is folded to the row of the file on the sheet. It unfolds
 * when its button is pressed, or when it explains a problem or a result.
 */
export class BoardMode {
  readonly #page: HTMLElement;
  readonly #rows: HTMLElement;
  readonly #button: HTMLButtonElement;
  #isUnfolded = false;

  constructor(page: HTMLElement) {
    this.#page = page;
    this.#rows = elementIn(page, 'file-rows', HTMLElement);
    this.#button = elementIn(page, '.all-files', HTMLButtonElement);
    this.#button.addEventListener('click', () => {
      this.#isUnfolded = this.#button.ariaExpanded !== 'true';
      this.#fold();
    });
  }

  show(isOn: boolean, { entries }: Batch) {
    const begins = isOn && !this.#page.hasAttribute('data-board');
    this.#page.toggleAttribute('data-board', isOn);
    const isExplaining = entries.some(isTelling);
    this.#button.toggleAttribute('hidden', !isOn || entries.length < 2 || isExplaining);
    setText(this.#button, dropWords.allFiles(entries.length));
    this.#fold(isExplaining);
    if (begins && short.matches) this.#page.closest('.workbench')?.scrollIntoView();
  }

  #fold(isExplaining = false) {
    const isUnfolded = this.#isUnfolded || isExplaining;
    this.#button.ariaExpanded = String(isUnfolded);
    this.#page.toggleAttribute('data-unfolded', isUnfolded);
    if (!isUnfolded && this.#page.hasAttribute('data-board')) this.revealShown();
  }

  /** Scrolls the folded list to the row of the file on the sheet. */
  revealShown() {
    const row = this.#rows.querySelector<HTMLElement>('li:has(> .picture[aria-pressed="true"])');
    if (row && !this.#page.hasAttribute('data-unfolded')) this.#rows.scrollTop = row.offsetTop - this.#rows.offsetTop;
  }
}
