import { unavailable } from './en/unavailable.ts';

/** As `describeProblem`, for pages that are lighter without its words until something goes wrong. */
export async function sayProblem(error: unknown): Promise<string> {
  const words = await import('./problem.ts').catch(() => undefined);
  return words ? words.describeProblem(error) : `${unavailable.title} ${unavailable.hint}`;
}
