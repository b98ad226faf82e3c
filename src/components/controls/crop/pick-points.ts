import { html } from 'lit';
import { oklchText, rgbText } from '#oklab.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedPicture } from '../staged-picture.ts';
import type { EventOn } from '../../event-on.ts';
import { pointsWords as words } from '#words/controls/points.ts';
import { reactive } from '../../light-element.ts';

interface Point {
  x: number;
  y: number;
}

/** How far an arrow key moves, as a fraction of the side. With Shift, one pixel. */
const keyStep = 0.02;

const clamp = (share: number) => Math.max(0, Math.min(1 - 1e-6, share));

/**
 * An image on which pixels are picked, by pointer or keys. Its value, a list of points, is in the hidden input before
 * it.
 */
class PickPoints extends StagedPicture {
  static override properties = reactive<PickPoints>('at', 'points');
  /** The position of the crosshair. */
  at: Point = { x: 0.5, y: 0.5 };
  points: Point[] = [];
  /** The pixels of the shown image. */
  #pixels: CanvasRenderingContext2D | undefined;

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (!this.shown || !this.answer) return html`<p class="quiet waiting known-size">${words.opening}</p>`;
    const hex = this.#hexAt(this.at);
    return html`<div
        class="picture known-size"
        @pointermove=${(event: PointerEvent) => this.#look(event)}
        @click=${(event: PointerEvent) => {
          this.#look(event);
          this.#pick();
        }}
      >
        <img
          src=${this.answer}
          alt=${words.picture(this.shown.file.name)}
          draggable="false"
          @load=${({ currentTarget }: EventOn<HTMLImageElement>) => this.#read(currentTarget)}
        />
        ${this.points.map((_, index) => html`<span class="point" data-index=${index}></span>`)}
        <div
          class="cross"
          role="application"
          tabindex="0"
          aria-label=${words.picker}
          aria-describedby="pick-keys pick-colour"
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        ></div>
      </div>
      <div class="under">
        <svg class="swatch" aria-hidden="true"><rect width="100%" height="100%" fill=${hex}></rect></svg>
        <p id="pick-colour" role="status">
          <span>${words.about} <b>${hex}</b></span> <span>${rgbText(hex)}</span> <span>${oklchText(hex)}</span>
        </p>
        <button type="button" ?hidden=${this.points.length === 0} @click=${() => this.#clear()}>${words.clear}</button>
      </div>
      <p id="pick-keys" class="quiet">${words.pick} <span class="for-keys">${words.keys}</span></p>
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  #read(image: HTMLImageElement) {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    this.#pixels = context ?? undefined;
    this.requestUpdate();
  }

  #hexAt({ x, y }: Point): string {
    if (!this.#pixels) return '#000000';
    const { width, height } = this.#pixels.canvas;
    const [red = 0, green = 0, blue = 0] = this.#pixels.getImageData(
      Math.floor(x * width),
      Math.floor(y * height),
      1,
      1,
    ).data;
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }

  #look({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = this.querySelector('img')?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    this.at = { x: clamp((clientX - left) / width), y: clamp((clientY - top) / height) };
  }

  #key(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#pick();
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    const [x = 0, y = 0] = way;
    const { width, height } = this.size;
    const [across, down] = event.shiftKey ? [1 / width, 1 / height] : [keyStep, keyStep];
    this.at = { x: clamp(this.at.x + x * across), y: clamp(this.at.y + y * down) };
  }

  #pick() {
    this.#set([...this.points, this.at].slice(-mostPoints));
  }

  #clear() {
    this.#set([]);
    // The button goes, and the focus must not go with it.
    this.querySelector<HTMLElement>('.cross')?.focus();
  }

  #set(points: Point[]) {
    this.points = points;
    this.input.value = JSON.stringify(points);
    this.settle();
  }

  override updated() {
    const place = (element: HTMLElement | null, { x, y }: Point) => {
      // The page's policy blocks style attributes, but not setting properties by script.
      element?.style.setProperty('--x', String(x));
      element?.style.setProperty('--y', String(y));
    };
    place(this.querySelector('.cross'), this.at);
    for (const [index, point] of this.points.entries()) place(this.querySelector(`[data-index="${index}"]`), point);
  }
}

/** The most points that the option accepts. */
const mostPoints = 20;

customElements.define('pick-points', PickPoints);
