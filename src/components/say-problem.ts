import { unavailable } from '#words/unavailable.ts';

/** Like `describeProblem`, for pages that only load its words when something goes wrong. */
export async function sayProblem(error: unknown): Promise<string> {
  const words = await import('./problem.ts').catch(() => undefined);
  return words ? words.describeProblem(error) : `${unavailable.title} ${unavailable.hint}`;
}
