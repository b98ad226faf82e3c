import { ask } from '../../jobs/run-job.ts';
import { isLocked, type Entry } from './entry.ts';

/** Passwords that have opened a file of the batch: files that come together often have the same one. */
export class Passwords {
  #known = new Set<string>();
  /** Which were tried on a file, or are being tried. */
  #tried = new WeakMap<Entry, Set<string>>();
  readonly #beingTried = new Set<Entry>();

  /** Keeps one that has opened a file. */
  keep(password: string) {
    this.#known.add(password);
  }

  forget() {
    this.#known = new Set();
  }

  /** Whether all that are known have been tried on all files that are locked. */
  areTried(entries: readonly Entry[]): boolean {
    return this.#beingTried.size === 0 && this.#nextTry(entries) === undefined;
  }

  /**
   * The next try to open a file that is locked, if there is any. Its form stays meanwhile, to ask for another password.
   *
   * @param onOpened called with the file if the try opens it.
   */
  nextTry(entries: readonly Entry[], onOpened: (entry: Entry) => void): (() => Promise<void>) | undefined {
    const next = this.#nextTry(entries);
    if (!next) return undefined;
    const { entry, password } = next;
    this.#tried.set(entry, new Set(this.#tried.get(entry)).add(password));
    this.#beingTried.add(entry);
    return async () => {
      const question = { type: 'facts', file: entry.file, password } as const;
      const facts = await ask('pdf', question).catch(() => undefined);
      this.#beingTried.delete(entry);
      // Meanwhile someone may have typed another one.
      if (!facts || !isLocked(entry.refused)) return;
      Object.assign(entry, { facts, password });
      delete entry.refused;
      onOpened(entry);
    };
  }

  #nextTry(entries: readonly Entry[]): { entry: Entry; password: string } | undefined {
    if (this.#known.size === 0) return undefined;
    for (const entry of entries) {
      if (!isLocked(entry.refused) || this.#beingTried.has(entry)) continue;
      const password = [...this.#known].find((each) => each !== entry.password && !this.#tried.get(entry)?.has(each));
      if (password !== undefined) return { entry, password };
    }
    return undefined;
  }
}
