import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(locale));

/** `1 page`, `1,200 pages`. `things` is needed if it is not the thing with an “s”. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${describeWhole(number)} ${rules().select(number) === 'one' ? thing : things}`;
