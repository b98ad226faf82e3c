import { elementIn } from '../tool/element-in.ts';

/** How much one step zooms, by button, key or wheel notch. */
const zoomStep = 1.25;
/** The most device pixels per image pixel, in either direction. */
const largest = 8;
/** From this zoom on, pixels are shown as sharp squares. */
const seenAsPixels = 2;
/** How far an arrow key moves the picture, in pixels. */
const panStep = 60;

/**
 * Two images or videos on top of each other, with a divider to drag; zoom and pan by mouse, touch and keys. `root`
 * contains `.stage` with both, `.divider`, and buttons with `data-zoom`. Positions are in CSS pixels from the middle of
 * the stage.
 */
export class CompareStage {
  readonly #root: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #divider: HTMLInputElement;
  readonly #listeners = new AbortController();
  readonly #pointers = new Map<number, { x: number; y: number }>();
  /** As a multiple of the size at which the whole is visible. */
  #zoom = 1;
  #pan = { x: 0, y: 0 };

  /**
   * @param fills whether there is nothing else on the page: then the wheel zooms at once, and fingers do not scroll.
   */
  constructor(root: HTMLElement, fills: boolean) {
    this.#root = root;
    this.#stage = elementIn(root, '.stage', HTMLElement);
    this.#divider = elementIn(root, '.divider', HTMLInputElement);
    const { signal } = this.#listeners;
    this.#divider.addEventListener('input', () => this.#show(), { signal });
    const ways = {
      in: () => this.#zoomBy(zoomStep),
      out: () => this.#zoomBy(1 / zoomStep),
      fit: () => this.#fit(),
      one: () => this.#one(),
    };
    for (const [name, zoom] of Object.entries(ways))
      root.querySelector(`[data-zoom="${name}"]`)?.addEventListener('click', zoom, { signal });
    root.addEventListener('keydown', (event) => this.#key(event), { signal });
    const zooms = ({ ctrlKey }: WheelEvent) => fills || ctrlKey || this.#zoom > 1;
    this.#stage.addEventListener('wheel', (event) => zooms(event) && this.#wheel(event), { signal, passive: false });
    this.#stage.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    this.#stage.addEventListener('pointermove', (event) => this.#move(event), { signal });
    // The size of each in pixels is known once it has loaded.
    for (const type of ['load', 'loadedmetadata'] as const)
      this.#stage.addEventListener(type, () => this.#show(), { signal, capture: true });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      this.#stage.addEventListener(type, ({ pointerId }) => this.#pointers.delete(pointerId), { signal });
    }
    this.#show();
  }

  end() {
    this.#listeners.abort();
  }

  /** Call it when the size of the stage has changed. */
  measure() {
    this.#show();
  }

  /** Device pixels per image pixel while the whole is visible; 1 until that is known. */
  get #fitted(): number {
    const own = pixelsOf(this.#stage.querySelector('.after'));
    const { width, height } = this.#stage.getBoundingClientRect();
    if (own.width === 0 || width === 0) return 1;
    return Math.min(width / own.width, height / own.height) * devicePixelRatio;
  }

  #show() {
    const { style } = this.#stage;
    style.setProperty('--divide', `${this.#divider.value}%`);
    style.setProperty('--zoom', String(this.#zoom));
    style.setProperty('--x', `${this.#pan.x}px`);
    style.setProperty('--y', `${this.#pan.y}px`);
    const scale = this.#fitted * this.#zoom;
    this.#stage.classList.toggle('pixels', scale >= seenAsPixels);
    this.#stage.classList.toggle('zoomed', this.#zoom > 1);
    const output = this.#root.querySelector<HTMLOutputElement>('.zoom');
    if (output) output.value = `${Math.round(scale * 100)}%`;
    const pressed = { fit: this.#zoom === 1, one: this.#zoom !== 1 && Math.abs(scale - 1) < 0.005 };
    for (const [name, is] of Object.entries(pressed)) {
      const button = this.#root.querySelector(`[data-zoom="${name}"]`);
      if (button) button.ariaPressed = String(is);
    }
  }

  /** Zooms so that the point `at` stays where it is. */
  #zoomBy(factor: number, at = { x: 0, y: 0 }) {
    const fitted = this.#fitted;
    const limits = { min: Math.min(1, 1 / fitted), max: Math.max(1, largest / fitted) };
    const zoom = Math.min(limits.max, Math.max(limits.min, this.#zoom * factor));
    const ratio = zoom / this.#zoom;
    this.#pan =
      zoom <= 1 ? { x: 0, y: 0 } : { x: at.x - (at.x - this.#pan.x) * ratio, y: at.y - (at.y - this.#pan.y) * ratio };
    this.#zoom = zoom;
    this.#show();
  }

  #fit() {
    this.#zoomBy(1 / this.#zoom);
  }

  /** Shows one image pixel per device pixel. */
  #one() {
    this.#zoomBy(1 / this.#fitted / this.#zoom);
  }

  #panBy(x: number, y: number) {
    this.#pan = { x: this.#pan.x + x, y: this.#pan.y + y };
    this.#show();
  }

  #key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Its own keys choose an option.
    if (event.target instanceof HTMLSelectElement) return;
    const onSlider = event.target instanceof HTMLInputElement;
    const pans: Record<string, [number, number]> = {
      ArrowUp: [0, panStep],
      ArrowDown: [0, -panStep],
      ...(!onSlider && { ArrowLeft: [panStep, 0], ArrowRight: [-panStep, 0] }),
    };
    const pan = this.#zoom > 1 ? pans[event.key] : undefined;
    if (event.key === '+' || event.key === '=') this.#zoomBy(zoomStep);
    else if (event.key === '-') this.#zoomBy(1 / zoomStep);
    else if (event.key === '0') this.#fit();
    else if (event.key === '1') this.#one();
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

  /** One pointer drags the divider, or the image once it is zoomed; two pointers zoom. */
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
      this.#divider.dispatchEvent(new Event('input'));
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

/** The size of an image or video; 0 by 0 until it is known. */
function pixelsOf(shown: Element | null) {
  if (shown instanceof HTMLImageElement) return { width: shown.naturalWidth, height: shown.naturalHeight };
  if (shown instanceof HTMLVideoElement) return { width: shown.videoWidth, height: shown.videoHeight };
  return { width: 0, height: 0 };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
