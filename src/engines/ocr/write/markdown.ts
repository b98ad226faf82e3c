import type { PageReading, ReadLine, ReadPage, ReadParagraph } from '#jobs/contract/reading.ts';
import { linesOf } from '../lines-of.ts';
import { readPages } from './text.ts';

/** How many times taller than most lines those of headings are, for each level. */
const headings = [
  { mark: '# ', from: 1.7 },
  { mark: '## ', from: 1.25 },
] as const;
/** In lines. Longer paragraphs are not headings, whatever their size. */
const longestHeading = 3;

const bullet = /^[•·▪◦●○*\-–—]\s+/;
const number = /^(\d{1,3})[.)]\s+/;
/** Letters of scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Writes paragraphs, headings by their size, and lists by their bullets or numbers, with a rule between pages. */
export const markdown = (readings: readonly PageReading[]): string =>
  `${readPages(readings)
    .map((page) => (page ? pageMarkdown(page) : ''))
    .join('\n\n---\n\n')}\n`;

function pageMarkdown(page: ReadPage): string {
  const heights = page.blocks.flatMap(linesOf).flatMap(({ height, text }) => Array<number>(text.length).fill(height));
  const usual = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  return page.blocks.flatMap(({ paragraphs }) => paragraphs.map((each) => paragraphMarkdown(each, usual))).join('\n\n');
}

function paragraphMarkdown({ lines }: ReadParagraph, usual: number): string {
  const height = lines.reduce((sum, line) => sum + line.height, 0) / Math.max(1, lines.length);
  const heading = lines.length <= longestHeading ? headings.find(({ from }) => height >= usual * from) : undefined;
  if (heading) return heading.mark + joined(lines);
  const parts: ReadLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (!last || bullet.test(line.text) || number.test(line.text)) parts.push([line]);
    else last.push(line);
  }
  return parts.map((part) => escaped(joined(part))).join('\n');
}

/** Joins lines, and rejoins words that a hyphen divides. */
const joined = (lines: readonly ReadLine[]): string =>
  lines.reduce((whole, { text }) => {
    if (whole === '') return text;
    if (/\p{Ll}-$/u.test(whole) && /^\p{Ll}/u.test(text)) return whole.slice(0, -1) + text;
    return whole + (unspaced.test(whole) ? '' : ' ') + text;
  }, '');

/** Escapes text that could be Markdown syntax, but keeps list markers. */
function escaped(text: string): string {
  const plain = (part: string) => part.replace(/[\\`*_[\]<>]/g, String.raw`\$&`);
  if (bullet.test(text)) return `- ${plain(text.replace(bullet, ''))}`;
  if (number.test(text))
    return text
      .replace(number, '$1. ')
      .replace(/^(\d+\. )(.*)$/s, (_, mark: string, rest: string) => mark + plain(rest));
  return plain(text).replace(/^([#+>~=|-])/, String.raw`\$1`);
}
