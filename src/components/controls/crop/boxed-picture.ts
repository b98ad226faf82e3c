import { html, type TemplateResult } from 'lit';
import { moved, resized, type Handle, type ShareArea } from './crop-area.ts';
import { followPointer } from '../follow-pointer.ts';
import { StagedPicture } from '../staged-picture.ts';
import type { EventOn } from '../../event-on.ts';

const handles: Handle[] = ([-1, 0, 1] as const)
  .flatMap((y) => ([-1, 0, 1] as const).map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

/** How far an arrow key moves it, as a fraction of the side. With Alt, one pixel. */
const keyStep = 0.02;
/** The smallest side that can be drawn, in pixels of the file. */
const leastSide = 1;

interface BoxWords {
  /** The names of the picture and of the box. */
  picture: string;
  box: string;
  /** The ids of what describes the box. */
  describedBy: readonly string[];
  /** Whether the pointer draws a new box beside the present one. Default true. */
  isDrawn?: boolean;
  /** What is drawn in the box. Default nothing. */
  within?: TemplateResult;
}

/** A picture with a box that can be moved and resized by pointer and keys. */
export abstract class BoxedPicture extends StagedPicture {
  protected abstract get area(): ShareArea;
  /** Width divided by height, as fractions of the shown picture, if it is fixed. */
  protected abstract get ratio(): number | undefined;
  /** Sets an area that a person chose, while they may go on choosing. */
  protected abstract put(area: ShareArea): void;

  protected box(address: string, { picture, box, describedBy, isDrawn = true, within }: BoxWords) {
    return html`<div
      class="picture known-size"
      @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => isDrawn && this.#draw(event)}
    >
      <img src=${address} alt=${picture} draggable="false" />
      <div
        class="box"
        role="application"
        tabindex="0"
        aria-label=${box}
        aria-describedby=${describedBy.join(' ')}
        @pointerdown=${(event: PointerEvent) => this.#drag(event)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @keyup=${() => this.settle()}
      >
        ${within} ${handles.map((handle) => html`<span class="handle" data-x=${handle.x} data-y=${handle.y}></span>`)}
      </div>
    </div>`;
  }

  override updated() {
    const box = this.querySelector<HTMLElement>('.box');
    if (!box) return;
    // The page's policy blocks style attributes, but not setting properties by script.
    for (const [name, share] of Object.entries(this.area)) box.style.setProperty(`--${name}`, String(share));
  }

  protected get least() {
    const { width, height } = this.size;
    return { width: leastSide / width, height: leastSide / height };
  }

  #key(event: KeyboardEvent) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x = 0, y = 0] = way;
    const least = this.least;
    const step = event.altKey ? least : { width: keyStep, height: keyStep };
    const locked = this.ratio !== undefined;
    const handle = { x: x !== 0 || locked ? 1 : 0, y: y !== 0 || locked ? 1 : 0 } as const;
    this.put(
      event.shiftKey
        ? resized(this.area, handle, x * step.width, y * step.height, { least, ratio: this.ratio })
        : moved(this.area, x * step.width, y * step.height),
    );
  }

  /** Moves the box with the pointer, or the edges of the grabbed handle. */
  #drag(event: PointerEvent) {
    if (event.button !== 0) return;
    event.stopPropagation();
    const taken = event.target instanceof HTMLElement ? event.target.dataset : undefined;
    const handle = handles.find(({ x, y }) => taken?.['x'] === String(x) && taken['y'] === String(y));
    const start = this.area;
    this.#follow(event, (across, down) =>
      handle
        ? resized(start, handle, across, down, { least: this.least, ratio: this.ratio })
        : moved(start, across, down),
    );
  }

  /** Draws a new box from where the pointer goes down. A finger there scrolls the page. */
  #draw(event: EventOn<HTMLElement, PointerEvent>) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const least = this.least;
    const corner = { left: (event.clientX - left) / width, top: (event.clientY - top) / height, ...least };
    this.#follow(event, (across, down) => {
      const handle = { x: across < 0 ? -1 : 1, y: down < 0 ? -1 : 1 } as const;
      return resized(corner, handle, across, down, { least, ratio: this.ratio });
    });
  }

  #follow(down: PointerEvent, areaAt: (across: number, down: number) => ShareArea) {
    const picture = this.querySelector('.picture');
    if (!picture) return;
    this.querySelector<HTMLElement>('.box')?.focus({ preventScroll: true });
    const { width, height } = picture.getBoundingClientRect();
    followPointer(down, {
      move: (x, y) => this.put(areaAt(x / width, y / height)),
      end: () => this.settle(),
    });
  }
}
