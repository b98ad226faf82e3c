/** Determines which rows of a long list to draw: those near the view, and only if something about them has changed. */
export class RowsToDraw<Row> {
  #near: ReadonlySet<Row> = new Set();
  readonly #changed = new Set<Row>();

  /** Marks rows as changed or new. */
  change(rows: Iterable<Row>) {
    for (const row of rows) this.#changed.add(row);
  }

  /** Sets the rows that are near the view. */
  show(rows: Iterable<Row>) {
    const near = new Set(rows);
    for (const row of near) if (!this.#near.has(row)) this.#changed.add(row);
    this.#near = near;
  }

  /** Drops a removed row. */
  forget(row: Row) {
    this.#changed.delete(row);
  }

  isNear = (row: Row): boolean => this.#near.has(row);

  /**
   * Yields the rows to draw, each change only once. Those that are not taken stay for the next time.
   *
   * @param first rows to draw before those near the view, wherever they are.
   * @param last rows to draw after them.
   */
  *take(first: Iterable<Row>, last: Iterable<Row> = []): Generator<Row, void> {
    for (const row of new Set([...first, ...this.#near, ...last])) if (this.#changed.delete(row)) yield row;
  }
}
