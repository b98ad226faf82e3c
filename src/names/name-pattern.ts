import { partOfName } from '../formats/file-names.ts';

/** What a pattern can say of a result. */
export const nameTokens = ['name', 'tool', 'number', 'width', 'height', 'format', 'date'] as const;

export type NameToken = (typeof nameTokens)[number];

/** What each token stands for. What is not known of a file has none. */
export type NameFacts = Readonly<Partial<Record<NameToken, string>>>;

/** In characters: with it, no system refuses a name of usual length. */
export const longestPattern = 100;

const tokens = new RegExp(String.raw`\{(${nameTokens.join('|')})\}`, 'g');

/** The words between braces that are no tokens. */
export const unknownTokens = (pattern: string): string[] =>
  [...pattern.matchAll(/\{([^{}]*)\}/g)].flatMap(([, word = '']) =>
    (nameTokens as readonly string[]).includes(word) ? [] : [word],
  );

/**
 * The name that a pattern gives to a result, without its extension; that of the file where nothing else is left. What
 * stood around a token that a file has nothing for goes with it: `photo-` is `photo`.
 */
export function patternName(pattern: string, facts: NameFacts): string {
  const name = pattern
    .replaceAll(tokens, (_, token: NameToken) => facts[token] ?? missing)
    .replaceAll(new RegExp(`^${missing}[-_ .]*|[-_ .]*${missing}`, 'g'), '');
  return partOfName(name) || partOfName(facts.name ?? '') || 'file';
}

/** Stands where a token has nothing to say; no text field takes it. */
const missing = '\0';
