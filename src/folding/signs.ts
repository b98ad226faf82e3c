/**
 * What a character is when texts are compared. `letter`: what has to be the same, so also digits, punctuation and
 * symbols. `hyphen`: where a word may be or was divided. `nothing`: what nobody sees, such as joiners.
 */
type Role = 'letter' | 'mark' | 'dash' | 'quote' | 'accent' | 'space' | 'break' | 'hyphen' | 'nothing';

const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
/** They lengthen the join between two letters. Unicode has their property, but JavaScript does not. */
const lengtheners = new Set(['\u0640', '\u07FA']);
/** The soft hyphen, and what PDFium writes for a hyphen at the end of a line. */
const dividing = new Set(['\u00AD', '\u0002', '\uFFFE']);
const lineEnd = /^[\n\v\f\r\u0085\u2028\u2029]$/u;
/** Accents and vowel points. In other scripts, marks are letters. */
const combining = /^(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]$/u;
const dash = /^\p{Dash}$/u;
/** With primes and the apostrophes of Armenian and Hebrew, to which Unicode gives no property in common. */
const quote =
  /^[\p{Quotation_Mark}\u02B9-\u02BF\u02C8\u02CA\u02CB\u0374\u2032-\u2037\u055A\u05F3\u05F4\uA78B\uA78C´`]$/u;
/** Signs that stand beside a letter for an accent on it. */
const besides = /^(?![\p{Script=Hiragana}\p{Script=Katakana}\u30FC])(?=\p{Diacritic})[\p{Lm}\p{Sk}\p{Po}]$/u;

function roleOf(part: string): Role {
  if (dividing.has(part)) return 'hyphen';
  if (lineEnd.test(part)) return 'break';
  // JavaScript has one of them among its spaces: U+FEFF.
  if (invisible.test(part) || lengtheners.has(part)) return 'nothing';
  if (/^[\s\p{Cc}\p{Zs}]$/u.test(part)) return 'space';
  if (combining.test(part)) return 'mark';
  if (dash.test(part)) return 'dash';
  if (quote.test(part)) return 'quote';
  return besides.test(part) ? 'accent' : 'letter';
}

/** Letters of their own in Unicode, which people type as two. */
const typedAsTwo: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe' };

/** In upper and lower case the same, also where one of them is two letters: ß, ẞ, SS; İ, I, ı, i. */
function caseless(letter: string): string {
  const folded = letter.toLowerCase().toUpperCase().toLowerCase();
  return typedAsTwo[folded] ?? folded;
}

/** Returns the decimal digit of any script as it is on a keyboard: Unicode has them in tens, some behind each other. */
function digitOf(character: string): string | undefined {
  if (!/^\p{Nd}$/u.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/** A character as texts are compared. */
export interface Sign {
  /** Its letters, in lower case and without accents: several for ligatures, none for all that is not a letter. */
  letters: string;
  /** The accents on its last letter, or its own if it is one. */
  marks: string;
  /** The role of the sign, if it has no letters. */
  role: Role;
  /** Whether it may stand beside a letter for any accent: `^` and the like. */
  isAccent: boolean;
}

function readSign(character: string): Sign {
  const apart = [...character.normalize('NFKD')];
  // An accent that stands alone decomposes into a space and the accent.
  const parts = apart.length > 1 && apart[0] === ' ' ? apart.slice(1) : apart;
  const roles = parts.map(roleOf);
  const letters = parts.map((part, at) => (roles[at] === 'letter' ? (digitOf(part) ?? caseless(part)) : '')).join('');
  const marks = parts.filter((_, at) => roles[at] === 'mark').join('');
  // The acute and the grave accent are also typed as apostrophes.
  const role = quote.test(character) ? 'quote' : (roles[0] ?? 'nothing');
  const isAccent = letters === '' && marks === '' && besides.test(character);
  return { letters, marks: letters.endsWith('i') ? marks.replaceAll(dotAbove, '') : marks, role, isAccent };
}

/** Nobody sees a second dot on an i. */
export const dotAbove = '\u0307';

const known = new Map<string, Sign>();

export function signOf(character: string): Sign {
  let sign = known.get(character);
  if (!sign) known.set(character, (sign = readSign(character)));
  return sign;
}

/**
 * Returns a text as people type it: with the keyboard's dashes, apostrophes, spaces and digits, and without what nobody
 * sees. Line ends become line feeds, and hyphens that divide words become soft hyphens.
 */
export function asTyped(text: string): string {
  // Most texts are in ASCII.
  if (/^[\n -~]*$/.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n -~]/gu, typedSign)
    .normalize('NFC');
}

const typed: Partial<Record<Role, string>> = {
  nothing: '',
  hyphen: '\u00AD',
  dash: '-',
  quote: "'",
  space: ' ',
  break: '\n',
};

function typedSign(character: string): string {
  const { role, letters } = signOf(character);
  return (letters === '' ? typed[role] : digitOf(character)) ?? character.normalize('NFKC');
}
