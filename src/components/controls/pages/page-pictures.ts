import { look } from '#jobs/look.ts';
import type { Entry } from '../../batch/entry.ts';
import { thumbnailOf } from '../../rows/thumbnail.ts';

/** The longer side, in pixels: twice what a tile shows. */
const size = 280;
/** How many pages one request draws: few, so that pages that come into view later do not wait long. */
const atOnce = 6;
/** How much is cached for pages that come back into view, in bytes: about 220 pages. Pages in view are not counted. */
const maxKept = 48 * 2 ** 20;

interface PageOfFile {
  entry: Entry;
  /** From 0. */
  page: number;
}

type Picture = ImageData | HTMLImageElement;

/** Draws pages that come into view, a few at a time, and drops those that were scrolled past before their turn. */
export class PagePictures {
  readonly #pageOf: (key: number) => PageOfFile | undefined;
  readonly #observer = new IntersectionObserver((seen) => this.#look(seen), { rootMargin: '200px' });
  #tiles = new Map<HTMLElement, PageOfFile>();
  readonly #inView = new Set<HTMLElement>();
  /** By `keyOf`, least recently shown first; undefined for pages that cannot be drawn. */
  readonly #kept = new Map<string, Picture | undefined>();
  #keptBytes = 0;
  #wanted: PageOfFile[] = [];
  #isDrawing = false;

  /** @param pageOf returns the page that a tile's key stands for. */
  constructor(pageOf: (key: number) => PageOfFile | undefined) {
    this.#pageOf = pageOf;
  }

  /**
   * Draws these tiles as they come into view, and clears them as they leave it. Their keys are in `data-key`; each has
   * a canvas.
   */
  watch(tiles: Iterable<HTMLElement>) {
    const before = this.#tiles;
    this.#tiles = new Map();
    for (const tile of tiles) {
      const known = before.get(tile);
      const of = known ?? this.#pageOf(Number(tile.dataset['key']));
      if (!of) continue;
      this.#tiles.set(tile, of);
      if (known) continue;
      this.#observer.observe(tile);
      // Nothing flickers if a tile replaces another that shows the same page.
      this.#show(tile, of);
    }
    for (const tile of before.keys()) {
      if (this.#tiles.has(tile)) continue;
      this.#observer.unobserve(tile);
      this.#inView.delete(tile);
    }
  }

  #look(seen: IntersectionObserverEntry[]) {
    for (const { target: tile, isIntersecting } of seen) {
      const of = tile instanceof HTMLElement ? this.#tiles.get(tile) : undefined;
      if (!(tile instanceof HTMLElement) || !of) continue;
      if (isIntersecting) {
        this.#inView.add(tile);
        if (!this.#show(tile, of)) this.#want(of);
      } else {
        this.#inView.delete(tile);
        clear(canvasOf(tile));
        if (![...this.#inView].some((other) => isSame(this.#tiles.get(other), of))) this.#unwant(of);
      }
    }
  }

  /** Whether a tile needs nothing more: its picture is there, or there is none. */
  #show(tile: HTMLElement, of: PageOfFile): boolean {
    if (!this.#kept.has(keyOf(of))) return false;
    const picture = this.#kept.get(keyOf(of));
    this.#kept.delete(keyOf(of));
    this.#kept.set(keyOf(of), picture);
    if (picture) paint(canvasOf(tile), picture);
    return true;
  }

  #want(of: PageOfFile) {
    if (!this.#wanted.some((each) => isSame(each, of))) this.#wanted.push(of);
    void this.#draw();
  }

  #unwant(of: PageOfFile) {
    this.#wanted = this.#wanted.filter((each) => !isSame(each, of));
  }

  async #draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    // All pages that come into view at the same time go into one request.
    await Promise.resolve();
    for (let [first] = this.#wanted; first; [first] = this.#wanted) {
      const { entry } = first;
      const some = this.#wanted.filter((each) => each.entry === entry).slice(0, atOnce);
      const pictures = await draw(
        entry,
        some.map(({ page }) => page),
      );
      for (const [index, of] of some.entries()) {
        this.#keep(of, pictures[index]);
        this.#unwant(of);
      }
      for (const tile of this.#inView) {
        const of = this.#tiles.get(tile);
        if (of && some.some((each) => isSame(each, of))) this.#show(tile, of);
      }
    }
    this.#isDrawing = false;
  }

  #keep(of: PageOfFile, picture: Picture | undefined) {
    this.#kept.set(keyOf(of), picture);
    this.#keptBytes += bytesOf(picture);
    for (const [key, oldest] of this.#kept) {
      if (this.#keptBytes <= maxKept) return;
      if (!oldest) continue;
      this.#kept.delete(key);
      this.#keptBytes -= bytesOf(oldest);
    }
  }
}

const isSame = (one: PageOfFile | undefined, other: PageOfFile): boolean =>
  one?.entry === other.entry && one.page === other.page;
const keyOf = ({ entry, page }: PageOfFile): string => `${entry.id} ${page}`;
const bytesOf = (picture: Picture | undefined): number => (picture ? picture.width * picture.height * 4 : 0);
const canvasOf = (tile: HTMLElement) => tile.querySelector('canvas');

/** Paints in software: a file per page, or a GPU layer, would cost more than drawing the page. */
export function paint(canvas: HTMLCanvasElement | null, picture: Picture) {
  if (!canvas || canvas.width > 0) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (picture instanceof ImageData) context?.putImageData(picture, 0, 0);
  else context?.drawImage(picture, 0, 0);
}

/** Frees the memory of the canvas. The tile's icon is shown instead. */
function clear(canvas: HTMLCanvasElement | null) {
  if (canvas) canvas.width = canvas.height = 0;
}

/** The tiles of files that cannot be drawn only have numbers: their pages can still be ordered. */
async function draw(entry: Entry, pages: number[]): Promise<(Picture | undefined)[]> {
  const { file, facts, password = '' } = entry;
  if (facts?.kind !== 'image') {
    const drawn = await look('pdf', { type: 'pixels', file, password, pages, size }).catch(() => []);
    return (drawn ?? []).map((pixels) => pixels && new ImageData(pixels.data, pixels.width));
  }
  // Of an image with several pages, only the first is shown.
  const first = pages.includes(0) ? await firstOf(entry) : undefined;
  return pages.map((page) => (page === 0 ? first : undefined));
}

async function firstOf(entry: Entry): Promise<HTMLImageElement | undefined> {
  const address = await thumbnailOf(entry);
  if (!address) return undefined;
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
  return image.width > 0 ? image : undefined;
}
