/** The lexer's classes of characters (ISO 32000-2, 7.2.3). */
export const regular = 0;
export const whiteSpace = 1;
export const delimiter = 2;

export const characterClass = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) characterClass[code] = whiteSpace;
for (const character of '()<>[]{}/%') characterClass[character.charCodeAt(0)] = delimiter;

export const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57;
export const isWhiteSpace = (code: number | undefined): boolean =>
  code !== undefined && characterClass[code] === whiteSpace;
/** The end of the data also ends a token. */
export const endsToken = (code: number | undefined): boolean => code === undefined || characterClass[code] !== regular;
