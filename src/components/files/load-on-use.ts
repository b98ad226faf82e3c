import { loadingTool } from '../../words/en/unavailable.ts';
import { sayProblem } from '../../words/say-problem.ts';
import type { TakenFile } from './take-files.ts';

interface Taker {
  add(files: TakenFile[]): unknown;
}

interface Options<T> {
  load(): Promise<T>;
  /** Is told what becomes of files while they wait. */
  say(words: string): void;
}

/** What works on the files of a page, loaded when it is wanted. Files that come earlier wait for it. */
export class LoadOnUse<T extends Taker> {
  readonly #options: Options<T>;
  #loading: Promise<T> | undefined;
  #isLoaded = false;
  readonly #waiting: TakenFile[][] = [];

  constructor(options: Options<T>) {
    this.#options = options;
    window.addEventListener('online', () => this.#waiting.length > 0 && void this.#giveAll());
  }

  /** If it cannot be loaded, the next caller asks for it again. */
  get(): Promise<T> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Does something once it is there, if it comes. */
  use(use?: (loaded: T) => void) {
    this.get().then(use, () => undefined);
  }

  async give(files: TakenFile[]) {
    this.#waiting.push(files);
    await this.#giveAll();
  }

  async #giveAll() {
    if (!this.#isLoaded) this.#options.say(loadingTool);
    try {
      const loaded = await this.get();
      for (const files of this.#waiting.splice(0)) void loaded.add(files);
    } catch (error) {
      this.#options.say(await sayProblem(error));
    }
  }

  async #load() {
    try {
      const loaded = await this.#options.load();
      this.#isLoaded = true;
      return loaded;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }
}
