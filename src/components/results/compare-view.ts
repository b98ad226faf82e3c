import { html, nothing, render, type TemplateResult } from 'lit';
import { asJobError } from '../../errors/errors.ts';
import type { Job } from '../../jobs/contract/job.ts';
import { runJob } from '../../jobs/run-job.ts';
import { clockTime } from '../../words/times.ts';
import { describeChange, describeSize } from '../../words/amounts.ts';
import { icon } from '../site/icon.ts';
import { shownPicture } from './shown-picture.ts';

/** How much one step zooms, by button, key or wheel notch. */
const zoomStep = 1.25;
const zoomLimits = { min: 1, max: 16 };
/** How far an arrow key moves the picture, in pixels. */
const panStep = 60;

/** Of recordings: when the frame that is shown first comes, how long they are, and how long a frame lasts. In seconds. */
export interface Moments {
  first: number;
  end: number;
  step: number;
}

/**
 * Shows a picture before and after, over the whole page: a divider to drag, zoom and pan by mouse, touch and keys. Of
 * recordings the same frame, which can be chosen.
 */
export function openCompare(before: File, after: File, moments?: Moments) {
  const dialog = document.createElement('dialog');
  dialog.className = 'compare';
  dialog.setAttribute('aria-label', `${after.name}, before and after`);
  let addresses: string[] = [];
  let isClosed = false;
  const show = (pictures: Blob[], message?: string) => {
    // A picture may still have been on its way.
    if (isClosed) return;
    for (const address of addresses) URL.revokeObjectURL(address);
    addresses = pictures.map((picture) => URL.createObjectURL(picture));
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
  const pick = (event: Event) => {
    const time = (event.target as HTMLInputElement).valueAsNumber;
    const output = dialog.querySelector<HTMLOutputElement>('.moment');
    if (output) output.value = clockTime(time);
    if (event.type === 'change') void load?.(time);
  };
  show([], 'Opening both…');
  void (load ? load(moments?.first ?? 0) : showPictures({ before, after }, show));
  document.body.append(dialog);
  const view = new View(dialog);
  dialog.addEventListener('close', () => {
    isClosed = true;
    view.end();
    dialog.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  });
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('.divider')?.focus();
}

type Show = (pictures: Blob[], message?: string) => void;

/** Shows both, or neither: one alone would pass for the other. */
async function showPictures({ before, after }: { before: File; after: File }, show: Show) {
  const whole = (name: string, file: File) =>
    shownPicture(file).catch((error: unknown) => `${name} cannot be shown here. ${asJobError(error).message}`);
  const pictures = [await whole('The original', before), await whole('The result', after)];
  const problems = pictures.filter((picture) => typeof picture === 'string');
  if (problems.length > 0) show([], problems.join(' '));
  else show(pictures.filter((picture) => typeof picture !== 'string'));
}

/** Shows the same frame of recordings, as pictures that lose nothing. Of several that are asked for in the meantime, the last one counts. */
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
        const outputs = await Promise.all(files.map((file) => runJob(job, [file])));
        show(outputs.flatMap(([output]) => (output ? [output.file] : [])));
      } catch (error) {
        show([], asJobError(error).message);
      }
    }
    busy = false;
  };
}

const framePicker = ({ first, end, step }: Moments, pick: (event: Event) => void) => html`
  <label class="frame">
    Frame
    <input type="range" min="0" max=${end} step=${step} value=${first} @input=${pick} @change=${pick} />
    <output class="moment">${clockTime(first)}</output>
  </label>
`;

const template = (
  before: File,
  after: File,
  [first, second]: string[],
  { message, frame, close }: { message: string | undefined; frame: TemplateResult | typeof nothing; close(): void },
) => html`
  <div class="stage">
    ${second ? html`<img class="after" src=${second} alt="After" draggable="false" />` : nothing}
    ${first ? html`<img class="before" src=${first} alt="Before" draggable="false" />` : nothing}
    <div class="line" aria-hidden="true"></div>
    <p class="message" role="status">${message ?? ''}</p>
  </div>
  <div class="bar">
    ${frame}
    <span>Before <b>${describeSize(before.size)}</b></span>
    <input
      class="divider"
      type="range"
      min="0"
      max="100"
      step="0.1"
      value="50"
      aria-label="Divider between before and after"
    />
    <span>After <b>${describeSize(after.size)}</b> ${describeChange(before.size, after.size)}</span>
    <span class="buttons">
      <button type="button" class="zoom-out" aria-label="Zoom out">${icon('zoom-out')}</button>
      <output class="zoom" aria-label="Zoom"></output>
      <button type="button" class="zoom-in" aria-label="Zoom in">${icon('zoom-in')}</button>
      <button type="button" @click=${close}>Close</button>
    </span>
  </div>
`;

/** The state of the view, and what changes it. Positions are in CSS pixels from the middle of the stage. */
class View {
  #dialog: HTMLDialogElement;
  #stage: HTMLElement;
  #divider: HTMLInputElement;
  #listeners = new AbortController();
  #pointers = new Map<number, { x: number; y: number }>();
  #zoom = 1;
  #pan = { x: 0, y: 0 };

  constructor(dialog: HTMLDialogElement) {
    this.#dialog = dialog;
    this.#stage = dialog.querySelector('.stage') as HTMLElement;
    this.#divider = dialog.querySelector('.divider') as HTMLInputElement;
    const { signal } = this.#listeners;
    this.#divider.addEventListener('input', () => this.#show(), { signal });
    dialog.querySelector('.zoom-in')?.addEventListener('click', () => this.#zoomBy(zoomStep), { signal });
    dialog.querySelector('.zoom-out')?.addEventListener('click', () => this.#zoomBy(1 / zoomStep), { signal });
    dialog.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.#stage.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    this.#stage.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    this.#stage.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      this.#stage.addEventListener(type, ({ pointerId }) => this.#pointers.delete(pointerId), { signal });
    }
    this.#show();
  }

  end() {
    this.#listeners.abort();
  }

  #show() {
    const { style } = this.#stage;
    style.setProperty('--divide', `${this.#divider.value}%`);
    style.setProperty('--zoom', String(this.#zoom));
    style.setProperty('--x', `${this.#pan.x}px`);
    style.setProperty('--y', `${this.#pan.y}px`);
    const output = this.#dialog.querySelector<HTMLOutputElement>('.zoom');
    if (output) output.value = `${Math.round(this.#zoom * 100)}%`;
  }

  /** Keeps the point `at` where it is. */
  #zoomBy(factor: number, at = { x: 0, y: 0 }) {
    const zoom = Math.min(zoomLimits.max, Math.max(zoomLimits.min, this.#zoom * factor));
    const ratio = zoom / this.#zoom;
    this.#pan =
      zoom === 1 ? { x: 0, y: 0 } : { x: at.x - (at.x - this.#pan.x) * ratio, y: at.y - (at.y - this.#pan.y) * ratio };
    this.#zoom = zoom;
    this.#show();
  }

  #panBy(x: number, y: number) {
    this.#pan = { x: this.#pan.x + x, y: this.#pan.y + y };
    this.#show();
  }

  #key(event: KeyboardEvent) {
    const onSlider = event.target instanceof HTMLInputElement;
    const pans: Record<string, [number, number]> = {
      ArrowUp: [0, panStep],
      ArrowDown: [0, -panStep],
      ...(!onSlider && { ArrowLeft: [panStep, 0], ArrowRight: [-panStep, 0] }),
    };
    const pan = pans[event.key];
    if (event.key === '+' || event.key === '=') this.#zoomBy(zoomStep);
    else if (event.key === '-') this.#zoomBy(1 / zoomStep);
    else if (event.key === '0') this.#zoomBy(0);
    else if (pan) this.#panBy(...pan);
    else return;
    event.preventDefault();
  }

  #wheel(event: WheelEvent) {
    event.preventDefault();
    this.#zoomBy(event.deltaY < 0 ? zoomStep : 1 / zoomStep, this.#fromMiddle(event));
  }

  #down(event: PointerEvent) {
    this.#stage.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** One pointer drags the divider, or the picture once it is zoomed; two zoom. */
  #move(event: PointerEvent) {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) this.#zoomBy(distance(here, other) / distance(last, other), this.#fromMiddle(event));
    else if (this.#zoom > 1 && !this.#nearLine(last)) this.#panBy(here.x - last.x, here.y - last.y);
    else {
      const { left, width } = this.#stage.getBoundingClientRect();
      this.#divider.value = String(((here.x - left) / width) * 100);
      this.#show();
    }
    this.#pointers.set(event.pointerId, here);
  }

  #nearLine({ x }: { x: number }) {
    const { left, width } = this.#stage.getBoundingClientRect();
    return Math.abs(x - left - (width * Number(this.#divider.value)) / 100) < 24;
  }

  #fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }) {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
