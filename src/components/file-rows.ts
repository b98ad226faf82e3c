import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { until } from 'lit/directives/until.js';
import { formats } from '../formats.ts';
import type { Job, Output } from '../jobs/job.ts';
import { describeNote } from '../note-words.ts';
import { count, describeChange, describeDamage, describeFacts, describeSize, foreseeLosses } from '../words.ts';
import { isComparable, isComparableInSize, isText, playingSpeed } from './batch-state.ts';
import type { Batch } from './batch.ts';
import { dragToReorder } from './drag-to-reorder.ts';
import { hiddenData } from './hidden-data.ts';
import { isLocked, type Entry, type Task } from './entry.ts';
import { icon } from './icon.ts';
import { pagesOf } from './entry-pages.ts';
import { estimateOf } from './estimate.ts';
import { jointResults } from './joint-results.ts';
import { pagesField } from './pages-field.ts';
import { RowsInView } from './rows-in-view.ts';
import { saveAsZip, saveFile, tellSaving } from './save.ts';
import { isAnimation, timeField } from './time-field.ts';
import { thumbnailOf } from './thumbnail.ts';
import { unlockForm } from './unlock-form.ts';

/** The files of a batch: one row each, with what is known, what will be lost, how far the work is, and what came out. */
export class FileRows extends LitElement {
  static override properties = {
    batch: { attribute: false },
    job: { attribute: false },
    ordered: { type: Boolean },
    paged: { type: Boolean },
    timed: { type: Boolean },
  };
  declare batch: Batch;
  /** What would be done now, to say what it would lose. */
  declare job: Job | undefined;
  /** Whether the order of the files matters. */
  declare ordered: boolean;
  /** Whether some of the pages of each file may be chosen. */
  declare paged: boolean;
  /** Whether each still picture may be shown for a time of its own. */
  declare timed: boolean;
  /** Where a password was typed that is being tried. */
  #unlocked: Entry | undefined;
  readonly #inView = new RowsInView(() => this.requestUpdate());

  // In the page's own tree, so that the page's styles, labels and icons reach it.
  override createRenderRoot() {
    return this;
  }

  // The page's script sets the batch; the element may be there before.
  override shouldUpdate() {
    return this.batch !== undefined;
  }

  override updated() {
    this.#focusUnlocked();
    this.#inView.watch(this.querySelectorAll('li[data-id]'));
  }

  override render() {
    return html`<ul>
        ${repeat(
          this.batch.entries,
          ({ id }) => id,
          (entry, index) => this.#row(entry, index),
        )}
      </ul>
      ${this.#shown(this.batch.joint)} ${jointResults(this.batch.joint.outputs)}`;
  }

  #row(entry: Entry, index: number): TemplateResult {
    const { file, path, task } = entry;
    const error = entry.refused ?? task.error;
    return html`<li class=${error ? 'failed' : task.state} data-id=${entry.id}>
      ${this.ordered ? this.#orderControls(entry, index) : nothing}
      <span class="picture">${this.#picture(entry)}</span>
      <div class="about">
        <p class="name" title=${path}>${path}</p>
        <p class="facts quiet">${this.#facts(entry).join(' · ')}</p>
        ${error ? html`<p class="problem" id=${`problem-${entry.id}`}>${icon('failed')} <span>${error.message} ${error.hint}</span></p>` : this.#remarks(entry)}
        ${this.paged && !error && pagesOf(entry) > 1 ? pagesField(entry) : nothing}
        ${this.timed && !error && !isAnimation(entry) ? timeField(entry) : nothing}
        ${error && isLocked(error) ? unlockForm(entry, error, (password) => this.#unlock(entry, password)) : nothing}
      </div>
      ${error || this.ordered ? html`<span class="sizes">${describeSize(file.size)}</span>` : sizes(entry)}
      <div class="actions">
        ${task.state === 'done' && !this.ordered ? this.#results(entry) : nothing}
        <button class="plain remove" type="button" aria-label=${`Remove ${path}`} @click=${() => this.#remove(entry)}>
          ${icon('remove')}
        </button>
      </div>
      ${this.#hidden(entry)} ${task.state === 'done' ? this.#shown(task) : nothing}
      ${
        task.state === 'working'
          ? html`<progress max="1" value=${task.progress || nothing} aria-label=${`Progress of ${path}`}></progress>`
          : nothing
      }
    </li>`;
  }

  /** The focus goes on to the next file, or to where files are chosen: the button leaves with its row. */
  #remove(entry: Entry) {
    const { entries } = this.batch;
    const at = entries.indexOf(entry);
    // By the batch and not by the rows, which follow it at the next frame: the one beside may be leaving too.
    const other = entries[at + 1] ?? entries[at - 1];
    const next = other && this.querySelector<HTMLElement>(`[data-id="${other.id}"] .remove`);
    (next ?? document.querySelector<HTMLElement>('drop-zone input'))?.focus();
    this.batch.remove(entry);
  }

  #unlock(entry: Entry, password: string) {
    this.#unlocked = entry;
    this.batch.unlock(entry, password);
  }

  /** The form leaves with the focus in it: that goes to the same form if it is still wanted, or to the next one, or to the tool's button. */
  #focusUnlocked() {
    const entry = this.#unlocked;
    if (entry?.header !== 'read') return;
    this.#unlocked = undefined;
    if (document.activeElement !== document.body) return;
    const own = this.querySelector<HTMLElement>(`[data-id="${entry.id}"] .unlock input`);
    const next = own ?? this.querySelector<HTMLElement>('.unlock input');
    (next ?? this.closest('file-tool')?.querySelector<HTMLElement>('.run'))?.focus();
  }

  #picture(entry: Entry) {
    const { format, facts, task } = entry;
    const stand = icon(format ? kindIcons[formats[format].kind] : 'image');
    const shown = (task.state === 'done' ? task.outputs[0]?.file : undefined) ?? facts;
    if (!shown) return stand;
    const isSeen = () => this.#inView.has(entry.id);
    // The same promise as long as nothing about it is new: the picture stays where it is.
    const known = pictures.get(shown);
    if (!known && !isSeen()) return stand;
    const picture = known ?? thumbnailOf(entry, isSeen).then((address) => pictureAt(address, shown, stand));
    pictures.set(shown, picture);
    return until(picture, stand);
  }

  #facts(entry: Entry): string[] {
    const { format, facts, header } = entry;
    const { job } = this;
    const speed = playingSpeed(entry, job && 'trim' in job ? job.trim : {});
    return [
      ...(format ? [formats[format].name] : []),
      ...(facts ? describeFacts(facts) : []),
      ...(header === 'read' ? [] : ['reading…']),
      ...(speed === undefined ? [] : [`${speed.toPrecision(2)}× playing speed`]),
    ];
  }

  #remarks(entry: Entry) {
    const { facts, task } = entry;
    const remarks =
      task.state === 'done' ? describeNotes(task.outputs) : facts && this.job ? foreseeLosses(facts, this.job) : [];
    const damage = facts ? describeDamage(facts) : [];
    return html`${[...damage, ...remarks].map((remark) => html`<p class="remark">${remark}</p>`)}
    ${this.#estimate(entry)}`;
  }

  #estimate(entry: Entry) {
    const { batch, job } = this;
    if (!job || entry.task.state !== 'waiting') return nothing;
    const isWanted = () => !batch.running && job === this.job && this.#inView.has(entry.id);
    const estimate = estimateOf(entry, job, isWanted);
    return estimate ? html`<p class="remark">${until(estimate, 'Estimating size and time…')}</p>` : nothing;
  }

  #hidden({ task }: Entry) {
    // Where nothing else is done, it is what people came to see.
    const { job } = this;
    const isAll =
      job?.engine === 'pdf'
        ? job.operation.type === 'remove-metadata'
        : job !== undefined && 'output' in job && job.output.keepEncoding === true;
    const notes = task.state === 'done' ? task.outputs.flatMap(({ notes }) => notes) : [];
    return notes.map((note) => (note.type === 'hidden-data' ? hiddenData(note.items, isAll) : nothing));
  }

  #shown({ outputs }: Task) {
    if (!outputs.some(({ file }) => isText(file))) return nothing;
    void import('./shown-results.ts');
    return html`<shown-results .outputs=${outputs}></shown-results>`;
  }

  #results(entry: Entry) {
    return html`
      ${
        isComparable(entry, this.job)
          ? html`<button
              class="plain"
              type="button"
              aria-label=${`Compare ${entry.path} before and after`}
              @click=${() => this.#ask('compare', entry)}
            >
              ${icon('compare')}
            </button>`
          : nothing
      }
      ${this.#saveButton(entry)}
    `;
  }

  #saveButton({ path, task: { outputs } }: Entry) {
    const [first] = outputs;
    if (!first) return nothing;
    const zip = `${path.replace(/^.*\//, '').replace(/\.[^.]+$/, '')}.zip`;
    const save = () =>
      outputs.length === 1 ? saveFile(first.file) : void tellSaving(this, () => saveOutputs(outputs, zip));
    const name = outputs.length === 1 ? first.file.name : `${outputs.length} files as ${zip}`;
    return html`<button type="button" aria-label=${`Save ${name}`} @click=${save}>
      ${icon('save')} <span class="word">${outputs.length === 1 ? 'Save' : 'Save ZIP'}</span>
    </button>`;
  }

  #orderControls(entry: Entry, index: number) {
    const move = (to: number) => this.batch.move(entry, to);
    // Where it is when the button is pressed: rows are drawn once a frame, and keys may be faster.
    const moveBy = (places: number) => move(Math.max(0, this.batch.entries.indexOf(entry) + places));
    return html`<div class="order">
      <span class="grip" @pointerdown=${(event: PointerEvent) => dragToReorder(event, move)}>${icon('grip')}</span>
      <button
        class="plain"
        type="button"
        ?disabled=${index === 0}
        aria-label=${`Move ${entry.path} up`}
        @click=${() => moveBy(-1)}
      >
        ${icon('move-up')}
      </button>
      <button
        class="plain"
        type="button"
        ?disabled=${index === this.batch.entries.length - 1}
        aria-label=${`Move ${entry.path} down`}
        @click=${() => moveBy(1)}
      >
        ${icon('move-down')}
      </button>
    </div>`;
  }

  #ask(what: string, entry: Entry) {
    this.dispatchEvent(new CustomEvent(what, { detail: entry }));
  }
}

const saveOutputs = (outputs: readonly Output[], name: string) =>
  saveAsZip(
    outputs.map(({ file }) => ({ file, path: file.name })),
    name,
  );

/** Of several results only what is more than how long each is, and that once. */
function describeNotes(outputs: readonly Output[]): string[] {
  // The row says it of its file.
  const all = outputs.flatMap(({ notes }) => notes.filter(({ type }) => type !== 'pages-not-found'));
  if (outputs.length === 1) return all.map(describeNote);
  const remarks = all.filter(({ type }) => type !== 'pages').map(describeNote);
  return [count(outputs.length, 'file'), ...new Set(remarks)];
}

function pictureAt(address: string | undefined, shown: object, stand: TemplateResult): TemplateResult {
  if (address) return html`<img src=${address} alt="" />`;
  // There may be one later.
  pictures.delete(shown);
  return stand;
}

/** By what they are made from. */
const pictures = new WeakMap<object, Promise<TemplateResult>>();

const kindIcons = { image: 'image', video: 'video', audio: 'audio', subtitles: 'pdf', document: 'pdf' } as const;

function sizes(entry: Entry) {
  const { file, task } = entry;
  const { state, outputs } = task;
  if (state !== 'done' || outputs.some((output) => isText(output.file)))
    return html`<span class="sizes">${describeSize(file.size)}</span>`;
  const after = outputs.reduce((sum, output) => sum + output.file.size, 0);
  return html`<span class="sizes">
    <span class="quiet">${describeSize(file.size)} →</span> <b>${describeSize(after)}</b>
    ${
      isComparableInSize(entry)
        ? html`<span class=${after < file.size ? 'won' : 'quiet'}>${describeChange(file.size, after)}</span>`
        : nothing
    }
  </span>`;
}

customElements.define('file-rows', FileRows);
