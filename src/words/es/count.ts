import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(locale));

/** `1 página`, `1200 páginas`. `things` is needed if it is not the thing with an “s”. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${describeWhole(number)} ${counted(number, { one: thing, other: things })}`;

/** The phrase for this number. */
export const counted = (number: number, { one, other }: { one: string; other: string }): string =>
  rules().select(number) === 'one' ? one : other;
