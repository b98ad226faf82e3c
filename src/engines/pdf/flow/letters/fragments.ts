import { addRun, dividing, type Run } from '../blocks.ts';
import { gapBetween, inOne, spaceWidth, type Fragment } from './fragment.ts';
import { joinJustified } from './justified.ts';
import type { Letter } from './letters.ts';

/** In ems: further apart, letters are not of one text, as in columns. Spaces that are written may be as wide as a line needs. */
const furthest = { none: 0.85, made: 0.85, written: 3.5 };
/** Puts letters together that are side by side, in their order. */
export function fragmentsOf(letters: readonly Letter[]): Fragment[] {
  const fragments: Letter[][] = [];
  for (const letter of letters) {
    const last = fragments.at(-1);
    const before = last?.at(-1);
    if (last && before && isBeside(before, letter, last[0] ?? before)) last.push(letter);
    else fragments.push([letter]);
  }
  return mergeNeighbours(joinJustified(fragments.map(fragmentFrom)));
}

function isBeside(before: Letter, letter: Letter, first: Letter): boolean {
  const size = Math.max(before.style.size, letter.style.size);
  if (gapBetween(before, letter) > furthest[letter.space] * size || gapBetween(before, letter) < -2 * size)
    return false;
  return isSameLine(before, letter) || isSameLine(first, letter);
}

/** What is raised or lowered overlaps the line. */
function isSameLine(a: Letter, b: Letter): boolean {
  const [small, large] = [Math.min(a.style.size, b.style.size), Math.max(a.style.size, b.style.size)];
  const off = Math.abs(a.base - b.base);
  return small > 0.85 * large ? off < 0.25 * small : off < 0.6 * large;
}

function fragmentFrom(letters: Letter[]): Fragment {
  const sizes = letters.map(({ style }) => style.size);
  const size = mostOf(sizes);
  const usual = letters.find(({ style }) => style.size === size) ?? letters[0];
  return {
    type: 'text',
    left: Math.min(...letters.map(({ left }) => left)),
    right: Math.max(...letters.map(({ right }) => right)),
    top: Math.min(...letters.map(({ top }) => top)),
    bottom: Math.max(...letters.map(({ bottom }) => bottom)),
    runs: runsOf(letters),
    base: usual?.base ?? 0,
    size,
    length: letters.length,
    isBold: letters.every(({ style }) => style.isBold),
    isCode: letters.every(({ style }) => style.isCode),
  };
}

function mostOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Letters in their order as text, with spaces where there are gaps or another line begins. */
export function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  let before: Letter | undefined;
  for (const letter of letters) {
    if (before && isApart(before, letter)) addSpace(runs, before, letter);
    const { isBold, isItalic, isCode } = letter.style;
    addRun(runs, {
      text: letter.text,
      ...(isBold && { isBold }),
      ...(isItalic && { isItalic }),
      ...(isCode && { isCode }),
      ...(letter.isRaised && { isRaised: true }),
      ...(letter.link !== undefined && { link: letter.link }),
    });
    before = letter;
  }
  return runs;
}

/** Whether there is space between two letters that follow each other. PDFium puts spaces where none are, between parts of a text. */
export const isApart = (before: Letter, letter: Letter): boolean =>
  letter.space === 'written' ||
  gapBetween(before, letter) > (letter.space === 'made' ? 0.1 : spaceWidth) * letter.style.size ||
  (!isSameLine(before, letter) && (gapBetween(before, letter) >= 0 || isOnNextLine(before, letter)));

const isOnNextLine = (before: Letter, letter: Letter): boolean =>
  letter.base - before.base > 0.8 * Math.max(before.style.size, letter.style.size);

function addSpace(runs: Run[], before: Letter, letter: Letter) {
  const last = runs.at(-1);
  if (!last) return;
  if (last.text.endsWith(dividing)) {
    last.text = last.text.slice(0, -1);
    return;
  }
  const isWithinLink = before.link === letter.link;
  if (isWithinLink) last.text += ' ';
  else addRun(runs, { text: ' ' });
}

/** In ems: what is as near on the same line is one text, wherever the content has it. */
const near = 0.4;

function mergeNeighbours(fragments: readonly Fragment[]): Fragment[] {
  const merged: Fragment[] = [];
  // Those of the lines that were seen last: content seldom goes back further.
  for (const fragment of fragments) {
    const recent = merged.slice(-12);
    const beside = recent.findLast(
      (each) =>
        Math.abs(each.base - fragment.base) < 0.2 * fragment.size &&
        Math.abs(gapBetween(each, fragment)) < near * Math.max(each.size, fragment.size),
    );
    if (beside) merged[merged.lastIndexOf(beside)] = inOne(beside, fragment);
    else merged.push(fragment);
  }
  return merged;
}
