import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { formats } from '#formats/formats.ts';
import type { Job } from '#jobs/contract/job.ts';
import { describeFacts, foreseeLosses } from '#words/files.ts';
import { describePixels, describeSize } from '#wording/amounts.ts';
import { arrow, inLine, isolated } from '#wording/bidi.ts';
import { playingSpeed } from '../batch/batch-state.ts';
import { damageOf } from './damage-of.ts';
import { pagesOf } from './entry-pages.ts';
import { canTryAgain, isLocked, sizeOf, type Entry } from '../batch/entry.ts';
import { estimateOf, type Wanted } from '../batch/estimate.ts';
import { dragOut } from '../results/drag-out.ts';
import { filesWithScans, mayBeScans, offerReading } from '../results/offer-reading.ts';
import { icon } from '../site/icon.ts';
import { pagesField } from './pages-field.ts';
import { rowPicture } from './row-picture.ts';
import { sayFailure } from './said-later.ts';
import { describeNotes, rowActions, rowHiddenData, rowSizes } from './row-results.ts';
import { pixelsOf } from './thumbnail.ts';
import { isAnimation, timeField } from './time-field.ts';
import { unlockForm } from './unlock-form.ts';
import { tryAgain } from '#words/work.ts';
import { ownWords } from '#words/own-settings.ts';
import { rowWords as words } from '#words/rows.ts';

/** What a row needs to know besides its file. */
export interface RowContext {
  /** The job for the current options, to say what would be lost. */
  job: Job | undefined;
  /** The controls that move the file among the others, if their order matters. */
  order: TemplateResult | undefined;
  /** Whether some of its pages can be chosen. */
  paged: boolean;
  /** Whether a still image can have its own display time. */
  timed: boolean;
  /** Whether its own settings are being edited; `undefined` if it cannot have any. */
  own: { isOpen: boolean } | undefined;
  /** Whether its file is on the sheet; `undefined` if it is the only one. */
  isShown: boolean | undefined;
  /** Whether the row is near the view. */
  isSeen(): boolean;
  /** Whether an estimate of the work is still wanted. */
  wanted: Wanted;
  onRemove(): void;
  onUnlock(password: string): void;
}

/** The row of a file: what is known, what will be lost, how far the work is, and the results. */
export function fileRow(entry: Entry, context: RowContext): TemplateResult {
  const { path, task } = entry;
  const { job, order, paged, timed } = context;
  const error = entry.refused ?? task.error;
  return html`${order ?? nothing} ${sight(entry, context)}
    <div class="about">
      <p class="name" title=${path}>${path}</p>
      <p class="facts quiet">${factsLine(entry, context)}${made(entry)}</p>
      ${entry.own ? html`<p class="remark own-words" id=${`own-${entry.id}`}><b>${ownWords.label}</b> ${entry.own.words}</p>` : nothing}
      ${error ? html`<p class="problem" id=${`problem-${entry.id}`}>${icon('failed')} <span>${until(sayFailure(error, entry.format))}</span></p>` : remarks(entry, context)}
      ${offerReading(
        error
          ? mayBeScans(error)
            ? [entry]
            : []
          : filesWithScans(
              [entry],
              task.outputs.flatMap(({ notes }) => notes),
            ),
      )}
      ${paged && !error && pagesOf(entry) > 1 ? pagesField(entry) : nothing}
      ${timed && !error && !isAnimation(entry) ? timeField(entry) : nothing}
      ${canTryAgain(entry) ? retryButton(entry) : nothing}
      ${error && isLocked(error) ? unlockForm(entry, error, context.onUnlock) : nothing}
    </div>
    ${error || order ? html`<span class="sizes">${describeSize(sizeOf(entry))}</span>` : rowSizes(entry)}
    <div class="actions">
      ${context.own && !entry.refused ? ownButton(entry, context.own) : nothing}
      ${task.state === 'done' && !order ? rowActions(entry, job) : nothing}
      <button class="plain remove" type="button" aria-label=${words.remove(path)} @click=${context.onRemove}>
        ${icon('remove')}
      </button>
    </div>
    ${rowHiddenData(entry)}
    ${
      task.state === 'working'
        ? html`<progress max="1" value=${task.progress || nothing} aria-label=${words.progress(path)}></progress>`
        : nothing
    }`;
}

const ownButton = (entry: Entry, { isOpen }: { isOpen: boolean }) =>
  html`<button
    class="plain own"
    type="button"
    aria-label=${ownWords.title(entry.path)}
    title=${ownWords.short}
    aria-pressed=${isOpen}
    aria-describedby=${entry.own ? `own-${entry.id}` : nothing}
    @click=${({ currentTarget }: Event) =>
      currentTarget?.dispatchEvent(new CustomEvent('own-settings', { detail: entry, bubbles: true }))}
  >
    ${icon('settings')}
  </button>`;

const retryButton = (entry: Entry) =>
  html`<button
    class="retry"
    type="button"
    aria-label=${`${tryAgain}: ${entry.path}`}
    @click=${({ currentTarget }: Event) =>
      currentTarget?.dispatchEvent(new CustomEvent('retry', { detail: entry, bubbles: true }))}
  >
    ${tryAgain}
  </button>`;

/** Its picture, which puts the file on the sheet when pressed. It can be dragged out of the page with the result. */
function sight(entry: Entry, { isShown, isSeen }: RowContext) {
  const picture = rowPicture(entry, isSeen);
  const [output] = entry.task.state === 'done' ? entry.task.outputs : [];
  const isDraggable = entry.task.outputs.length === 1 ? 'true' : nothing;
  const drag = (event: DragEvent) => output && dragOut(event, output.file);
  if (isShown === undefined)
    return html`<span class="picture" draggable=${isDraggable} @dragstart=${drag}>${picture}</span>`;
  const show = ({ currentTarget }: Event) =>
    currentTarget?.dispatchEvent(new CustomEvent('show', { detail: entry, bubbles: true }));
  return html`<button
    class="picture"
    type="button"
    aria-pressed=${isShown}
    aria-label=${words.show(entry.path)}
    draggable=${isDraggable}
    @click=${show}
    @dragstart=${drag}
  >
    ${picture}
  </button>`;
}

/** Includes the size if there is no room for it beside. */
function factsLine(entry: Entry, { job, order }: RowContext) {
  const facts = inLine(factsOf(entry, job));
  if (order || entry.task.state === 'done') return facts;
  return html`${facts}<span class="narrow-size">${facts && ' · '}${isolated(describeSize(sizeOf(entry)))}</span>`;
}

/** The name of the result, and its pixel size if that is another one, if it is a single file. */
function made({ task, facts }: Entry) {
  const [output] = task.state === 'done' && task.outputs.length === 1 ? task.outputs : [];
  if (!output) return nothing;
  const before = facts?.kind === 'image' ? describePixels(facts) : '';
  const pixels = until(
    pixelsOf(output.file).then((size) =>
      size && describePixels(size) !== before ? `\u00a0· ${describePixels(size)}` : nothing,
    ),
    nothing,
  );
  return html` <span class="made">${arrow} ${isolated(output.file.name)}${pixels}</span>`;
}

/** The part of a recording that is processed; default all of it. */
function trimOf(job: Job | undefined) {
  if (job?.engine !== 'media') return undefined;
  const { operation } = job;
  return operation.type === 'convert' || operation.type === 'animation' ? operation.trim : undefined;
}

function factsOf(entry: Entry, job: Job | undefined): string[] {
  const { format, facts, header } = entry;
  const speed = playingSpeed(entry, trimOf(job));
  // Some codecs are called what their files are.
  return [
    ...new Set([
      ...(format ? [formats[format].name] : []),
      ...(facts ? describeFacts(facts) : []),
      ...(header === 'read' ? [] : [words.reading]),
      ...(speed === undefined ? [] : [words.speed(speed)]),
    ]),
  ];
}

function remarks(entry: Entry, context: RowContext) {
  const { facts, task } = entry;
  const { job } = context;
  const drawn = (said: readonly string[]) => said.map((remark) => html`<p class="remark">${remark}</p>`);
  const foreseen = facts && job ? foreseeLosses(facts, job) : [];
  return html`${damageOf(entry, context.isSeen)}
  ${task.state === 'done' ? until(describeNotes(task.outputs).then(drawn)) : drawn(foreseen)}
  ${estimate(entry, context)}`;
}

function estimate(entry: Entry, { job, isShown, wanted }: RowContext) {
  if (!job || entry.task.state !== 'waiting') return nothing;
  const { size, work } = words.estimating;
  // For lengthy work, people want an estimate of each file.
  if (job.engine !== 'media' && isShown === false) return nothing;
  const told = estimateOf(entry, job, wanted);
  return told ? html`<p class="remark">${until(told, job.engine === 'media' ? work : size)}</p>` : nothing;
}
