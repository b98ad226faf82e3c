import { isNotLoaded } from '#errors/thrown.ts';
import { loadingTool } from '#words/unavailable.ts';
import { sayProblem } from '../say-problem.ts';
import type { TakenFile } from './take-files.ts';

interface Taker {
  add(files: TakenFile[]): unknown;
}

const nameOf = ({ path, file }: TakenFile) => `${path} ${file.size} ${file.lastModified}`;

interface Options<T> {
  load(): Promise<T>;
  /** Called with the state of files while they wait. `isStuck`: they wait until `again` is called. */
  say(words: string, isStuck?: boolean): void;
}

/** Loads the code that works on the files of a page when it is wanted. Files that arrive earlier wait for it. */
export class LoadOnUse<T extends Taker> {
  readonly #options: Options<T>;
  #loading: Promise<T> | undefined;
  #isLoaded = false;
  readonly #waiting: TakenFile[][] = [];
  #hasFailed = false;

  constructor(options: Options<T>) {
    this.#options = options;
    window.addEventListener('online', () => void this.again());
  }

  /** If loading fails, the next caller loads it again. */
  get(): Promise<T> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Calls `use` once it is loaded, if that succeeds. */
  use(use?: (loaded: T) => void) {
    this.get().then(use, () => undefined);
  }

  async give(files: TakenFile[]) {
    if (this.#hasFailed) this.#forgetThoseOf(files);
    this.#hasFailed = false;
    this.#waiting.push(files);
    await this.#giveAll();
  }

  /** Takes the files that wait because something could not be loaded. */
  async again() {
    if (this.#waiting.length > 0) await this.#giveAll();
  }

  /** Someone who is told to try again may add the same files again. */
  #forgetThoseOf(files: TakenFile[]) {
    const again = new Set(files.map(nameOf));
    const others = this.#waiting.splice(0).map((waiting) => waiting.filter((one) => !again.has(nameOf(one))));
    this.#waiting.push(...others.filter(({ length }) => length > 0));
  }

  async #giveAll() {
    if (!this.#isLoaded) this.#options.say(loadingTool);
    try {
      const loaded = await this.get();
      await Promise.all(this.#waiting.splice(0).map((files) => this.#add(loaded, files)));
    } catch (error) {
      this.#hasFailed = true;
      this.#options.say(await sayProblem(error), true);
    }
  }

  /** Taking files may require more code to be loaded. */
  async #add(loaded: T, files: TakenFile[]) {
    try {
      await loaded.add(files);
    } catch (error) {
      if (isNotLoaded(error)) this.#waiting.push(files);
      throw error;
    }
  }

  async #load() {
    try {
      const loaded = await this.#options.load();
      this.#isLoaded = true;
      if (this.#hasFailed) void this.again();
      return loaded;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }
}
