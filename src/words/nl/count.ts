import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(locale));

/** `1 pagina`, `1.200 pagina’s`. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${describeWhole(number)} ${counted(number, { one: thing, other: things })}`;

/** The phrase for this number. */
export const counted = (number: number, { one, other }: { one: string; other: string }): string =>
  rules().select(number) === 'one' ? one : other;

export const countFiles = (number: number): string => count(number, 'bestand', 'bestanden');

export const countPages = (number: number): string => count(number, 'pagina', 'pagina’s');
