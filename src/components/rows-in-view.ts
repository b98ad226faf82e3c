/** How far from the view a row counts as being in it, so that its picture is there when it comes. */
const margin = '400px';

/** Tells which rows are looked at. They have their number in `data-id`. */
export class RowsInView {
  readonly #observer: IntersectionObserver;
  readonly #ids = new Set<number>();

  /** @param onChange called when rows have come into view. */
  constructor(onChange: () => void) {
    this.#observer = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          const id = Number((target as HTMLElement).dataset['id']);
          if (isIntersecting) this.#ids.add(id);
          else this.#ids.delete(id);
        }
        if (seen.some(({ isIntersecting }) => isIntersecting)) onChange();
      },
      { rootMargin: margin },
    );
  }

  /** Rows that are watched already stay so. */
  watch(rows: Iterable<Element>) {
    for (const row of rows) this.#observer.observe(row);
  }

  has = (id: number) => this.#ids.has(id);
}
