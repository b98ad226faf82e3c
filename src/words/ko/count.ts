import type * as english from '#words/count.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';

/** `1페이지`, `1,200페이지`: Korean has no plural. */
export const count: Words<typeof english.count> = (number, thing) => `${describeWhole(number)}${thing}`;
