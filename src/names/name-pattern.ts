import { partOfName } from '#formats/file-names.ts';

/** The placeholders of a name pattern. */
export const nameTokens = ['name', 'tool', 'number', 'width', 'height', 'format', 'date'] as const;

export type NameToken = (typeof nameTokens)[number];

/** The value of each token. What is unknown for a file has none. */
export type NameFacts = Readonly<Partial<Record<NameToken, string>>>;

/** In characters: within this, no system refuses a name of usual length. */
export const longestPattern = 100;

const tokens = new RegExp(String.raw`\{(${nameTokens.join('|')})\}`, 'g');

/** The words in braces that are no tokens. */
export const unknownTokens = (pattern: string): string[] =>
  [...pattern.matchAll(/\{([^{}]*)\}/g)].flatMap(([, word = '']) =>
    (nameTokens as readonly string[]).includes(word) ? [] : [word],
  );

/**
 * Applies a pattern to a result, without its extension; falls back to the file's name if nothing remains. The
 * separators around a token without a value are removed with it: `photo-` becomes `photo`.
 */
export function patternName(pattern: string, facts: NameFacts): string {
  const name = pattern
    .replaceAll(tokens, (_, token: NameToken) => facts[token] ?? missing)
    .replaceAll(new RegExp(`^${missing}[-_ .]*|[-_ .]*${missing}`, 'g'), '');
  return partOfName(name) || partOfName(facts.name ?? '') || 'file';
}

/** Replaces tokens without a value; no text field accepts it. */
const missing = '\0';
