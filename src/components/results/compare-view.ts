import { html, nothing, render, type TemplateResult } from 'lit';
import { formats } from '#formats/formats.ts';
import type { Job } from '#jobs/contract/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { clockTime } from '#wording/times.ts';
import { describeChange, describeSize } from '#wording/amounts.ts';
import { icon } from '../site/icon.ts';
import { CompareStage } from './compare-stage.ts';
import { borrowAddress, returnAddress } from './picture-address.ts';
import { shownPictures } from './shown-picture.ts';
import { problemOf } from '../problem.ts';
import { compareWords } from '#words/compare.ts';
import type { EventOn } from '../event-on.ts';

/** For recordings: the time of the frame shown first, the duration, and the duration of a frame. In seconds. */
export interface Moments {
  first: number;
  end: number;
  step: number;
}

/** The positions of the files left and right of the divider. */
type Sides = [left: number, right: number];

/** How long two pictures stay while others load, in milliseconds: a gap between them would hide small differences. */
const patience = 150;

/**
 * Compares an image before and after, across the whole page: a divider to drag, zoom and pan by mouse, touch and keys.
 * For recordings, it compares the same frame of both, which can be chosen. With more than two files, any two can be
 * chosen.
 *
 * @param files the original first, then its result.
 */
export function openCompare(files: readonly File[], moments?: Moments) {
  const dialog = document.createElement('dialog');
  dialog.className = 'compare';
  dialog.setAttribute(
    'aria-label',
    files.length > 2 ? compareWords.titleOfSeveral : compareWords.title(files[1]?.name ?? ''),
  );
  const sides: Sides = [0, 1];
  let time = moments?.first ?? 0;
  let shown: Blob[] = [];
  const closing = new AbortController();
  const show = (pictures: Blob[], message?: string) => {
    // A picture may arrive after closing.
    if (closing.signal.aborted) return;
    // Borrowed before the previous ones are returned: they may be among them.
    const addresses = pictures.map(borrowAddress);
    shown.forEach(returnAddress);
    shown = pictures;
    render(
      template(files, sides, addresses, {
        message,
        frame: moments ? framePicker(moments, pick) : nothing,
        choose: (side, index) => {
          sides[side] = index;
          load();
        },
        close: () => dialog.close(),
      }),
      dialog,
    );
  };
  const pair = () => sides.flatMap((index) => files[index] ?? []);
  const loadFrames = moments && frameLoader(pair, show);
  const load = () =>
    void (loadFrames ? loadFrames(time) : showPictures(pair(), [...sides], sides, { show, signal: closing.signal }));
  const pick = (event: EventOn<HTMLInputElement>) => {
    time = event.currentTarget.valueAsNumber;
    const output = dialog.querySelector<HTMLOutputElement>('.moment');
    if (output) output.value = clockTime(time);
    if (event.type === 'change') load();
  };
  show([], compareWords.opening);
  load();
  document.body.append(dialog);
  const stage = new CompareStage(dialog, true);
  dialog.addEventListener('close', () => {
    closing.abort();
    stage.end();
    dialog.remove();
    shown.forEach(returnAddress);
  });
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('.divider')?.focus();
}

type Show = (pictures: Blob[], message?: string) => void;

interface Showing {
  show: Show;
  /** Aborted once nobody looks. */
  signal: AbortSignal;
}

/** Shows both or neither: one alone would pass for the other. Does nothing if others were chosen in the meantime. */
async function showPictures(files: readonly File[], asked: Sides, chosen: Sides, { show, signal }: Showing) {
  const isWanted = () => asked.every((index, side) => chosen[side] === index);
  // The previous pictures would pass for those that are now named beside the divider.
  const wait = setTimeout(() => isWanted() && show([], compareWords.opening), patience);
  const pictures = await shownPictures(files, signal);
  clearTimeout(wait);
  if (!isWanted()) return;
  if (typeof pictures === 'string') show([], pictures);
  else show(pictures);
}

/**
 * Shows the same frame of recordings, as lossless images. Of several requests made while one is running, only the last
 * counts.
 */
function frameLoader(pair: () => File[], show: Show) {
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
        const outputs = await Promise.all(pair().map((file) => runJob(job, [file], { isLook: true })));
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

interface Parts {
  message: string | undefined;
  frame: TemplateResult | typeof nothing;
  choose(side: 0 | 1, index: number): void;
  close(): void;
}

/** What a file is called beside the divider. */
function nameOf(index: number, { name, type }: File): string {
  if (index === 0) return compareWords.original;
  return Object.values(formats).find(({ mimeType }) => mimeType === type)?.name ?? name;
}

function template(files: readonly File[], sides: Sides, [first, second]: string[], parts: Parts) {
  const [before = 0, after = 0] = sides.map((index) => files[index]?.size);
  const isChoice = files.length > 2;
  const alt = (side: 0 | 1) => {
    const file = files[sides[side]];
    return isChoice && file ? nameOf(sides[side], file) : side === 0 ? compareWords.before : compareWords.after;
  };
  const label = (side: 0 | 1) =>
    isChoice
      ? sideChoice(files, sides, side, parts)
      : html`${alt(side)} <b>${describeSize(side === 0 ? before : after)}</b>`;
  return html`
    <div class="stage">
      ${second ? html`<img class="after" src=${second} alt=${alt(1)} draggable="false" />` : nothing}
      ${first ? html`<img class="before" src=${first} alt=${alt(0)} draggable="false" />` : nothing}
      <div class="line" aria-hidden="true"></div>
      <p class="message" role="status">${parts.message ?? ''}</p>
    </div>
    <div class="bar">
      ${parts.frame}
      <span class="side">${label(0)}</span>
      <input class="divider" type="range" min="0" max="100" step="0.1" value="50" aria-label=${compareWords.divider} />
      <span class="side">${label(1)} ${describeChange(before, after)}</span>
      <span class="buttons">
        ${zoomButtons}
        <button type="button" @click=${parts.close}>${compareWords.close}</button>
      </span>
    </div>
  `;
}

/** Chooses the file on one side. The one on the other side cannot be chosen. */
const sideChoice = (files: readonly File[], sides: Sides, side: 0 | 1, { choose }: Parts) => html`
  <select
    aria-label=${compareWords.side[side]}
    @change=${({ currentTarget }: EventOn<HTMLSelectElement>) => choose(side, Number(currentTarget.value))}
  >
    ${files.map(
      (file, index) =>
        html`<option value=${index} ?selected=${sides[side] === index} ?disabled=${sides[1 - side] === index}>
          ${compareWords.choice(nameOf(index, file), describeSize(file.size))}
        </option>`,
    )}
  </select>
`;
