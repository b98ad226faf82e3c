import { html, nothing, render, type TemplateResult } from 'lit';
import { formats } from '../../formats/formats.ts';
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

/** Of recordings: when the frame that is shown first comes, how long they are, and how long a frame lasts. In seconds. */
export interface Moments {
  first: number;
  end: number;
  step: number;
}

/** Which of the files lie left and right of the divider. */
type Sides = [left: number, right: number];

/**
 * Shows two of a file (the first) and what became of it over each other, on the whole page: a divider to drag, zoom and
 * pan by mouse, touch and keys. Of recordings the same frame, which can be chosen. Of more than two files any two.
 */
export function openCompare(files: readonly File[], moments?: Moments) {
  const dialog = document.createElement('dialog');
  dialog.className = 'compare';
  dialog.setAttribute('aria-label', compareWords.title(files[1]?.name ?? ''));
  const sides: Sides = [0, 1];
  let time = moments?.first ?? 0;
  let shown: Blob[] = [];
  let isClosed = false;
  const show = (pictures: Blob[], message?: string) => {
    // A picture may still have been on its way.
    if (isClosed) return;
    // Before the last ones go: they may be among these.
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
  const load = () => void (loadFrames ? loadFrames(time) : showPictures(files, [...sides], sides, show));
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
    isClosed = true;
    stage.end();
    dialog.remove();
    shown.forEach(returnAddress);
  });
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('.divider')?.focus();
}

type Show = (pictures: Blob[], message?: string) => void;

/** Shows both, or neither: one alone would pass for the other. Nothing when others were chosen meanwhile. */
async function showPictures(files: readonly File[], asked: Sides, chosen: Sides, show: Show) {
  const pictures = await shownPictures(asked.flatMap((index) => files[index] ?? []));
  if (asked.some((index, side) => chosen[side] !== index)) return;
  if (typeof pictures === 'string') show([], pictures);
  else show(pictures);
}

/** Shows the same frame of recordings, as pictures that lose nothing. Of several that are asked for in the meantime, the last one counts. */
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

/** What `CompareStage` zooms by. */
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

/** The original by that word, results by their format. */
function nameOf(index: number, { name, type }: File): string {
  if (index === 0) return compareWords.original;
  return Object.values(formats).find(({ mimeType }) => mimeType === type)?.name ?? name;
}

function template(files: readonly File[], sides: Sides, [first, second]: string[], parts: Parts) {
  const [left, right] = sides.map((index) => files[index]);
  const alt = (side: 0 | 1) => {
    const usual = [compareWords.before, compareWords.after][side] ?? '';
    const file = side === 0 ? left : right;
    return !file || sides[side] === side ? usual : nameOf(sides[side], file);
  };
  const [before, after] = [left?.size ?? 0, right?.size ?? 0];
  const label = (side: 0 | 1) =>
    files.length > 2
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

/** Which file lies on a side. The one on the other side is not offered. */
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
