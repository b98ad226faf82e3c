import type { PageRange, Turn } from '#jobs/contract/ranges.ts';

const number = String.raw`(?:[1-9]\d*|[Ll]ast|[Zz])`;
const dash = String.raw`\s*[\-–—]`;
// A dash that ends a range is not followed by a number, so that no text is ambiguous.
const range = String.raw`${number}(?:${dash}(?:\s*${number}|(?!\s*[\dLlZz])))?`;
const item = String.raw`(?:[1-9]\d*\s*:\s*)?(?:[Aa]ll|[Oo]dd|[Ee]ven|${range})(?:\s*@\s*(?:90|180|270))?`;

/**
 * Lists of pages as people type them: `1-3, 7, last`. `5-` extends to the last page, `10-1` runs backwards, and `all`,
 * `odd` and `even` mean what they say. `2:4` is page 4 of the second file, `4@90` is rotated clockwise by 90 degrees.
 */
export const pageListPattern = new RegExp(String.raw`^\s*(?:${item}(?:(?:\s*[,;]\s*|\s+)${item})*)?[\s,;]*$`);

const parts = /^(?:(\d+):)?(?:(all|odd|even)|(\d+|last|z)(-)?(\d+|last|z)?)(?:@(90|180|270))?$/;

/** Parses a text that matches the pattern. An empty list has no pages. */
export const parsePageList = (text: string): PageRange[] =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s*([-:@])/g, '$1')
    .replace(/([:@])\s+/g, '$1')
    .replace(/-\s+(?=[\dlz])/g, '-')
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
    .map(parseItem);

const page = (text: string): number => (text === 'last' || text === 'z' ? -1 : Number(text));

function parseItem(text: string): PageRange {
  const [, file, word, first = '1', dashed, second = 'last', angle] = parts.exec(text) ?? [];
  const from = page(first);
  return {
    ...(file !== undefined && { file: Number(file) - 1 }),
    from,
    to: word ? -1 : dashed ? page(second) : from,
    ...((word === 'odd' || word === 'even') && { only: word }),
    // The pattern accepts no other angle.
    ...(angle !== undefined && { angle: Number(angle) as Turn }),
  };
}

/** A page on a board: its number, from 1, and its rotation. */
export interface BoardPage {
  /** From 1. */
  file: number;
  page: number;
  angle: 0 | Turn;
}

/**
 * Writes the list for these pages, with consecutive ones as ranges. @param hasFiles whether to include the number of
 * each page's file.
 */
export function formatPageList(pages: readonly BoardPage[], hasFiles: boolean): string {
  const ranges: { first: BoardPage; last: BoardPage }[] = [];
  for (const next of pages) {
    const range = ranges.at(-1);
    const { first, last } = range ?? {};
    const goesOn = first?.file === next.file && first.angle === next.angle && last?.page === next.page - 1;
    if (range && goesOn) range.last = next;
    else ranges.push({ first: next, last: next });
  }
  return ranges
    .map(({ first, last }) => {
      const numbers = first.page === last.page ? String(first.page) : `${first.page}-${last.page}`;
      return `${hasFiles ? `${first.file}:` : ''}${numbers}${first.angle ? `@${first.angle}` : ''}`;
    })
    .join(', ');
}
