import type { Inspect, Run } from '../../jobs/engine.ts';
export const inspect: Inspect = async () => {
  throw new Error('x');
};
export const run: Run<any> = async () => [];
