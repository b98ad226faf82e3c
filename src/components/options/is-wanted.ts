import type { When } from '#options/metadata.ts';

/** Whether an option counts, given the values of the others. */
export const isWanted = (when: When, values: Record<string, unknown>) =>
  Object.entries(when).every(([name, wanted]) => [wanted].flat().some((one) => one === values[name]));
