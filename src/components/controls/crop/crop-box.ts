import { html } from 'lit';
import { moved, resized, shaped, type Handle, type ShareArea } from './crop-area.ts';
import { cropControls } from './crop-controls.ts';
import { followPointer } from '../follow-pointer.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedPicture } from '../staged-picture.ts';
import { ratioOf } from '../../../options/crop-shapes.ts';
import { byRole } from '../../options/by-role.ts';
import { cropWords as words } from '../../../words/en/controls/crop.ts';
import type { EventOn } from '../../event-on.ts';

/** The value as the option holds it. */
type Value = ShareArea & { unit: 'share' | 'pixels'; ratio?: number };

const handles: Handle[] = ([-1, 0, 1] as const)
  .flatMap((y) => ([-1, 0, 1] as const).map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

/** How far an arrow key moves it, as a fraction of the side. With Alt, one pixel. */
const keyStep = 0.02;
/** The smallest side that can be drawn, in pixels of the file. */
const leastSide = 1;

/**
 * A crop box on the first file, which can be drawn, moved by keys, or typed, and says which part of each file is
 * wanted. Its value is in the hidden input before it.
 */
class CropBox extends StagedPicture {
  static override properties = { ...StagedPicture.properties, value: { state: true }, shape: { state: true } };
  declare value: Value;
  /** The aspect ratio that constrains the box. */
  declare shape: string;
  /** The area drawn by hand, within which a shape chosen later fits its box. */
  #drawn: ShareArea | undefined;
  #listeners: AbortController | undefined;

  constructor() {
    super();
    this.shape = 'free';
    // The page sets it from the schema's default.
    this.value = JSON.parse(this.input.value) as Value;
    const { unit, ratio, ...area } = this.value;
    if (unit === 'share' && ratio === undefined) this.#drawn = area;
  }

  /** The option of the form that sets the shape; without one, a choice beside the box does. */
  get #shapeOption() {
    return byRole(this, 'shape');
  }

  override connectedCallback() {
    super.connectedCallback();
    const option = this.#shapeOption;
    if (!option) return;
    const { signal } = (this.#listeners = new AbortController());
    option.addEventListener('change', () => this.#choose(option.value), { signal });
    this.#hold(option.value);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#listeners?.abort();
  }

  get #area(): ShareArea {
    const { unit, ratio, left, top, width, height } = this.value;
    const size = this.size;
    const share = { left, top, width, height };
    if (unit === 'share') return ratio === undefined ? share : shaped(share, (ratio * size.height) / size.width);
    const [x, y] = [Math.min(left / size.width, 1), Math.min(top / size.height, 1)];
    return {
      left: x,
      top: y,
      width: Math.min(width / size.width, 1 - x),
      height: Math.min(height / size.height, 1 - y),
    };
  }

  /** Pages are measured in points. */
  get #unit(): 'points' | 'pixels' {
    return this.#kind === 'document' ? 'points' : 'pixels';
  }

  get #kind() {
    const kind = this.shown?.facts?.kind;
    return kind === 'document' || kind === 'media' ? kind : 'image';
  }

  /** Width divided by height, as fractions of the shown image. */
  get #ratio(): number | undefined {
    if (this.shape === 'free') return undefined;
    const sides = ratioOf(this.shape);
    return sides === undefined ? 1 : (sides * this.size.height) / this.size.width;
  }

  #choose(shape: string) {
    this.#hold(shape);
    this.settle();
  }

  /**
   * Constrains the box to a shape, as far as the drawn area has room. A ratio in shares applies to each image
   * separately, so the area stays as drawn.
   */
  #hold(shape: string) {
    this.shape = shape;
    const { unit } = this.value;
    // The size of a share in pixels is known once there is a file.
    if (unit === 'pixels' && !this.shown?.facts && !this.answer) return;
    const area = this.#drawn ?? this.#area;
    const isHeldInEach = unit === 'share' && ratioOf(shape) !== undefined;
    const ratio = isHeldInEach ? undefined : this.#ratio;
    this.#put(ratio === undefined ? area : shaped(area, ratio));
  }

  /** Sets an area drawn by a person. */
  #set(area: ShareArea) {
    this.#drawn = area;
    this.#put(area);
  }

  #put(area: ShareArea, unit = this.value.unit) {
    const sides = ratioOf(this.shape);
    const { width, height } = this.size;
    const [across, down] = unit === 'share' ? [1, 1] : [width, height];
    const whole = (value: number) => (unit === 'share' ? value : Math.round(value));
    this.value = {
      left: whole(area.left * across),
      top: whole(area.top * down),
      width: whole(area.width * across),
      height: whole(area.height * down),
      unit,
      ...(sides !== undefined && { ratio: sides }),
    };
    this.input.value = JSON.stringify(this.value);
  }

  override render() {
    if (!this.shown?.facts && !this.answer) return html`<p class="quiet waiting">${words.opening}</p>`;
    return html`
      ${this.#picture()} ${this.timeChoice()}
      ${cropControls({
        pixels: this.#pixels(),
        size: this.size,
        unit: this.#unit,
        kind: this.#kind,
        onSide: (name, pixels) => this.#typed(name, pixels),
        onShape: this.#shapeOption ? undefined : (shape) => this.#choose(shape),
        onUnit: (unit) => {
          this.#put(this.#area, unit);
          this.settle();
        },
      })}
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}
    `;
  }

  #picture() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    return html`${this.answer ? this.#box(this.answer) : html`<p class="quiet waiting known-size">${words.opening}</p>`}
      <p id="crop-keys" class="quiet">${words.drag} <span class="for-keys">${words.keys[this.#unit]}</span></p>
      <p id="crop-where" class="visually-hidden" role="status">${words.where(this.#pixels(), this.#unit)}</p>`;
  }

  #box(address: string) {
    return html`<div
      class="picture known-size"
      @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#draw(event)}
    >
      <img src=${address} alt=${words.picture(this.shown?.file.name ?? '')} draggable="false" />
      <div
        class="box"
        role="application"
        tabindex="0"
        aria-label=${words.box}
        aria-describedby="crop-keys crop-where"
        @pointerdown=${(event: PointerEvent) => this.#drag(event)}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @keyup=${() => this.settle()}
      >
        ${handles.map((handle) => html`<span class="handle" data-x=${handle.x} data-y=${handle.y}></span>`)}
      </div>
    </div>`;
  }

  #pixels() {
    const { width, height } = this.size;
    const { left, top, ...size } = this.#area;
    const [x, y] = [Math.round(left * width), Math.round(top * height)];
    return {
      left: x,
      top: y,
      width: Math.round((left + size.width) * width) - x,
      height: Math.round((top + size.height) * height) - y,
    };
  }

  /** Typing a side keeps the corner in place, as far as there is room. */
  #typed(name: keyof ShareArea, pixels: number) {
    const side = name === 'left' || name === 'width' ? this.size.width : this.size.height;
    const area = this.#area;
    const least = this.#least;
    const share = pixels / side;
    if (Number.isNaN(share)) {
      this.requestUpdate();
      return;
    }
    if (name === 'left') this.#set(moved(area, share - area.left, 0));
    else if (name === 'top') this.#set(moved(area, 0, share - area.top));
    else if (name === 'width') {
      const roomy = moved(area, Math.min(0, 1 - share - area.left), 0);
      const handle = { x: 1, y: this.#ratio === undefined ? 0 : 1 } as const;
      this.#set(resized(roomy, handle, share - area.width, 0, { least, ratio: this.#ratio }));
    } else {
      const roomy = moved(area, 0, Math.min(0, 1 - share - area.top));
      const handle = { x: this.#ratio === undefined ? 0 : 1, y: 1 } as const;
      this.#set(resized(roomy, handle, 0, share - area.height, { least, ratio: this.#ratio }));
    }
    this.settle();
  }

  override updated() {
    const box = this.querySelector<HTMLElement>('.box');
    if (!box) return;
    // The page's policy blocks style attributes, but not setting properties by script.
    for (const [name, share] of Object.entries(this.#area)) box.style.setProperty(`--${name}`, String(share));
  }

  get #least() {
    const { width, height } = this.size;
    return { width: leastSide / width, height: leastSide / height };
  }

  #key(event: KeyboardEvent) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x = 0, y = 0] = way;
    const least = this.#least;
    const step = event.altKey ? least : { width: keyStep, height: keyStep };
    const locked = this.#ratio !== undefined;
    const handle = { x: x !== 0 || locked ? 1 : 0, y: y !== 0 || locked ? 1 : 0 } as const;
    this.#set(
      event.shiftKey
        ? resized(this.#area, handle, x * step.width, y * step.height, { least, ratio: this.#ratio })
        : moved(this.#area, x * step.width, y * step.height),
    );
  }

  /** Moves the box with the pointer, or the edges of the grabbed handle. */
  #drag(event: PointerEvent) {
    if (event.button !== 0) return;
    event.stopPropagation();
    const taken = event.target instanceof HTMLElement ? event.target.dataset : undefined;
    const handle = handles.find(({ x, y }) => taken?.['x'] === String(x) && taken['y'] === String(y));
    const start = this.#area;
    this.#follow(event, (across, down) =>
      handle
        ? resized(start, handle, across, down, { least: this.#least, ratio: this.#ratio })
        : moved(start, across, down),
    );
  }

  /** Draws a new box from where the pointer goes down. A finger there scrolls the page. */
  #draw(event: EventOn<HTMLElement, PointerEvent>) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const least = this.#least;
    const corner = { left: (event.clientX - left) / width, top: (event.clientY - top) / height, ...least };
    this.#follow(event, (across, down) => {
      const handle = { x: across < 0 ? -1 : 1, y: down < 0 ? -1 : 1 } as const;
      return resized(corner, handle, across, down, { least, ratio: this.#ratio });
    });
  }

  #follow(down: PointerEvent, areaAt: (across: number, down: number) => ShareArea) {
    const picture = this.querySelector('.picture');
    if (!picture) return;
    this.querySelector<HTMLElement>('.box')?.focus({ preventScroll: true });
    const { width, height } = picture.getBoundingClientRect();
    followPointer(down, {
      move: (x, y) => this.#set(areaAt(x / width, y / height)),
      end: () => this.settle(),
    });
  }
}

customElements.define('crop-box', CropBox);
