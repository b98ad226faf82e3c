import { JobError } from '../../../errors/errors.ts';
import type { Note, Output } from '../../../jobs/contract/job.ts';
import type { ComparisonWords } from '../../../jobs/contract/report-words.ts';
import { describeShare } from '../../../words/amounts.ts';
import { filled } from '../../../words/filled.ts';
import { shortNotes } from '../results/notes.ts';
import { encodePicture } from '../results/pictures.ts';
import { stemOf } from '../results/output-file.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { pixelsOf } from '../render/pixels.ts';
import { scannedPagesOf } from '../scan/scanned-pages.ts';
import { diff } from './diff.ts';
import { pairUp, type Pair } from './pair-pages.ts';
import { comparePictures } from './pictures.ts';

const dotsPerInch = 100;
/** Larger pages are compared at a lower resolution. */
const mostPixels = 2 ** 25;
/** The share of pixels to exceed: smaller differences may be due to antialiasing. */
const leastShare = 0.0001;

/** Compares two files. Returns a report, and an image of each page that looks different. */
export async function compare(
  { words }: { words: ComparisonWords },
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
      const [report, ...pictures] = await comparePages({ before, after, words }, [first, second], onProgress);
      if (!report) return pictures;
      const scans = [...(await scansIn(first, passwords[0], before)), ...(await scansIn(second, passwords[1], after))];
      return [{ ...report, notes: [...report.notes, ...scans] }, ...pictures];
    } finally {
      after.close();
    }
  } finally {
    before.close();
  }
}

/** Returns notes on scanned pages, whose words could not be compared. */
async function scansIn(file: File, password = '', document: OpenPdf): Promise<Note[]> {
  const pages = await scannedPagesOf(file, password, document.texts());
  return pages.length > 0 ? [{ type: 'scanned-pages', missed: 'comparison', pages, of: file.name }] : [];
}

/** The documents to compare, and the words of the report. */
interface Comparison {
  before: OpenPdf;
  after: OpenPdf;
  words: ComparisonWords;
}

async function comparePages(
  comparison: Comparison,
  files: [File, File],
  onProgress: (progress: number) => void,
): Promise<Output[]> {
  const { before, after, words } = comparison;
  const textsOf = (document: typeof before) =>
    Array.from({ length: document.pages }, (_, page) => wordsOf(document.text(page)));
  const texts: [string[][], string[][]] = [textsOf(before), textsOf(after)];
  const pairs = pairUp(texts[0].map(joined), texts[1].map(joined));
  const lines: string[] = [];
  const pictures: Output[] = [];
  let different = 0;
  for (const [index, pair] of pairs.entries()) {
    const { said, marked } = comparePair(pair, comparison, texts);
    if (said.length > 0) different++;
    lines.push(...said);
    if (marked) {
      const name = `page-${(pair.after ?? 0) + 1}-differences.png`;
      pictures.push({ file: await encodePicture(marked, 'png', 100, name), notes: [] });
    }
    onProgress((index + 1) / pairs.length);
  }
  const report = [
    filled(words.before, { name: files[0].name }),
    filled(words.after, { name: files[1].name }),
    '',
    ...(lines.length > 0 ? lines : [words.same]),
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
  comparison: Comparison,
  texts: [string[][], string[][]],
): { said: string[]; marked?: ImageData } {
  const { words } = comparison;
  const [old, now] = [pair.before, pair.after];
  if (now === undefined) return { said: [filled(words.gone, { page: (old ?? 0) + 1 }), ''] };
  if (old === undefined) return { said: [filled(words.added, { page: now + 1 }), ''] };
  const title = filled(old === now ? words.page : words.movedPage, { before: old + 1, page: now + 1 });
  const changes = diff(texts[0][old] ?? [], texts[1][now] ?? [])
    .filter(({ type }) => type !== 'same')
    .map(
      ({ type, items }) =>
        `  ${filled(type === 'removed' ? words.removedWords : words.addedWords, { words: items.join(' ') })}`,
    );
  const look = compareLooks(old, now, comparison);
  if (changes.length === 0 && look.said === '') return { said: [] };
  return { said: [`${title}${look.said}`, ...changes, ''], ...(look.marked && { marked: look.marked }) };
}

function compareLooks(
  old: number,
  now: number,
  { before, after, words }: Comparison,
): { said: string; marked?: ImageData } {
  const [size, other] = [after.size(now), before.size(old)];
  if (Math.abs(size.width - other.width) > 1 || Math.abs(size.height - other.height) > 1) {
    return { said: filled(words.resized, { before: points(other, words), after: points(size, words) }) };
  }
  const [width, height] = pixelsOf(size, dotsPerInch, mostPixels);
  const { share, marked } = comparePictures(before.draw(old, width, height), after.draw(now, width, height));
  if (share < leastShare) return { said: '' };
  return { said: filled(words.looks, { share: describeShare(share, share < 0.01 ? 2 : 1) }), marked };
}

const points = ({ width, height }: { width: number; height: number }, words: ComparisonWords) =>
  filled(words.points, { width: Math.round(width), height: Math.round(height) });
