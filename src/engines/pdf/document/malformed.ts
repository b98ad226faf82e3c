/** A file breaks the rules of ISO 32000 where we cannot do without them. Readers that can try another way catch it. */
export class Malformed extends Error {
  override readonly name: string = 'Malformed';
}

/** A file unpacks to more than we hold. */
export class TooLarge extends Malformed {
  override readonly name = 'TooLarge';
  /** In bytes. */
  readonly limit: number;

  constructor(limit: number) {
    super(`More than ${limit} bytes come out`);
    this.limit = limit;
  }
}

/** Runs the fallback only when the first way meets a malformed file; bugs go on. */
export function orWhenMalformed<T>(read: () => T, fallback: (problem: Malformed) => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return fallback(error);
    throw error;
  }
}

/** For the `catch` of a promise. */
export function undefinedWhenMalformed(problem: unknown): undefined {
  if (!(problem instanceof Malformed)) throw problem;
  return undefined;
}
