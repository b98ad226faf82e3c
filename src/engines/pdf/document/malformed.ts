/** A file breaks rules of ISO 32000 that we depend on. Readers that have a fallback catch it. */
export class Malformed extends Error {
  override readonly name: string = 'Malformed';
}

/** A document that is opened without `Security` needs it. */
export class Encrypted extends Error {}

/** A file decompresses to more than we accept. */
export class TooLarge extends Malformed {
  override readonly name = 'TooLarge';
  /** The limit, in bytes. */
  readonly limit: number;

  constructor(limit: number) {
    super(`More than ${limit} bytes come out`);
    this.limit = limit;
  }
}

/** Runs the fallback only if the file is malformed; other errors are rethrown. */
export function orWhenMalformed<T>(read: () => T, fallback: (problem: Malformed) => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return fallback(error);
    throw error;
  }
}

/** A handler for `catch` of a promise. */
export function undefinedWhenMalformed(problem: unknown): undefined {
  if (!(problem instanceof Malformed)) throw problem;
  return undefined;
}
