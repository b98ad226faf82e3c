/** A page in a browser of any engine, as tests of all engines use it. */
export interface EnginePage {
  /** The browser and its version, such as `Firefox 153.8.0`. */
  name: string;
  /** Returns the errors that the browser’s console has shown since the last time. */
  errors(): Promise<string[]>;
  /** @param address from the root of the site, or whole. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. Its argument and result must be JSON, and it may use nothing from around it. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Runs text as a script of the page. */
  runText(text: string): Promise<void>;
  /** Chooses files in the first input that matches. */
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Where the browser saves files. */
  downloads: string;
  close(): Promise<void>;
}

/** What a browser is started with. */
export interface Start {
  site: string;
  /** A new folder of its own. */
  folder: string;
  /** Whether the page has what Safari has and WebKitGTK has switched off: files on the disk, shared memory. Default true. */
  disk?: boolean;
  sharedMemory?: boolean;
}
