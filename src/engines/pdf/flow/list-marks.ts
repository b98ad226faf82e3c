import { textOfRuns, type Run } from './blocks.ts';

export const bullet = /^[•·▪◦●○■□–—‣⁃*\uF0B7\uF0A7\uFFFD-](?:\s+|$)/u;
const counted = /^(?:(\d{1,3})[.)]|\(?([a-z]|[ivxl]{1,6})\)|([ivxl]{1,6})\.)(?:\s+|$)/;

/** What an item of a list begins with; nothing for what is none. `number`: what it counts. */
export function listMarkOf(text: string): { length: number; number?: number } | undefined {
  const dot = bullet.exec(text);
  if (dot) return { length: dot[0].length };
  const mark = counted.exec(text);
  if (!mark) return undefined;
  const [whole, digits] = mark;
  return { length: whole.length, number: digits === undefined ? 1 : Number(digits) };
}

/** A text without so many characters at its beginning. */
export function withoutStart(runs: readonly Run[], length: number): Run[] {
  let left = length;
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }];
  });
}

export const isListMark = (runs: readonly Run[]): boolean => {
  const text = textOfRuns(runs).trim();
  return listMarkOf(text)?.length === text.length;
};
