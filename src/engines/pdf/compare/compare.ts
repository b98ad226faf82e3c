import { JobError } from '#errors/errors.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import type { ComparedPage } from '#jobs/contract/report.ts';
import { shortNotes } from '../results/notes.ts';
import { encodePicture } from '../results/pictures.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { pixelsOf } from '../render/pixels.ts';
import { scannedPagesOf } from '../scan/scanned-pages.ts';
import { diff } from './diff.ts';
import { pairUp, type Pair } from './pair-pages.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

const dotsPerInch = 100;
/** Larger pages are compared at a lower resolution. */
const mostPixels = 2 ** 25;
/** The share of pixels to exceed: smaller differences may be due to antialiasing. */
const leastShare = 0.0001;

/** Compares two files. Returns a report, and an image of each page that looks different. */
export async function compare(files: File[], passwords: readonly string[], onProgress: OnProgress): Promise<Output[]> {
  const [first, second] = files;
  if (!first || !second || files.length > 2) throw new JobError('not-two-files', { files: files.length });
  const before = await OpenPdf.open(first, passwords[0] ?? '');
  try {
    const after = await OpenPdf.open(second, passwords[1] ?? '');
    try {
      const [report, ...pictures] = await comparePages({ before, after }, [first, second], onProgress);
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

interface Documents {
  before: OpenPdf;
  after: OpenPdf;
}

async function comparePages(
  documents: Documents,
  [first, second]: [File, File],
  onProgress: OnProgress,
): Promise<Output[]> {
  const { before, after } = documents;
  const textsOf = (document: OpenPdf) =>
    Array.from({ length: document.pages }, (_, page) => wordsOf(document.text(page)));
  const texts: [string[][], string[][]] = [textsOf(before), textsOf(after)];
  const pairs = pairUp(texts[0].map(joined), texts[1].map(joined));
  const pages: ComparedPage[] = [];
  const pictures: Output[] = [];
  for (const [index, pair] of pairs.entries()) {
    const { page, marked } = comparePair(pair, documents, texts);
    if (page) pages.push(page);
    if (marked) {
      const name = `page-${(pair.after ?? 0) + 1}-differences.png`;
      pictures.push({ file: await encodePicture(marked, name), notes: [] });
    }
    onProgress((index + 1) / pairs.length);
  }
  const compared = { type: 'compared', pages: pairs.length, different: pages.length } as const;
  return [
    {
      file: first,
      report: { type: 'comparison', comparison: { before: first.name, after: second.name, pages } },
      notes: [compared, ...shortNotes(before.short), ...shortNotes(after.short)],
    },
    ...pictures,
  ];
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const joined = (words: string[]) => words.join(' ');

interface Compared {
  /** Missing if no difference was found. */
  page?: ComparedPage;
  marked?: ImageData;
}

function comparePair({ before, after }: Pair, documents: Documents, texts: [string[][], string[][]]): Compared {
  const page: ComparedPage = {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    words: [],
  };
  if (after === undefined || before === undefined) return { page };
  for (const { type, items } of diff(texts[0][before] ?? [], texts[1][after] ?? []))
    if (type !== 'same') page.words.push({ type, words: joined(items) });
  const { marked, ...look } = compareLooks(before, after, documents);
  const isSame = page.words.length === 0 && Object.keys(look).length === 0;
  return isSame ? {} : { page: { ...page, ...look }, ...(marked && { marked }) };
}

function compareLooks(
  old: number,
  now: number,
  { before, after }: Documents,
): Pick<ComparedPage, 'resized' | 'looks'> & { marked?: ImageData } {
  const [size, other] = [after.size(now), before.size(old)];
  if (Math.abs(size.width - other.width) > 1 || Math.abs(size.height - other.height) > 1)
    return { resized: { before: other, after: size } };
  const [width, height] = pixelsOf(size, dotsPerInch, mostPixels);
  const { share, marked } = comparePictures(before.draw(old, width, height), after.draw(now, width, height));
  return share < leastShare ? {} : { looks: share, marked };
}

/** Differences up to this much (of 255) are ignored: fonts render slightly differently from file to file. */
const tolerance = 32;

interface PictureDifference {
  /** The share of pixels that differ, from 0 to 1. */
  share: number;
  /** The second image, pale, with differences in red. */
  marked: ImageData;
}

/** Compares two images of the same size. */
function comparePictures(before: ImageData, after: ImageData): PictureDifference {
  const [was, is] = [before.data, after.data];
  const marked = new ImageData(after.width, after.height);
  const pixels = marked.data;
  let different = 0;
  // Runs for millions of samples, so it allocates nothing.
  for (let at = 0; at < is.length; at += 4) {
    const isOff = isFar(was, is, at) || isFar(was, is, at + 1) || isFar(was, is, at + 2);
    if (isOff) different++;
    const pale = 170 + (0.3 * (is[at] ?? 0) + 0.59 * (is[at + 1] ?? 0) + 0.11 * (is[at + 2] ?? 0)) / 3;
    pixels[at] = isOff ? 200 : pale;
    pixels[at + 1] = isOff ? 0 : pale;
    pixels[at + 2] = isOff ? 30 : pale;
    pixels[at + 3] = 255;
  }
  return { share: (different * 4) / Math.max(1, is.length), marked };
}

const isFar = (was: Uint8ClampedArray, is: Uint8ClampedArray, at: number): boolean =>
  Math.abs((was[at] ?? 0) - (is[at] ?? 0)) > tolerance;
