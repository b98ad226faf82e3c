/** A word as the search compares it. */
export interface Word {
  /** Lower case, in American spelling, with synonyms unified: `color`, `image`, `jpeg`. */
  plain: string;
  /** The common stem of its forms: `organizing` and `organizer` both become `organiz`. */
  stem: string;
}

/** In American spelling. */
const american = (word: string) =>
  word
    .replace('grey', 'gray')
    .replace(/our(?=s?$|ed$|ing$|less$)/, 'or')
    .replace(/yse(?=r?s?$|d$)/, 'yze')
    .replace(/is(?=(?:e|er|ed|es|ing|ation)s?$)/, 'iz');

const undoubled = (stem: string) => stem.replace(/([bdgmnprt])\1$/, '$1');

function stemOf(word: string): string {
  const singular = word.replace(/(?<=[^s\d]{2})s$/, '');
  if (singular.length < 5) return singular;
  const short = singular.replace(/(?<=^.{4,})(?:ation|ing|ion|ed|er|or|e)$/, '');
  return short === singular ? short : undoubled(short.replace(/e$/, ''));
}

/** Returns the form in which an English word is compared. */
export function englishWord(word: string): Word {
  const plain = american(word);
  return { plain, stem: stemOf(plain) };
}
