import { describeWhole } from '#wording/amounts.ts';

/** `3 个文件`：数字、空格、量词和名词。 */
export const count = (number: number, thing: string, _things?: string): string => `${describeWhole(number)} ${thing}`;
