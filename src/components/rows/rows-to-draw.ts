/** Which rows of a long list are to be drawn: those near the view, and only if something of them has changed. */
export class RowsToDraw<Row> {
  #near: ReadonlySet<Row> = new Set();
  readonly #changed = new Set<Row>();

  /** Some have changed, or are new. */
  change(rows: Iterable<Row>) {
    for (const row of rows) this.#changed.add(row);
  }

  /** These are near the view now, and no others. */
  show(rows: Iterable<Row>) {
    const near = new Set(rows);
    for (const row of near) if (!this.#near.has(row)) this.#changed.add(row);
    this.#near = near;
  }

  /** One is there no more. */
  forget(row: Row) {
    this.#changed.delete(row);
  }

  isNear = (row: Row): boolean => this.#near.has(row);

  /**
   * Gives those that are to be drawn now, once.
   *
   * @param others that are drawn wherever they are.
   */
  take(others: Iterable<Row>): Row[] {
    return [...new Set([...this.#near, ...others])].filter((row) => this.#changed.delete(row));
  }
}
