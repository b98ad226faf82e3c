import type { ErrorCode, ErrorFacts } from '#errors/errors.ts';

/** `title` says what happened, `hint` what people can do about it. */
export interface Problem {
  title: string;
  hint: string;
  /** The error message of a bug, which people may report to us. */
  cause?: string;
}

type ProblemOf<Code extends ErrorCode> = Problem | ((facts: ErrorFacts[Code]) => Problem);

export type ErrorTable = { [Code in ErrorCode]: ProblemOf<Code> };
