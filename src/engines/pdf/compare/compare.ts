import { JobError } from '../../../errors/errors.ts';
import type { Output } from '../../../jobs/contract/job.ts';
import { shortNotes } from '../results/notes.ts';
import { encodePicture } from '../results/pictures.ts';
import { stemOf } from '../results/output-file.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { pixelsOf } from '../render/pixels.ts';
import { diff } from './diff.ts';
import { pairUp, type Pair } from './pair-pages.ts';
import { comparePictures } from './pictures.ts';

const dotsPerInch = 100;
/** Larger pages are compared less finely. */
const mostPixels = 2 ** 25;
/** Less may be how a line falls on the pixels. A share of them. */
const leastShare = 0.0001;

/** What differs between two files: a report, and a picture of each page that looks different. */
export async function compare(
  files: File[],
  passwords: readonly string[],
  onProgress: (progress: number) => void,
): Promise<Output[]> {
  const [first, second] = files;
  if (!first || !second || files.length > 2) throw new JobError('not-two-files', { files: files.length });
  const before = await OpenPdf.open(first, passwords[0] ?? '');
  try {
    const after = await OpenPdf.open(second, passwords[1] ?? '');
    try {
      return await comparePages(before, after, [first, second], onProgress);
    } finally {
      after.close();
    }
  } finally {
    before.close();
  }
}

async function comparePages(
  before: OpenPdf,
  after: OpenPdf,
  files: [File, File],
  onProgress: (progress: number) => void,
): Promise<Output[]> {
  const texts = [before, after].map((document) =>
    Array.from({ length: document.pages }, (_, page) => wordsOf(document.text(page))),
  ) as [string[][], string[][]];
  const pairs = pairUp(texts[0].map(joined), texts[1].map(joined));
  const lines: string[] = [];
  const pictures: Output[] = [];
  let different = 0;
  for (const [index, pair] of pairs.entries()) {
    const { said, marked } = comparePair(pair, before, after, texts);
    if (said.length > 0) different++;
    lines.push(...said);
    if (marked) {
      const name = `page-${(pair.after ?? 0) + 1}-differences.png`;
      pictures.push({ file: await encodePicture(marked, 'png', 100, name), notes: [] });
    }
    onProgress((index + 1) / pairs.length);
  }
  const report = [
    `Before: ${files[0].name}`,
    `After: ${files[1].name}`,
    '',
    ...(lines.length > 0 ? lines : ['No difference was found.']),
  ];
  const name = `${stemOf(files[0].name)}-compared.txt`;
  return [
    {
      file: new File([`${report.join('\n')}\n`], name, { type: 'text/plain' }),
      notes: [
        { type: 'compared', pages: pairs.length, different },
        ...shortNotes(before.short),
        ...shortNotes(after.short),
      ],
    },
    ...pictures,
  ];
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const joined = (words: string[]) => words.join(' ');

function comparePair(
  pair: Pair,
  before: OpenPdf,
  after: OpenPdf,
  texts: [string[][], string[][]],
): { said: string[]; marked?: ImageData } {
  const [old, now] = [pair.before, pair.after];
  if (now === undefined) return { said: [`Page ${(old ?? 0) + 1} is gone.`, ''] };
  if (old === undefined) return { said: [`Page ${now + 1} is new.`, ''] };
  const title = old === now ? `Page ${now + 1}` : `Page ${old + 1}, now page ${now + 1}`;
  const words = diff(texts[0][old] ?? [], texts[1][now] ?? [])
    .filter(({ type }) => type !== 'same')
    .map(({ type, items }) => `  ${type === 'removed' ? 'Removed' : 'Added'}: ${items.join(' ')}`);
  const look = compareLooks(old, now, before, after);
  if (words.length === 0 && look.said === '') return { said: [] };
  return { said: [`${title}${look.said}`, ...words, ''], ...(look.marked && { marked: look.marked }) };
}

function compareLooks(old: number, now: number, before: OpenPdf, after: OpenPdf): { said: string; marked?: ImageData } {
  const [size, other] = [after.size(now), before.size(old)];
  if (Math.abs(size.width - other.width) > 1 || Math.abs(size.height - other.height) > 1) {
    return { said: `: its size was ${points(other)}, and is ${points(size)}` };
  }
  const [width, height] = pixelsOf(size, dotsPerInch, mostPixels);
  const { share, marked } = comparePictures(before.draw(old, width, height), after.draw(now, width, height));
  if (share < leastShare) return { said: '' };
  return { said: `: ${(share * 100).toFixed(share < 0.01 ? 2 : 1)}% of it looks different`, marked };
}

const points = ({ width, height }: { width: number; height: number }) =>
  `${Math.round(width)} × ${Math.round(height)} points`;
