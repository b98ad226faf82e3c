import { textOfRuns } from './blocks.ts';
import { isSmall, type Line } from './letters/lines.ts';
import { listMarkOf } from './list-marks.ts';
import type { PlacedPicture } from './page-flow.ts';
import type { Table } from './tables/ruled-tables.ts';

/** Lines that belong together. */
export interface Paragraph {
  type: 'lines';
  lines: Line[];
}

interface Column {
  left: number;
  right: number;
  /** From line to line, in points, where nothing else is known. */
  pitch: number;
  /** The size of most letters. */
  usual: number;
}

/** The lines of a column in paragraphs. @param usual size of letters. */
export function paragraphsOf(
  items: readonly (Line | Table | PlacedPicture)[],
  usual: number,
): (Paragraph | Table | PlacedPicture)[] {
  const column = { ...columnOf(items.filter((item) => item.type === 'text')), usual };
  const found: (Paragraph | Table | PlacedPicture)[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (item.type !== 'text') found.push(item);
    else if (last?.type === 'lines' && !begins(item, last.lines, column)) last.lines.push(item);
    else found.push({ type: 'lines', lines: [item] });
  }
  return found;
}

function columnOf(lines: readonly Line[]): Omit<Column, 'usual'> {
  const pitches = lines
    .slice(1)
    .map((line, index) => line.base - (lines[index]?.base ?? 0))
    .filter((pitch) => pitch > 2)
    .toSorted((a, b) => a - b);
  return {
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    // Most lines follow another one of their paragraph; larger steps are between paragraphs.
    pitch: pitches[Math.floor(pitches.length * 0.3)] ?? 0,
  };
}

/** Whether a line is the first one of another paragraph. */
function begins(line: Line, lines: readonly Line[], column: Column): boolean {
  const [first, before] = [lines[0], lines.at(-1)];
  if (!first || !before) return true;
  if (Math.abs(line.size - before.size) > 0.08 * Math.max(line.size, before.size)) return true;
  if (line.isCode !== before.isCode || line.isBold !== before.isBold) return true;
  const step = line.base - before.base;
  if (step > widestStep(lines, line, column)) return true;
  if (line.isCode) return false;
  if (isSmall(line, column.usual) && beginsNote(line, before)) return true;
  if (listMarkOf(textOfRuns(line.runs)) && !isMidSentence(before, line, column)) return true;
  if (listMarkOf(textOfRuns(first.runs))) return endsItem(line, lines, column);
  // The lines of a note begin further in than its number, or further out.
  return !(isSmall(first, column.usual) && isLabelled(first)) && isIndented(line, before, column);
}

/** Whether a line begins as a note may. */
const isLabelled = ({ runs }: Line): boolean =>
  runs[0]?.isRaised === true || /^[[(]?(?:\d{1,3}|[*†‡§¶])[\])]?[.:]?\s+\p{Lu}/u.test(textOfRuns(runs));

/** Notes below each other may have no space between them. */
const beginsNote = (line: Line, before: Line): boolean =>
  isLabelled(line) && (line.runs[0]?.isRaised === true || /[.!?]["”’)]*$/.test(textOfRuns(before.runs).trim()));

/** Whether a line stands further out than the text of the item before it, or would have had place on its last line. */
function endsItem(line: Line, lines: readonly Line[], { right }: Column): boolean {
  const [first, second] = lines;
  if (!first) return true;
  if (line.left < (second ? Math.max(first.left, second.left) : first.left) - 0.3 * line.size) return true;
  const word = /^\S+/.exec(textOfRuns(line.runs).trim())?.[0].length ?? 0;
  const letterWidth = (line.right - line.left) / Math.max(1, line.length);
  return (lines.at(-1)?.right ?? 0) + (word + 2) * letterWidth < right - 0.5 * line.size;
}

function widestStep(lines: readonly Line[], line: Line, { pitch }: Column): number {
  const [first, second] = lines;
  if (first && second) return 1.25 * (second.base - first.base) + 0.5;
  // Larger letters have larger steps.
  const usual = pitch > 0 && pitch < 2.2 * line.size ? Math.max(pitch, 1.05 * line.size) : 1.25 * line.size;
  return Math.max(1.3 * Math.min(usual, 1.6 * line.size), 1.3 * line.size);
}

/** A number at the beginning of a line may be one of a sentence. */
const isMidSentence = (before: Line, line: Line, { left, right }: Column): boolean =>
  Math.abs(line.left - before.left) < 1 &&
  before.right > right - 0.12 * (right - left) &&
  !/[.:;!?]$/.test(textOfRuns(before.runs).trim()) &&
  !listMarkOf(textOfRuns(before.runs));

/** Whether a line begins further in than the one before, or that one ends early with a sentence. */
function isIndented(line: Line, before: Line, { left, right }: Column): boolean {
  const isIn = line.left - before.left > 0.8 * line.size && before.left - left < 0.3 * line.size;
  const isFull = before.right > right - 0.2 * (right - left);
  if (isIn && isFull) return true;
  if (isIn && line.left - before.left < 3 * line.size) return true;
  const isEarly = before.right < right - 0.3 * (right - left);
  return (
    isEarly && /[.!?:]["”’)]*$/.test(textOfRuns(before.runs).trim()) && /^["“(]?\p{Lu}/u.test(textOfRuns(line.runs))
  );
}
