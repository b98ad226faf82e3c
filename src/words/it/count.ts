import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(locale));

/** `1 pagina`, `1200 pagine`. Without `things`, the word has no plural of its own: `3 file`. */
export const count = (number: number, thing: string, things = thing): string =>
  `${describeWhole(number)} ${rules().select(number) === 'one' ? thing : things}`;
