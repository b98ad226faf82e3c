/** Groups values by a key that several may share, so that finding some of them does not scan all. */
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

  /** Returns the values of these keys, in their original order. */
  of(keys: Iterable<K>): V[] {
    const found = [...new Set(keys)].flatMap((key) => this.#entries.get(key) ?? []);
    return found.toSorted((a, b) => a.order - b.order).map(({ value }) => value);
  }
}
