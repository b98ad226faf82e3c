/** Which rows of a long list are to be drawn: those near the view, and only if something of them has changed. */
export class RowsToDraw<Row> {
  readonly #near = new Set<Row>();
  readonly #changed = new Set<Row>();

  /** Some have changed, or are new. */
  change(rows: Iterable<Row>) {
    for (const row of rows) this.#changed.add(row);
  }

  /** One has come near the view. */
  show(row: Row) {
    this.#near.add(row);
    this.#changed.add(row);
  }

  hide(row: Row) {
    this.#near.delete(row);
  }

  /** One is there no more. */
  forget(row: Row) {
    this.#near.delete(row);
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
