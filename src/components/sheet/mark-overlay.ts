import { html } from 'lit';
import type { Facts } from '#jobs/contract/facts.ts';
import type { ImageStep, Size } from '#jobs/contract/image-step.ts';
import type { Job } from '#jobs/contract/job.ts';
import type { PdfStamp } from '#jobs/contract/pdf-edits.ts';
import { placesOf } from '#jobs/contract/ranges.ts';
import { ask } from '#jobs/run-job.ts';
import { drawTile, pictureDrawing, placeMark, textDrawing } from '#overlays/place-mark.ts';
import { drawStamp } from '#overlays/draw-stamp.ts';
import { stampText } from '#overlays/place-stamp.ts';
import type { Entry } from '../batch/entry.ts';
import { borrowAddress, returnAddress } from '../results/picture-address.ts';
import { LightElement, reactive } from '../light-element.ts';

/** Drawn in units of its own size. */
interface Overlay extends Size {
  draw(context: CanvasRenderingContext2D): void;
}

const logos = new WeakMap<Blob, Promise<HTMLImageElement | undefined>>();

/** Loads a logo. Undefined if the browser cannot show it: the engine may be able to, so there is only no preview. */
function logoOf(picture: Blob): Promise<HTMLImageElement | undefined> {
  const logo = logos.get(picture) ?? loadLogo(picture);
  logos.set(picture, logo);
  return logo;
}

async function loadLogo(picture: Blob) {
  const image = new Image();
  image.src = borrowAddress(picture);
  const isLoaded = await image.decode().then(
    () => true,
    () => false,
  );
  returnAddress(picture);
  return isLoaded ? image : undefined;
}

/** Shows what a job will write or lay over the picture before it: on every key, without the engine. */
class MarkOverlay extends LightElement {
  static override properties = reactive<MarkOverlay>('job', 'entry', 'facts', 'page');
  declare job: Job | undefined;
  declare entry: Entry;
  declare facts: Facts | undefined;
  /** Of a document, from 0. */
  declare page: number;
  #sizes: { file: File; asked: Promise<readonly Size[]> } | undefined;
  readonly #resized = new ResizeObserver(() => void this.#draw());

  override render() {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  get #picture(): HTMLImageElement | undefined {
    const { previousElementSibling: picture } = this;
    return picture instanceof HTMLImageElement ? picture : undefined;
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.#picture) this.#resized.observe(this.#picture);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  override updated() {
    void this.#draw();
  }

  /** Draws what the job lays over the picture, in the picture's own units. */
  async #draw() {
    const { job, entry, page } = this;
    const drawing = await this.#drawing();
    const [canvas, picture] = [this.querySelector('canvas'), this.#picture];
    const isLate = job !== this.job || entry !== this.entry || page !== this.page;
    if (isLate || !canvas || !picture || picture.offsetWidth === 0) return;
    const { offsetWidth: width, offsetHeight: height } = picture;
    // The page's policy blocks style attributes, but not setting properties by script.
    for (const [name, value] of Object.entries({ width, height })) canvas.style.setProperty(name, `${value}px`);
    const ratio = window.devicePixelRatio;
    // This also clears it.
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    const context = canvas.getContext('2d');
    if (!context || !drawing) return;
    context.scale(canvas.width / drawing.width, canvas.height / drawing.height);
    drawing.draw(context);
  }

  async #drawing(): Promise<Overlay | undefined> {
    const { operation } = this.job ?? {};
    const { facts } = this;
    if (operation?.type === 'stamp' && facts?.kind === 'document') {
      const size = await this.#pageSize();
      return size && stampOver(operation.stamp, { ...size, page: this.page, pages: facts.pages });
    }
    if (operation?.type !== 'encode' || facts?.kind !== 'image') return undefined;
    const step = operation.steps.find(({ type }) => type === 'overlay');
    return step?.type === 'overlay' ? markOver(step, facts) : undefined;
  }

  /** Pages of a document may have different sizes; only that of the first is known from the start. */
  async #pageSize(): Promise<Size | undefined> {
    const { entry, facts, page } = this;
    if (page === 0 && facts?.kind === 'document') return facts.size;
    const { file, password = '' } = entry;
    if (this.#sizes?.file !== file) this.#sizes = { file, asked: ask('pdf', { type: 'page-sizes', file, password }) };
    return (await this.#sizes.asked)[page];
  }
}

const measuring = document.createElement('canvas').getContext('2d');

/** Returns nothing for a page that gets no stamp. */
function stampOver(stamp: PdfStamp, page: Size & { page: number; pages: number }): Overlay | undefined {
  const isStamped = stamp.pages.some((range) => placesOf(range, page.pages).includes(page.page));
  if (!isStamped) return undefined;
  const text = stampText(stamp, page.page, page.pages).normalize('NFC');
  if (text.trim() === '') return undefined;
  return { width: page.width, height: page.height, draw: (context) => drawStamp(context, stamp, text, page) };
}

/** Returns nothing without a text or a logo. @param picture in pixels of the file. */
async function markOver(step: Extract<ImageStep, { type: 'overlay' }>, picture: Size): Promise<Overlay | undefined> {
  const { mark } = step;
  const logo = mark.type === 'picture' && mark.picture ? await logoOf(mark.picture) : undefined;
  const drawing =
    mark.type === 'text'
      ? measuring && textDrawing(mark, measuring)
      : logo && pictureDrawing(logo, { width: logo.naturalWidth, height: logo.naturalHeight });
  if (!drawing) return undefined;
  const { left, top, width, height, tile, drawAt } = placeMark(step, drawing, picture);
  const draw = (context: CanvasRenderingContext2D) => {
    if (!tile) return drawAt(context, left + width / 2, top + height / 2);
    for (let y = 0; y < picture.height; y += tile.height)
      for (let x = 0; x < picture.width; x += tile.width) {
        context.save();
        context.translate(x, y);
        drawTile(context, tile, drawAt);
        context.restore();
      }
  };
  return { width: picture.width, height: picture.height, draw };
}

customElements.define('mark-overlay', MarkOverlay);
