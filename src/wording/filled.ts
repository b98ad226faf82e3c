import { isolated } from './bidi.ts';

/** Fills facts into the placeholders of a text: `{average} on average`. */
export const filled = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const fact = facts[name] ?? place;
    return typeof fact === 'string' ? isolated(fact) : String(fact);
  });
