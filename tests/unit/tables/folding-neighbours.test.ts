import fc from 'fast-check';
import { expect } from 'vitest';
import { Phrase } from '#folding/phrase.ts';
import { everything } from '../../nightly.ts';
import { property } from '../property.ts';

/** Words by the letters that they need. */
const words = {
  latin: ['Müller', 'Zimmermann', 'Weißmann', 'Dvořák', 'Nguyễn', 'Łódź', 'Ångström', 'Pfister', 'naïve', 'İzmir'],
  greekAndCyrillic: ['Παπαδόπουλος', 'Ἀχιλλεύς', 'Щербакова', 'Йовович', 'Ѓорѓи', 'Բագրատունի'],
  arabicAndHebrew: ['محمد', 'فاطمة', 'خديجة', 'שרה', 'רבקה'],
  eastern: ['ガラス', 'バッハ', '김철수', '欧阳修', 'हिन्दी', 'ภาษาไทย', 'தமிழ்'],
  digits: ['030 1234567', 'DE89 3704 0044', '4017223305'],
  dashes: ['Mayer-Hofer', 'AZ-2024-17', '030-1234'],
  quotes: ["O'Connell", "D'Angelo", "l'été"],
  spaced: ['Ann Smith', 'Émile Zola', '030 12 34'],
};

/** Whether ICU's collation calls two texts the same. */
function inICU(sensitivity: Intl.CollatorOptions['sensitivity'] & string) {
  const collator = new Intl.Collator('und', { sensitivity });
  return (a: string, b: string) => collator.compare(a, b) === 0;
}

const [sameSigns, sameLetters] = [inICU('base'), inICU('accent')];

const everyCharacter = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xf8ff)
  .map((code) => String.fromCodePoint(code));
const those = (property: RegExp) => everyCharacter.filter((character) => property.test(character));

/** The characters that compatibility normalisation, an oracle of its own, turns into one other. */
const variants = Map.groupBy(those(/[\p{L}\p{Nd}]/u), (character) => character.normalize('NFKC'));
const digits = Map.groupBy(those(/\p{Nd}/u), (digit) =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].find((own) => sameSigns(own, digit)),
);
const dashes = those(/\p{Pd}/u);
const quotes = those(/\p{Quotation_Mark}/u);
const spaces = those(/\p{Zs}/u);
const unseen = those(/(?!\p{M})\p{Default_Ignorable_Code_Point}/u).filter((each) => sameLetters(`a${each}b`, 'ab'));

type Pick = <T>(some: readonly T[]) => T;
const perLetter = (word: string, change: (letter: string) => string) => Array.from(word, change).join('');
const inserted = (word: string, pick: Pick, sign: () => string) =>
  perLetter(word, (letter) => (pick([true, false, false]) ? sign() + letter : letter));

interface Kind {
  words: readonly string[];
  write(word: string, pick: Pick): string;
  /** Whether another program calls them the same. */
  isSame(word: string, written: string): boolean;
}

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
const letters = [...words.latin, ...words.greekAndCyrillic];
const all = Object.values(words).flat();
const bare = (text: string) => text.normalize('NFKC').replaceAll('ـ', '');

const kinds: Record<string, Kind> = {
  'upper and lower case': {
    words: letters,
    write: (word, pick) =>
      perLetter(word, (letter) => pick([letter, letter.toUpperCase(), letter.toLowerCase(), letter.toLowerCase()])),
    isSame: sameLetters,
  },
  normalisation: {
    words: all,
    write: (word, pick) => perLetter(word, (letter) => letter.normalize(pick(forms))),
    isSame: sameLetters,
  },
  'compatible characters': {
    words: all,
    write: (word, pick) => perLetter(word.normalize('NFC'), (letter) => pick(variants.get(letter) ?? [letter])),
    isSame: (word, written) => word.normalize('NFKC') === written.normalize('NFKC'),
  },
  'Arabic and Hebrew forms': {
    words: words.arabicAndHebrew,
    write: (word, pick) => {
      const written = perLetter(word, (letter) => pick(variants.get(letter) ?? [letter]));
      return perLetter(written, (letter) =>
        pick([true, false]) && /\p{Script=Arabic}/u.test(letter) ? `${letter}ـ` : letter,
      ).replace(/ـ$/, '');
    },
    isSame: (word, written) => bare(word) === bare(written),
  },
  'what nobody sees': {
    words: all,
    write: (word, pick) => word.slice(0, 1) + inserted(word.slice(1), pick, () => pick(unseen)),
    isSame: sameLetters,
  },
  'digits of other scripts': {
    words: words.digits,
    write: (word, pick) => perLetter(word, (digit) => pick(digits.get(digit) ?? [digit])),
    isSame: sameSigns,
  },
  dashes: {
    words: words.dashes,
    write: (word, pick) => word.replaceAll('-', () => pick(dashes)),
    isSame: (word, written) => written.replace(/\p{Pd}/gu, '-') === word,
  },
  'apostrophes and quotes': {
    words: words.quotes,
    write: (word, pick) => word.replaceAll("'", () => pick(quotes)),
    isSame: (word, written) => written.replace(/\p{Quotation_Mark}/gu, "'") === word,
  },
  spaces: {
    words: words.spaced,
    write: (word, pick) => word.replaceAll(' ', () => pick(spaces) + pick(['', pick(spaces), '\n'])),
    isSame: (word, written) => written.replace(/\s+/g, ' ') === word,
  },
  'line ends with a hyphen': {
    words: [...words.latin, ...words.greekAndCyrillic].filter((word) => !/[-\s]/.test(word)),
    write: (word, pick) => {
      const at = pick(Array.from({ length: word.length - 3 }, (_, index) => index + 2));
      return `${word.slice(0, at)}${pick(['-\n', '\u00AD\n', '\u00AD', '‐\n', '- \n'])}${word.slice(at)}`;
    },
    isSame: (word, written) => written.replace(/[-\u00AD‐] ?\n?/, '') === word,
  },
};

const runs = everything ? 2000 : 60;

for (const [name, { words: some, write, isSame }] of Object.entries(kinds)) {
  const neighbour = fc.tuple(fc.constantFrom(...some), fc.infiniteStream(fc.nat())).map(([word, numbers]) => {
    const pick: Pick = (choices) => {
      const chosen = choices[(numbers.next().value as number) % choices.length];
      if (chosen === undefined) throw new Error('There is no choice');
      return chosen;
    };
    return { word, written: write(word, pick) };
  });
  property([neighbour], runs)(`a word is found in ${runs} other spellings: ${name}`, ({ word, written }) => {
    fc.pre(isSame(word, written));
    expect(new Phrase(word).replaceIn(`x, ${written} y`, '#')).toBe('x, # y');
  });
}
