import { asJobError, failureOf } from '#errors/errors.ts';
import { pleaseTell } from '#words/error-facts.ts';
import { describeFailure } from '#words/errors.ts';
import type { Problem } from '#words/problem.ts';

/** The message for anything that was thrown. */
export const problemOf = (error: unknown): Problem => describeFailure(failureOf(asJobError(error)));

/** The same on one line. */
export function describeProblem(error: unknown): string {
  const { title, hint, cause } = problemOf(error);
  return `${title} ${hint}${cause === undefined ? '' : ` ${pleaseTell.link} ${pleaseTell.rest} ${cause}`}`;
}
