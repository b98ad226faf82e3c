import { signOf } from './signs.ts';
import { noGap, readGap, type Gap } from './gaps.ts';

/** The length of a character at an index, which may be two halves. */
const lengthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/**
 * What characters with one code unit fold to: nothing or the code unit of one letter, which nearly all do; `several` if
 * it is more. Those that were not met before are `unknown`.
 */
const foldedUnits = new Int32Array(0x10000).fill(-2);
const [nothing, several, unknown] = [0, -1, -2];

function foldUnit(unit: number): number {
  const isHalf = unit >= 0xd800 && unit < 0xe000;
  const { letters } = signOf(String.fromCharCode(unit));
  const folded = isHalf || letters.length > 1 ? several : letters === '' ? nothing : letters.charCodeAt(0);
  foldedUnits[unit] = folded;
  return folded;
}

/** A text as texts are compared: its letters, with what is between them at hand. */
export class FoldedText {
  readonly text: string;
  /** Its letters in lower case, without accents, dashes, quotes, spaces and what nobody sees. */
  readonly letters: string;
  /** Where the character of each letter begins in the text. */
  readonly #places: Uint32Array;

  /** Whether letters that are doubled are there once, for texts that may have lost one of them. */
  readonly isThin: boolean;
  /** Where a letter that is there once is again, last of all. */
  readonly #again = new Map<number, number>();

  constructor(text: string, isThin = false) {
    this.text = text;
    this.isThin = isThin;
    // Few texts have more letters than characters.
    let letters = new Uint16Array(text.length + 64);
    let places = new Uint32Array(letters.length);
    let count = 0;
    const add = (unit: number, place: number) => {
      if (isThin && unit === letters[count - 1]) {
        this.#again.set(count - 1, place);
        return;
      }
      if (count === letters.length) {
        letters = extended(letters, new Uint16Array(count * 2));
        places = extended(places, new Uint32Array(count * 2));
      }
      letters[count] = unit;
      places[count] = place;
      count++;
    };
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      let folded = foldedUnits[unit] ?? unknown;
      if (folded === unknown) folded = foldUnit(unit);
      if (folded > 0) add(folded, at);
      if (folded !== several) continue;
      const length = lengthAt(text, at);
      const own = signOf(text.slice(at, at + length)).letters;
      for (let index = 0; index < own.length; index++) add(own.charCodeAt(index), at);
      at += length - 1;
    }
    this.letters = textOfUnits(letters.subarray(0, count));
    this.#places = places.slice(0, count);
  }

  /** Where the character of a letter begins, and where it ends. */
  placeOf(letter: number): [from: number, to: number] {
    const from = this.#places[letter] ?? this.text.length;
    const last = this.#again.get(letter) ?? from;
    return [from, last + lengthAt(this.text, last)];
  }

  /** The accents on a letter, as far as they are in one character with it. */
  marksOf(letter: number): string {
    const [from] = this.placeOf(letter);
    if (this.#places[letter + 1] === from) return '';
    return signOf(this.text.slice(from, from + lengthAt(this.text, from))).marks;
  }

  /** Whether two letters that follow each other are one sign, as in a ligature. */
  isOneSign(letter: number): boolean {
    return letter > 0 && this.#places[letter - 1] === this.#places[letter];
  }

  /** Whether a letter that is there once is doubled in the text. */
  isDoubled(letter: number): boolean {
    return this.#again.has(letter);
  }

  /** What is between a letter and the one before it; before the first and after the last, what is next to it. */
  gapBefore(letter: number): Gap {
    if (this.isOneSign(letter)) return noGap;
    const from = letter === 0 ? 0 : this.placeOf(letter - 1)[1];
    return readGap(this.text, from, this.#places[letter] ?? this.text.length);
  }
}

function extended<T extends Uint16Array | Uint32Array>(values: T, longer: T): T {
  longer.set(values);
  return longer;
}

/** The most code units that are turned into text at a time. */
const mostUnits = 4096;

/** Turns code units into text, also halves of characters that are alone. */
export function textOfUnits(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += mostUnits)
    text += String.fromCharCode(...units.subarray(at, at + mostUnits));
  return text;
}
