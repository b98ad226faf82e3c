import { html, nothing } from 'lit';
import type { Job, Output } from '#jobs/contract/job.ts';
import { describeChange, describeSize, isSame } from '#wording/amounts.ts';
import { rowWords as words } from '#words/rows.ts';
import { describeFiles } from '#words/batch.ts';
import { arrow } from '#wording/bidi.ts';
import { isComparable, isComparableInSize, isText, resultAt } from '../batch/batch-state.ts';
import { sizeOf, type Entry } from '../batch/entry.ts';
import { hiddenData } from './hidden-data.ts';
import { sayNotes } from './said-later.ts';
import { icon } from '../site/icon.ts';
import { saveAsZip, saveFile, tellSaving } from '../results/save.ts';
import type { EventOn } from '../event-on.ts';

/** The size of a file, and of its results. */
export function rowSizes(entry: Entry) {
  const { state, outputs } = entry.task;
  const before = sizeOf(entry);
  if (state !== 'done' || outputs.some((output) => isText(output.file)))
    return html`<span class="sizes">${describeSize(before)}</span>`;
  const after = outputs.reduce((sum, output) => sum + output.file.size, 0);
  return html`<span class="sizes">
    <span class="quiet">${describeSize(before)} ${arrow}</span> <b>${describeSize(after)}</b>
    ${
      isComparableInSize(entry) && !isSame(before, after)
        ? html`<span class=${after < before ? 'won' : 'quiet'}>${describeChange(before, after)}</span>`
        : nothing
    }
  </span>`;
}

/** The actions for the results of a file. */
export const rowActions = (entry: Entry, job: Job | undefined) => html`
  ${
    isComparable(entry, job)
      ? html`<button
          class="plain"
          type="button"
          aria-label=${words.compare(entry.path)}
          @click=${({ currentTarget }: Event) =>
            currentTarget?.dispatchEvent(new CustomEvent('compare', { detail: entry, bubbles: true }))}
        >
          ${icon('compare')}
        </button>`
      : nothing
  }
  ${saveButton(entry)}
`;

function saveButton({ path, task: { outputs } }: Entry) {
  const [first] = outputs;
  if (!first) return nothing;
  const zip = `${path.replace(/^.*\//, '').replace(/\.[^.]+$/, '')}.zip`;
  const save = ({ currentTarget }: EventOn<HTMLElement>) =>
    outputs.length === 1 ? saveFile(first) : void tellSaving(currentTarget, () => saveOutputs(outputs, zip));
  const label = outputs.length === 1 ? words.saveFile(first.file.name) : words.saveFiles(outputs.length, zip);
  return html`<button type="button" aria-label=${label} @click=${save}>
    ${icon('save')} <span class="word">${outputs.length === 1 ? words.save : words.saveZip}</span>
  </button>`;
}

const saveOutputs = (outputs: readonly Output[], name: string) =>
  saveAsZip(
    outputs.map((output) => resultAt(output.file.name, output)),
    name,
  );

/** Shows results that people read. */
export function shownResults(outputs: readonly Output[]) {
  void import('./shown-results.ts');
  return html`<shown-results .outputs=${outputs}></shown-results>`;
}

/** The report on what a file contains besides what it shows; `undefined` if its results are none. */
export function shownFindings({ task: { outputs }, file, path, onDisk }: Entry) {
  const note = outputs.flatMap(({ notes }) => notes).find((one) => one.type === 'inspected');
  if (!note) return undefined;
  void import('../results/file-findings.ts');
  const taken = { file, path, ...(onDisk && { onDisk }) };
  return html`<file-findings .inspection=${note.inspection} .taken=${taken}></file-findings>`;
}

/** Lists what was found in a finished file, and what became of it. */
export function rowHiddenData({ task }: Entry, isOpen = false) {
  const notes = task.state === 'done' ? task.outputs.flatMap((output) => output.notes) : [];
  return notes.map((note) => (note.type === 'hidden-data' ? hiddenData(note.items, isOpen) : nothing));
}

/** Whether a job does nothing else, so that people came to see what was found. */
export const seeksHiddenData = (job: Job | undefined) =>
  job?.operation.type === 'remove-metadata' || job?.operation.type === 'rewrite-metadata';

/** Describes the notes of results. For several, the page counts are left out and repeated notes appear once. */
export async function describeNotes(outputs: readonly Output[]): Promise<string[]> {
  // The row of the file says that.
  const all = outputs.flatMap(({ notes }) => notes.filter(({ type }) => type !== 'pages-not-found'));
  if (outputs.length === 1) return sayNotes(all);
  const remarks = await sayNotes(all.filter(({ type }) => type !== 'pages'));
  return [describeFiles(outputs.length), ...new Set(remarks)];
}
