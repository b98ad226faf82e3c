import { FoldedText } from './folded-text.ts';
import { noGap, readGap, type Gap } from './gaps.ts';
import { dotAbove, signOf } from './signs.ts';

/** A part of a text, by its indexes. */
export interface Range {
  from: number;
  to: number;
}

/** Scripts without spaces between words, and names in Korean: a line may break anywhere, and a space separates nothing. */
const closeScripts =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
/** Scripts whose accents are vowels, which are mostly left out. */
const pointed = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}]/u;
const isLetter = /^\p{L}$/u;
const wordPart = /^[\p{L}\p{N}\p{M}]$/u;
/** A Korean syllable whose last part is next has not ended. */
const restOfSyllable = /^[\u1160-\u11FF]$/;

/** Shorter words are not matched with spaces between all letters, since such letters are seldom one word. */
const leastApart = 4;
/** Shorter words are parts of many others. */
const leastPart = 3;
/** Shorter words are not called left over because of letters that stand apart. */
const leastLoose = 5;

/** How a gap in a text compares with the one in a phrase: the same, with a space or line end more, or different. */
type Fit = 'same' | 'spaced' | 'broken' | 'different';

/** Words to find, however they are written. */
export class Phrase {
  readonly #folded: FoldedText;
  readonly #gaps: readonly Gap[];
  readonly #marks: readonly string[];

  readonly #words: string;
  #thin: Phrase | undefined;

  constructor(words: string, isThin = false) {
    this.#words = words;
    this.#folded = new FoldedText(words.normalize('NFC').trim(), isThin);
    const letters = [...this.#folded.letters.split('').keys()];
    this.#gaps = letters.map((letter) => (letter === 0 ? noGap : this.#folded.gapBefore(letter)));
    this.#marks = letters.map((letter) => this.#folded.marksOf(letter));
  }

  /**
   * Finds all occurrences.
   *
   * @param isLoose also those whose letters are further apart, or that have other signs in between.
   */
  in(text: FoldedText, isLoose = false): Range[] {
    const { letters } = this.#folded;
    if (text.isThin && !this.#folded.isThin) return (this.#thin ??= new Phrase(this.#words, true)).in(text, isLoose);
    const found: Range[] = [];
    if (letters === '') return found;
    for (let at = text.letters.indexOf(letters); at >= 0; at = text.letters.indexOf(letters, at + 1)) {
      const range = this.#match(text, at, isLoose);
      if (range && range.from >= (found.at(-1)?.to ?? 0)) found.push(range);
    }
    return found;
  }

  /** Whether a name, a label or other data contains it: if it is as short as a syllable, then as a word. */
  isIn(text: string): boolean {
    const { letters } = this.#folded;
    const isShort = letters.length < leastPart && !closeScripts.test(letters);
    return this.in(new FoldedText(text)).some(({ from, to }) => !isShort || !isInWord(text, from, to));
  }

  /** Puts something else in the place of each occurrence. */
  replaceIn(text: string, replacement: string): string {
    const found = this.in(new FoldedText(text));
    return found.reduceRight((rest, { from, to }) => rest.slice(0, from) + replacement + rest.slice(to), text);
  }

  #match(text: FoldedText, at: number, isLoose: boolean): Range | undefined {
    const { letters } = this.#folded;
    const end = at + letters.length;
    if (restOfSyllable.test(text.letters[end] ?? '')) return undefined;
    const gaps = this.#gaps.map((_, letter) => (letter === 0 ? noGap : text.gapBefore(at + letter)));
    const [from, to] = [text.placeOf(at)[0], text.placeOf(end - 1)[1]];
    // Accents may stand beside the first and the last letter.
    const [before, after] = [readGap(text.text, Math.max(0, from - 1), from), readGap(text.text, to, to + 1)];
    const used = this.#accents(text, at, [before, ...gaps.slice(1), after]);
    if (!used) return undefined;
    const fits = gaps.map((gap, letter) => (letter === 0 ? 'same' : this.#fit(letter, gap, used)));
    const range = { from: used.has(from - 1) ? from - 1 : from, to: used.has(to) ? to + 1 : to };
    if (fits.every((fit) => fit === 'same')) return range;
    const isWhole = !isInWord(text.text, from, to);
    if (isLoose) return letters.length >= leastLoose && isWhole ? range : undefined;
    if (fits.includes('different')) return undefined;
    if (fits.includes('broken') && !isWhole) return undefined;
    return this.#isSpacedOut(fits) ? range : undefined;
  }

  /**
   * Returns the places of the signs that are accents of the letters, or undefined if the accents are not those of the
   * phrase.
   */
  #accents(text: FoldedText, at: number, gaps: readonly Gap[]): Set<number> | undefined {
    const used = new Set<number>();
    const { letters } = this.#folded;
    for (const [letter, wanted] of this.#marks.entries()) {
      if (pointed.test(letters[letter] ?? '')) continue;
      const own = text.marksOf(at + letter);
      if ([...own].some((mark) => !wanted.includes(mark))) return undefined;
      const beside = [gaps[letter + 1] ?? noGap, gaps[letter] ?? noGap];
      for (const mark of wanted) {
        if (own.includes(mark)) continue;
        const [, place] =
          beside.flatMap(({ marks }) => marks).find(([other, there]) => other === mark && !used.has(there)) ?? [];
        const found = place ?? beside.flatMap(({ accents }) => accents).find((there) => !used.has(there));
        if (found === undefined) return undefined;
        used.add(found);
      }
    }
    for (const [letter, { marks, quotes }] of gaps.entries()) {
      const [left = '', right = ''] = [letters[letter - 1], letters[letter]];
      const asked = this.#gaps[letter]?.marks ?? [];
      const isOther = ([mark, place]: readonly [string, number]) =>
        !used.has(place) &&
        !quotes.includes(place) &&
        !(mark === dotAbove && left === 'i') &&
        !asked.some(([other]) => other === mark);
      if (letter > 0 && !pointed.test(left) && !pointed.test(right) && marks.some(isOther)) return undefined;
    }
    return used;
  }

  #fit(letter: number, gap: Gap, used: ReadonlySet<number>): Fit {
    const asked = this.#gaps[letter] ?? noGap;
    if (gap === noGap && asked === noGap) return 'same';
    const { letters } = this.#folded;
    const [left = '', right = ''] = [letters[letter - 1], letters[letter]];
    if (asked.quotes.length > 0 !== gap.quotes.some((place) => !used.has(place))) return 'different';
    if (this.#folded.isOneSign(letter)) return gap === noGap || gap.hasHyphen ? 'same' : 'different';
    if (asked.hasDash) return gap.hasDash || gap.hasHyphen ? 'same' : 'different';
    if (gap.hasDash && !gap.hasBreak) return 'different';
    if (gap.hasHyphen || (closeScripts.test(left) && closeScripts.test(right))) return 'same';
    if (asked.hasSpace) return gap.hasBreak || (gap.hasSpace && !gap.hasDash) ? 'same' : 'different';
    // Where a letter was lost, there is a gap.
    return gap.hasDash || this.#folded.isDoubled(letter - 1) ? 'same' : fitOfSpaces(gap, left, right);
  }

  /** Whether all letters of each word with a space in it are apart. */
  #isSpacedOut(fits: readonly Fit[]): boolean {
    let isFine = true;
    let word: Fit[] = [];
    const end = () => {
      const isSpaced = word.includes('spaced');
      if (isSpaced && (word.includes('same') || word.length + 1 < leastApart)) isFine = false;
      word = [];
    };
    for (const [letter, fit] of fits.entries()) {
      if (letter === 0) continue;
      const { hasSpace, hasDash } = this.#gaps[letter] ?? noGap;
      if (hasSpace || hasDash) end();
      else word.push(fit);
    }
    end();
    return isFine;
  }
}

/** Programs put spaces and line ends around signs, and line ends in numbers, where nobody reads two words. */
function fitOfSpaces({ hasSpace, hasBreak }: Gap, left: string, right: string): Fit {
  if (hasBreak) return isLetter.test(left) && isLetter.test(right) ? 'broken' : 'same';
  return hasSpace && wordPart.test(left) && wordPart.test(right) ? 'spaced' : 'same';
}

/** Whether letters or digits continue a range of a text on either side. */
function isInWord(text: string, from: number, to: number): boolean {
  const [before, after] = [
    [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? '',
    [...text.slice(to, to + 2)][0] ?? '',
  ];
  return [before, after].some((character) => wordPart.test(character) && signOf(character).letters !== '');
}
