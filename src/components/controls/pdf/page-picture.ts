import { areasWords as words } from '#words/controls/areas.ts';
import type { Entry } from '../../batch/entry.ts';
import { drawnPage } from '../drawn-page.ts';

/** The longer side of the image, in pixels: sharp on most screens. */
const size = 2000;

/** A page of a document, drawn once it comes into view. */
class PagePicture extends HTMLElement {
  #shown: { entry: Entry; page: number } | undefined;
  readonly #watcher = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) void this.#draw();
  });

  /** The page is counted from 1. */
  set shown(shown: { entry: Entry; page: number }) {
    if (this.#shown?.entry === shown.entry && this.#shown.page === shown.page) return;
    this.#shown = shown;
    this.replaceChildren();
    this.#watcher.observe(this);
  }

  disconnectedCallback() {
    this.#watcher.disconnect();
  }

  async #draw() {
    this.#watcher.disconnect();
    const shown = this.#shown;
    if (!shown) return;
    const { file, password = '' } = shown.entry;
    const picture = await drawnPage({ file, password, page: shown.page - 1, size }).catch(() => undefined);
    if (shown !== this.#shown || !picture) return;
    const image = new Image();
    image.alt = words.picture(shown.page);
    image.draggable = false;
    image.src = URL.createObjectURL(picture);
    image.addEventListener('load', () => URL.revokeObjectURL(image.src), { once: true });
    this.replaceChildren(image);
  }
}

customElements.define('page-picture', PagePicture);
