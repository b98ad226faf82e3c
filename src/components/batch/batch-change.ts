import type { Entry } from './entry.ts';

/** Something of a batch has changed. `entries`: those whose own state may have; none where only the whole has. */
export class BatchChange extends Event {
  readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super('change');
    this.entries = entries;
  }
}
