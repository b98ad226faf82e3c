import type { FrameRange } from '../jobs/contract/image-step.ts';

const number = String.raw`(?:[1-9]\d*|[Ll]ast)`;
const item = String.raw`${number}(?:\s*[\-–—]\s*${number})?(?:\s*=\s*\d{1,3}(?:\.\d{1,3})?)?`;

/** Lists of frames as people type them: `1-3, 5=0.5, last`. `5=0.5` is shown for half a second, `10-1` goes backwards. */
export const frameListPattern = new RegExp(String.raw`^\s*(?:${item}(?:\s*[,;]\s*${item})*)?[\s,;]*$`);

/** Of a text that fits the pattern. An empty list has no frames. */
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

/** A frame of the list: which one it is, from 0, and for how many milliseconds it is shown. Default as long as before. */
export interface ListedFrame {
  frame: number;
  delay?: number | undefined;
}

/** The list that stands for these frames of so many, neighbours as ranges. */
export function formatFrameList(frames: readonly ListedFrame[], count: number): string {
  const ranges: { first: ListedFrame; last: ListedFrame }[] = [];
  for (const next of frames) {
    const range = ranges.at(-1);
    if (range && range.last.frame === next.frame - 1 && range.first.delay === next.delay) range.last = next;
    else ranges.push({ first: next, last: next });
  }
  // Of a range, so that the list fits longer animations too.
  const end = (frame: number) => (frame === count - 1 ? 'last' : String(frame + 1));
  return ranges
    .map(({ first, last }) => {
      const numbers = first === last ? String(first.frame + 1) : `${first.frame + 1}-${end(last.frame)}`;
      return `${numbers}${first.delay === undefined ? '' : `=${first.delay / 1000}`}`;
    })
    .join(', ');
}
