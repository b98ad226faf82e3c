import { asJobError, failureOf } from '../errors/errors.ts';
import { pleaseTell } from './en/error-facts.ts';
import { describeFailure } from './en/errors.ts';
import type { Problem } from './en/problem.ts';

/** The message for anything that was thrown. */
export const problemOf = (error: unknown): Problem => describeFailure(failureOf(asJobError(error)));

/** The same on one line. */
export function describeProblem(error: unknown): string {
  const { title, hint, cause } = problemOf(error);
  return `${title} ${hint}${cause === undefined ? '' : ` ${pleaseTell.link} ${pleaseTell.rest} ${cause}`}`;
}
