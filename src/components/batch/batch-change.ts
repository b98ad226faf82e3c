import type { Entry } from './entry.ts';

/**
 * Fired when a batch has changed. `entries` holds those whose own state may have changed; it is empty if only the batch
 * as a whole has.
 */
export class BatchChange extends Event {
  readonly entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super('change');
    this.entries = entries;
  }
}
