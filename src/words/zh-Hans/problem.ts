export type { ErrorTable, Problem } from '#words/problem.ts';
