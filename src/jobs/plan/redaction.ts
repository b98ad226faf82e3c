import { JobError } from '#errors/errors.ts';
import { FoldedText } from '#folding/folded-text.ts';
import { Phrase } from '#folding/phrase.ts';
import { isSearch, wordsToFind } from '#personal-data/search-texts.ts';
import type { Note, Output, PdfJob } from '../contract/job.ts';
import type { PdfRedaction, PdfSearch } from '../contract/pdf-edits.ts';
import { mostPagesChecked, type PageReading } from '../contract/reading.ts';
import { ask } from '../run-job.ts';
import { andThen, each, into, run, type Piece, type Plan } from './plan.ts';
import { drawingsOfPages, planOfReadings } from './reading.ts';
import { languagesFor } from './reading-languages.ts';

/** The share of the progress that redacting takes, where pages are read afterwards. */
const share = 0.3;
/** Accents that OCR often leaves out. */
const accents = /[\u0300-\u036F]/g;

/**
 * Redacts a file. Where pages may show words in images and drawings, the result is read as it is drawn, and the words
 * that are still there are noted.
 */
export function planOfRedaction(job: PdfJob, redaction: PdfRedaction, piece: Piece): Plan<Output[]> {
  const redacted = run(job, [piece]);
  if (!isSearch(redaction)) return redacted;
  return andThen(redacted, share, (outputs) => each(outputs, (output) => checked(output, redaction)));
}

const checked = (output: Output, search: PdfSearch): Plan<Output[]> =>
  into(look(output, search), ({ read, notes }) => [
    { ...output, notes: [...withoutRead(output.notes, read), ...notes] },
  ]);

interface Look {
  /** The pages, from 1, that were read. */
  read: number[];
  notes: Note[];
}

const look =
  ({ file, notes: before }: Output, search: PdfSearch): Plan<Look> =>
  async (conduct) => {
    try {
      const pictured = await ask('pdf', { type: 'pictured', file, password: '' }, conduct.signal);
      const unnamed = pagesOf(before, 'unnamed-letters').map((page) => page - 1);
      const all = [...new Set([...pictured, ...unnamed])].toSorted((a, b) => a - b);
      const scans = pagesOf(before, 'scanned-pages');
      const languages = languagesFor(search.words);
      const pages = languages.length === 0 ? [] : all.slice(0, mostPagesChecked);
      const readings = await planOfReadings(drawingsOfPages({ file }, pages, true), languages)(conduct);
      const shown = await Promise.all(readings.map((reading) => wordsOn(reading, search)));
      const those = (is: (words: string[] | undefined) => boolean) =>
        pages.filter((_, index) => is(shown[index])).map((page) => page + 1);
      const [seen, clear] = [those((words = []) => words.length > 0), those((words) => words?.length === 0)];
      const blank = those((words) => words === undefined);
      const unread = all.slice(pages.length).map((page) => page + 1);
      const why = languages.length === 0 ? 'script' : 'many';
      const words = [...new Set(shown.flatMap((each) => each ?? []))];
      const notes: Note[] = [
        ...(seen.length > 0
          ? [
              {
                type: 'seen-in-pictures',
                words,
                pages: seen,
                hasScan: seen.some((page) => scans.includes(page)),
              } as const,
            ]
          : []),
        ...(clear.length > 0 ? [{ type: 'pictures-read', pages: clear, languages } as const] : []),
        ...(blank.length > 0 ? [{ type: 'pictures-unread', why: 'not-drawn', pages: blank } as const] : []),
        ...(unread.length > 0 ? [{ type: 'pictures-unread', why, pages: unread } as const] : []),
      ];
      return { read: [...seen, ...clear], notes };
    } catch (error) {
      // The file is redacted all the same.
      if (!(error instanceof JobError)) throw error;
      return { read: [], notes: [{ type: 'pictures-unread', why: 'failed' }] };
    }
  };

/** The pages, from 1, that notes name. */
const pagesOf = (notes: readonly Note[], type: 'scanned-pages' | 'unnamed-letters'): number[] =>
  notes.flatMap((note) => (note.type === type ? note.pages : []));

/** Returns the searched words that a page shows; undefined if it was not read. */
async function wordsOn(reading: PageReading, search: PdfSearch): Promise<string[] | undefined> {
  if (typeof reading === 'string') return undefined;
  const lines = reading.blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const text = lines.map((line) => line.text).join('\n');
  const words = await wordsToFind(() => [text], search);
  const seen = new FoldedText(plain(text));
  return words.filter((word) => new Phrase(plain(word)).in(seen, true).length > 0);
}

const plain = (text: string): string => text.normalize('NFD').replace(accents, '').normalize('NFC');

/** What was read was searched. */
function withoutRead(notes: readonly Note[], read: readonly number[]): Note[] {
  return notes.flatMap((note) => {
    if (note.type !== 'scanned-pages') return note;
    const pages = note.pages.filter((page) => !read.includes(page));
    return pages.length > 0 ? { ...note, pages } : [];
  });
}
