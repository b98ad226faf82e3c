import type { Drawn, PageText } from './page-text.ts';

/** A text of a page in some order, with the index of each of its characters in the page's text; -1 if it is made up. */
export interface Reading {
  text: string;
  places: ArrayLike<number>;
  /** Whether it is not upright. PDFium takes some doubled letters there for one that is drawn twice. Default false. */
  isTurned?: boolean;
}

/** A letter, or several of a word that are drawn one after the other. */
interface Letter extends Drawn {
  text: string;
  /** Of the first one. */
  place: number;
  /** The direction of its line, in radians. */
  angle: number;
  isMirrored: boolean;
  /** The distance along the direction of its line, and how far down it stands across that. */
  start: number;
  end: number;
  down: number;
}

/** Letters with nothing but these between them: a part of a line. */
interface Run {
  letters: Letter[];
  start: number;
  end: number;
  down: number;
  size: number;
}

/** The height of fonts, from their lowest to their highest part, in ems. */
const usualHeight = 1.2;
/** Directions that differ less are the same. In radians. */
const sameDirection = 0.03;
/** In ems: how far letters of a line stand from its baseline, and the gaps that are a space, or divide two columns. */
const [astray, spaceGap, columnGap] = [0.4, 0.18, 1.5];
/** In ems: the same letter nearer than this is drawn twice, for a bolder look. */
const drawnTwice = 0.12;
/** In ems: how far down the next line of a paragraph may be. */
const nextLine = 2.4;
/** Letters that are read from right to left. Digits are not, in any script. */
export const rightToLeft = /(?!\p{N})[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;

/** Returns the text of a page as its letters stand on it, whatever the order in which they are drawn. */
export function readInOrder(page: PageText): Reading[] {
  const letters = lettersOf(page);
  return [false, true].flatMap((isTurned) => {
    const some = letters.filter((letter) => isTurned === (letter.angle !== 0));
    return some.length === 0 ? [] : { ...readLetters(some), isTurned };
  });
}

function readLetters(letters: readonly Letter[]): Reading {
  const reading: { text: string; places: number[] } = { text: '', places: [] };
  const add = (text: string, place: number) => {
    reading.text += text;
    for (let at = 0; at < text.length; at++) reading.places.push(place < 0 ? place : place + at);
  };
  for (const group of byDirection(letters)) {
    for (const chain of chainsOf(runsOf(group))) {
      for (const run of chain) {
        addRun(run, add);
        add('\n', -1);
      }
      add('\n\n', -1);
    }
  }
  return reading;
}

/** JavaScript takes a joiner for a space. */
const word = /\u00AD|(?:[^\s\u00AD]|\uFEFF)+/g;
/** Letters that are not beside each other, or not in the order in which they are read. */
const marked = /[\p{M}\p{Sk}\p{Lm}\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;

function lettersOf(page: PageText): Letter[] {
  return [...page.text.matchAll(word)].flatMap(
    ({ 0: text, index }) => wordAt(page, text, index) ?? eachOf(page, text, index),
  );
}

/** Returns a word as one, if it is upright and on one line; PDFium has a space or a line end where it would not be. */
function wordAt(page: PageText, text: string, place: number): Letter | undefined {
  if (text.length < 3 || marked.test(text)) return undefined;
  const first = letterAt(page, text.charAt(0), place);
  if (!first || first.angle !== 0 || first.isMirrored) return undefined;
  const last = letterAt(page, text.charAt(text.length - 1), place + text.length - 1);
  const isLevel = last && last.size === first.size && last.down === first.down && last.angle === 0;
  return isLevel && last.start > first.start ? { ...first, text, end: last.end } : undefined;
}

function eachOf(page: PageText, text: string, start: number): Letter[] {
  let place = start;
  return [...text].flatMap((letter) => {
    const at = place;
    place += letter.length;
    return letter === '\u00AD' || !page.isMade(at) ? (letterAt(page, letter, at) ?? []) : [];
  });
}

function letterAt(page: PageText, text: string, place: number): Letter | undefined {
  const drawn = page.drawn(place);
  return Math.hypot(...drawn.along) > 0 && drawn.size > 0 ? placed(drawn, text, place) : undefined;
}

function placed(drawn: Drawn, text: string, place: number): Letter {
  const length = Math.hypot(...drawn.along);
  const [cos, sin] = [drawn.along[0] / length, drawn.along[1] / length];
  // The strokes of letters run to the left of their line, unless it is mirrored.
  const isMirrored = cos * drawn.up[1] - sin * drawn.up[0] < 0;
  const side = isMirrored ? -1 : 1;
  const [x, y] = drawn.origin;
  const [left, bottom, right, top] = drawn.box;
  const [width, height] = [right - left, top - bottom];
  const advance = Math.max(0, widthOf(width, height, Math.abs(cos), Math.abs(sin), drawn.size));
  const start = x * cos + y * sin;
  const down = (x * sin - y * cos) * side;
  const angle = Math.atan2(sin, cos);
  return { ...drawn, text, place, angle, isMirrored, start, end: start + advance, down };
}

/** The width of a letter that is turned, from the box around it. */
function widthOf(width: number, height: number, cos: number, sin: number, size: number): number {
  const flatness = cos * cos - sin * sin;
  // Of a diagonal letter, the box says little.
  if (Math.abs(flatness) > 0.2) return (width * cos - height * sin) / flatness;
  return (width - usualHeight * size * sin) / cos;
}

function byDirection(letters: readonly Letter[]): Letter[][] {
  const groups: Letter[][] = [];
  for (const letter of letters.toSorted((a, b) => Number(a.isMirrored) - Number(b.isMirrored) || a.angle - b.angle)) {
    const first = groups.at(-1)?.[0];
    const isSame = first && first.isMirrored === letter.isMirrored && letter.angle - first.angle < sameDirection;
    if (isSame) groups.at(-1)?.push(letter);
    else groups.push([letter]);
  }
  return groups;
}

/** Divides letters into lines, and these where gaps are as wide as between columns. */
function runsOf(letters: readonly Letter[]): Run[] {
  const lines: Letter[][] = [];
  for (const letter of letters.toSorted((a, b) => a.down - b.down)) {
    const last = lines.at(-1)?.at(-1);
    if (last && letter.down - last.down < astray * Math.min(letter.size, last.size)) lines.at(-1)?.push(letter);
    else lines.push([letter]);
  }
  return lines.flatMap((line) => {
    const runs: Run[] = [];
    for (const letter of line.toSorted((a, b) => a.start - b.start)) {
      const run = runs.at(-1);
      if (run && letter.start - run.end < columnGap * letter.size) {
        run.letters.push(letter);
        run.end = Math.max(run.end, letter.end);
      } else
        runs.push({ letters: [letter], start: letter.start, end: letter.end, down: letter.down, size: letter.size });
    }
    return runs;
  });
}

/** Puts each run behind the one above it, if that is near and nothing else is between. */
function chainsOf(runs: readonly Run[]): Run[][] {
  const chains: Run[][] = [];
  for (const run of runs) {
    const above = chains.findLast((chain) => {
      const last = chain.at(-1);
      if (!last || run.down <= last.down) return false;
      const isNear = run.down - last.down < nextLine * Math.max(run.size, last.size);
      return isNear && run.start < last.end && last.start < run.end;
    });
    if (above) above.push(run);
    else chains.push([run]);
  }
  return chains;
}

function addRun({ letters }: Run, add: (text: string, place: number) => void) {
  let last: Letter | undefined;
  // Accents are behind the end of the letter below them, or in front of its beginning.
  let [from, to] = [Infinity, -Infinity];
  for (const letter of asRead(letters)) {
    if (last) {
      const gap = Math.max(letter.start - to, from - letter.end);
      if (gap > spaceGap * letter.size) {
        add(' ', -1);
        [from, to] = [Infinity, -Infinity];
      }
      // PDFium has ligatures as several letters at one place.
      const isLigature = last.start === letter.start && Math.abs(letter.place - last.place) === 1;
      const isAgain = last.text === letter.text && Math.abs(last.start - letter.start) < drawnTwice * letter.size;
      if (isAgain && !isLigature) continue;
    }
    add(letter.text, letter.place);
    last = letter;
    [from, to] = [Math.min(from, letter.start), Math.max(to, letter.end)];
  }
}

/** Turns letters that are read from right to left around, with what is between them. */
function asRead(letters: readonly Letter[]): Letter[] {
  const read: Letter[] = [];
  let from = 0;
  while (from < letters.length) {
    let to = from + 1;
    if (isBackwards(letters[from])) {
      for (let next = to; next < letters.length && !isForwards(letters[next]); next++)
        if (isBackwards(letters[next])) to = next + 1;
    }
    read.push(...letters.slice(from, to).toReversed());
    from = to;
  }
  return read;
}

const isBackwards = (letter: Letter | undefined): boolean => rightToLeft.test(letter?.text ?? '');
const isForwards = (letter: Letter | undefined): boolean =>
  /[\p{L}\p{N}]/u.test(letter?.text ?? '') && !isBackwards(letter);
