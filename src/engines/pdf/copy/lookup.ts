/** Values by a key that several may have, so that finding some of them does not take a look at all. */
export class Lookup<K, V> {
  readonly #entries = new Map<K, { order: number; value: V }[]>();

  constructor(values: Iterable<V>, keyOf: (value: V) => K) {
    let order = 0;
    for (const value of values) {
      const key = keyOf(value);
      const entries = this.#entries.get(key);
      const entry = { order: order++, value };
      if (entries) entries.push(entry);
      else this.#entries.set(key, [entry]);
    }
  }

  /** The values of these keys, in the order in which they were given. */
  of(keys: Iterable<K>): V[] {
    const found = [...new Set(keys)].flatMap((key) => this.#entries.get(key) ?? []);
    return found.toSorted((a, b) => a.order - b.order).map(({ value }) => value);
  }
}
