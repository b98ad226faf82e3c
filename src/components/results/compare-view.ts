import { html, nothing, render, type TemplateResult } from 'lit';
import type { Job } from '../../jobs/contract/job.ts';
import { runJob } from '../../jobs/run-job.ts';
import { clockTime } from '../../words/times.ts';
import { describeChange, describeSize } from '../../words/amounts.ts';
import { icon } from '../site/icon.ts';
import { CompareStage } from './compare-stage.ts';
import { borrowAddress, returnAddress } from './picture-address.ts';
import { shownPictures } from './shown-picture.ts';
import { problemOf } from '../../words/problem.ts';
import { compareWords } from '../../words/en/compare.ts';
import type { EventOn } from '../event-on.ts';

/** For recordings: the time of the frame shown first, the duration, and the duration of a frame. In seconds. */
export interface Moments {
  first: number;
  end: number;
  step: number;
}

/**
 * Compares an image before and after, across the whole page: a divider to drag, zoom and pan by mouse, touch and keys.
 * For recordings, it compares the same frame of both, which can be chosen.
 */
export function openCompare(before: File, after: File, moments?: Moments) {
  const dialog = document.createElement('dialog');
  dialog.className = 'compare';
  dialog.setAttribute('aria-label', compareWords.title(after.name));
  let shown: Blob[] = [];
  let isClosed = false;
  const show = (pictures: Blob[], message?: string) => {
    // A picture may arrive after closing.
    if (isClosed) return;
    // Borrowed before the previous ones are returned: they may be among them.
    const addresses = pictures.map(borrowAddress);
    shown.forEach(returnAddress);
    shown = pictures;
    render(
      template(before, after, addresses, {
        message,
        frame: moments ? framePicker(moments, pick) : nothing,
        close: () => dialog.close(),
      }),
      dialog,
    );
  };
  const load = moments && frameLoader([before, after], show);
  const pick = (event: EventOn<HTMLInputElement>) => {
    const time = event.currentTarget.valueAsNumber;
    const output = dialog.querySelector<HTMLOutputElement>('.moment');
    if (output) output.value = clockTime(time);
    if (event.type === 'change') void load?.(time);
  };
  show([], compareWords.opening);
  void (load ? load(moments?.first ?? 0) : showPictures({ before, after }, show));
  document.body.append(dialog);
  const stage = new CompareStage(dialog, true);
  dialog.addEventListener('close', () => {
    isClosed = true;
    stage.end();
    dialog.remove();
    shown.forEach(returnAddress);
  });
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('.divider')?.focus();
}

type Show = (pictures: Blob[], message?: string) => void;

/** Shows both or neither: one alone would pass for the other. */
async function showPictures({ before, after }: { before: File; after: File }, show: Show) {
  const pictures = await shownPictures(before, after);
  if (typeof pictures === 'string') show([], pictures);
  else show(pictures);
}

/**
 * Shows the same frame of recordings, as lossless images. Of several requests made while one is running, only the last
 * counts.
 */
function frameLoader(files: File[], show: Show) {
  let wanted: number | undefined;
  let busy = false;
  return async (seconds: number) => {
    wanted = seconds;
    if (busy) return;
    busy = true;
    while (wanted !== undefined) {
      const operation = { type: 'frames', which: { type: 'at', seconds: wanted }, format: 'png' } as const;
      const job: Job = { engine: 'media', operation };
      wanted = undefined;
      try {
        const outputs = await Promise.all(files.map((file) => runJob(job, [file], { isLook: true })));
        show(outputs.flatMap(([output]) => (output ? [output.file] : [])));
      } catch (error) {
        show([], problemOf(error).title);
      }
    }
    busy = false;
  };
}

const framePicker = ({ first, end, step }: Moments, pick: (event: EventOn<HTMLInputElement>) => void) => html`
  <label class="frame">
    ${compareWords.frame}
    <input type="range" min="0" max=${end} step=${step} value=${first} @input=${pick} @change=${pick} />
    <output class="moment">${clockTime(first)}</output>
  </label>
`;

/** The zoom buttons of `CompareStage`. */
export const zoomButtons = html`
  <button type="button" data-zoom="fit" aria-label=${compareWords.fit}>${compareWords.fit}</button>
  <button type="button" data-zoom="one" aria-label=${compareWords.actualSize}>1:1</button>
  <button type="button" data-zoom="out" aria-label=${compareWords.zoomOut}>${icon('zoom-out')}</button>
  <output class="zoom" aria-label=${compareWords.zoom}></output>
  <button type="button" data-zoom="in" aria-label=${compareWords.zoomIn}>${icon('zoom-in')}</button>
`;

const template = (
  before: File,
  after: File,
  [first, second]: string[],
  { message, frame, close }: { message: string | undefined; frame: TemplateResult | typeof nothing; close(): void },
) => html`
  <div class="stage">
    ${second ? html`<img class="after" src=${second} alt=${compareWords.after} draggable="false" />` : nothing}
    ${first ? html`<img class="before" src=${first} alt=${compareWords.before} draggable="false" />` : nothing}
    <div class="line" aria-hidden="true"></div>
    <p class="message" role="status">${message ?? ''}</p>
  </div>
  <div class="bar">
    ${frame}
    <span>${compareWords.before} <b>${describeSize(before.size)}</b></span>
    <input class="divider" type="range" min="0" max="100" step="0.1" value="50" aria-label=${compareWords.divider} />
    <span>${compareWords.after} <b>${describeSize(after.size)}</b> ${describeChange(before.size, after.size)}</span>
    <span class="buttons">
      ${zoomButtons}
      <button type="button" @click=${close}>${compareWords.close}</button>
    </span>
  </div>
`;
