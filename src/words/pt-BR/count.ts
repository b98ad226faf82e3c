import { describeWhole } from '#wording/amounts.ts';

/** `1 página`, `0 páginas`, `1.200 páginas`. `things` is needed if it is not the thing with an “s”. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${describeWhole(number)} ${number === 1 ? thing : things}`;
