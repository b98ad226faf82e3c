import { drawPages } from '../jobs/run-job.ts';
import type { Entry } from './batch.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The longer side, in pixels: twice what a tile shows. */
const size = 280;
/** Drawn by one request: few, so that what comes into view later does not wait long. */
const atOnce = 6;

interface PageOfFile {
  entry: Entry;
  /** From 0. */
  page: number;
}

const drawn = new WeakMap<Entry, Map<number, string | undefined>>();

/** Draws pages that are looked at, a few at a time, and forgets those that were scrolled past before their turn. */
export class PagePictures {
  readonly #pageOf: (key: number) => PageOfFile | undefined;
  readonly #onDrawn: () => void;
  readonly #observer = new IntersectionObserver((seen) => this.#look(seen), { rootMargin: '200px' });
  #wanted: PageOfFile[] = [];
  #isDrawing = false;

  /** @param pageOf the page that a tile's key stands for. */
  constructor(pageOf: (key: number) => PageOfFile | undefined, onDrawn: () => void) {
    this.#pageOf = pageOf;
    this.#onDrawn = onDrawn;
  }

  /** From now on, tiles are drawn as they come into view. Their keys are in `data-key`. */
  watch(tiles: Iterable<HTMLElement>) {
    this.#observer.disconnect();
    for (const tile of tiles) if (!tile.querySelector('img')) this.#observer.observe(tile);
  }

  /** The address of a page's picture, if there is one yet. */
  addressOf(entry: Entry, page: number): string | undefined {
    return drawn.get(entry)?.get(page);
  }

  #look(seen: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of seen) {
      const wanted = this.#pageOf(Number((target as HTMLElement).dataset['key']));
      if (!wanted) continue;
      if (isIntersecting) this.#want(wanted);
      else this.#unwant(wanted);
    }
  }

  #want({ entry, page }: PageOfFile) {
    if (drawn.get(entry)?.has(page)) return;
    if (!this.#wanted.some((each) => each.entry === entry && each.page === page)) this.#wanted.push({ entry, page });
    void this.#draw();
  }

  #unwant({ entry, page }: PageOfFile) {
    this.#wanted = this.#wanted.filter((each) => each.entry !== entry || each.page !== page);
  }

  async #draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    // So that all that came into view at the same time is asked for at once.
    await Promise.resolve();
    for (let [first] = this.#wanted; first; [first] = this.#wanted) {
      const { entry } = first;
      const pages = this.#wanted
        .filter((each) => each.entry === entry)
        .map(({ page }) => page)
        .slice(0, atOnce);
      const pictures = await draw(entry, pages);
      const known = drawn.get(entry) ?? new Map<number, string | undefined>();
      drawn.set(entry, known);
      for (const [index, page] of pages.entries()) {
        known.set(page, pictures[index]);
        this.#unwant({ entry, page });
      }
      this.#onDrawn();
    }
    this.#isDrawing = false;
  }
}

/** Files that cannot be drawn have tiles with numbers alone: their pages can be ordered all the same. */
async function draw(entry: Entry, pages: number[]): Promise<(string | undefined)[]> {
  const { file, facts, password = '' } = entry;
  // Of a picture with pages, the first is shown.
  if (facts?.kind === 'image') return Promise.all(pages.map((page) => (page === 0 ? thumbnailOf(entry) : undefined)));
  const pictures = await drawPages(file, password, pages, size).catch(() => []);
  return pictures.map((picture) => picture && URL.createObjectURL(picture));
}
