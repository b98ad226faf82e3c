import { isNotLoaded } from '../../errors/thrown.ts';
import { loadingTool } from '../../words/en/unavailable.ts';
import { sayProblem } from '../../words/say-problem.ts';
import type { TakenFile } from './take-files.ts';

interface Taker {
  add(files: TakenFile[]): unknown;
}

const nameOf = ({ path, file }: TakenFile) => `${path} ${file.size} ${file.lastModified}`;

interface Options<T> {
  load(): Promise<T>;
  /** Is told what becomes of files while they wait. `isStuck`: until `again`. */
  say(words: string, isStuck?: boolean): void;
}

/** What works on the files of a page, loaded when it is wanted. Files that come earlier wait for it. */
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
    if (this.#hasFailed) this.#forgetThoseOf(files);
    this.#hasFailed = false;
    this.#waiting.push(files);
    await this.#giveAll();
  }

  /** Takes what waits because something could not be loaded. */
  async again() {
    if (this.#waiting.length > 0) await this.#giveAll();
  }

  /** Whoever is told to try again may give the same files again. */
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

  /** Taking files may need more that is to be loaded. */
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
