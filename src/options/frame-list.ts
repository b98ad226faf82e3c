import type { FrameRange } from '#jobs/contract/image-step.ts';

const number = String.raw`(?:[1-9]\d*|[Ll]ast)`;
const item = String.raw`${number}(?:\s*[\-–—]\s*${number})?(?:\s*=\s*\d{1,3}(?:\.\d{1,3})?)?`;

/**
 * Lists of frames as people type them: `1-3, 5=0.5, last`. `5=0.5` is shown for half a second, `10-1` runs backwards.
 */
export const frameListPattern = new RegExp(String.raw`^\s*(?:${item}(?:\s*[,;]\s*${item})*)?[\s,;]*$`);

/** Parses a text that matches the pattern. An empty list has no frames. */
export const parseFrameList = (text: string): FrameRange[] =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, '')
    .split(/[,;]/)
    .filter((each) => each !== '')
    .map((each) => {
      const [range = '', seconds] = each.split('=');
      const [from = '', to = from] = range.split('-');
      return {
        from: placeOf(from),
        to: placeOf(to),
        ...(seconds !== undefined && { delay: Math.round(Number(seconds) * 1000) }),
      };
    });

const placeOf = (text: string): number => (text === 'last' ? -1 : Number(text));

/** A frame of the list: its index, from 0, and its delay in milliseconds. Default as long as before. */
export interface ListedFrame {
  frame: number;
  delay?: number | undefined;
}

/** Writes the list for these frames out of `count`, with consecutive ones as ranges. */
export function formatFrameList(frames: readonly ListedFrame[], count: number): string {
  const ranges: { first: ListedFrame; last: ListedFrame }[] = [];
  for (const next of frames) {
    const range = ranges.at(-1);
    if (range && range.last.frame === next.frame - 1 && range.first.delay === next.delay) range.last = next;
    else ranges.push({ first: next, last: next });
  }
  // For the end of a range, so that the list suits longer animations too.
  const end = (frame: number) => (frame === count - 1 ? 'last' : String(frame + 1));
  return ranges
    .map(({ first, last }) => {
      const numbers = first === last ? String(first.frame + 1) : `${first.frame + 1}-${end(last.frame)}`;
      return `${numbers}${first.delay === undefined ? '' : `=${first.delay / 1000}`}`;
    })
    .join(', ');
}
