import { ask } from '#jobs/run-job.ts';
import { isLocked, type Entry } from './entry.ts';

/** Passwords that have opened a file of the batch: files that are added together often share one. */
export class Passwords {
  #known = new Set<string>();
  /** The passwords tried on a file, including those being tried. */
  #tried = new WeakMap<Entry, Set<string>>();
  readonly #beingTried = new Set<Entry>();

  /** Remembers a password that has opened a file. */
  keep(password: string) {
    this.#known.add(password);
  }

  forget() {
    this.#known = new Set();
  }

  /** Whether every known password has been tried on every locked file. */
  areTried(entries: readonly Entry[]): boolean {
    return this.#beingTried.size === 0 && this.#nextTry(entries) === undefined;
  }

  /**
   * The next attempt to open a locked file, if there is one. The file's password form stays meanwhile, to ask for
   * another password.
   *
   * @param onOpened called with the file if the attempt opens it.
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
      // Someone may have typed another password meanwhile.
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
