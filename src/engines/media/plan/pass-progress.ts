import type { CompressMedia } from '#jobs/contract/media-operation.ts';

/**
 * How much of the remaining progress a pass takes. Nobody knows beforehand whether one is enough or two are needed: a
 * size needs two about as often as one, a rough share of the size seldom.
 */
const shareOfPass = { size: 0.7, share: 0.8 };

/**
 * The progress of work that is repeated until its result is as requested.
 *
 * @param pass counted from 0.
 * @param progress of that pass, from 0 to 1.
 */
export const progressOfPass = (goal: CompressMedia['goal']['type'], pass: number, progress: number): number =>
  1 - (1 - shareOfPass[goal]) ** pass * (1 - shareOfPass[goal] * progress);
