import { language } from '../../language.ts';
import { describeWhole } from '../amounts.ts';
import { onFirstUse } from '../on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(language));

/** `1 page`, `1,200 pages`. `things` is needed if it is not the thing with an “s”. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${describeWhole(number)} ${rules().select(number) === 'one' ? thing : things}`;
