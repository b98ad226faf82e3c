import { JobError } from '../../errors/errors.ts';
import { formats, sniffFormat } from '../../formats/formats.ts';
import type { Note, OcrJob, Output } from '../contract/job.ts';
import {
  readingLanguages,
  type PagePicture,
  type PageReading,
  type ReadingLanguage,
  type ReadOperation,
} from '../contract/reading.ts';
import { ask, runJob } from '../run-job.ts';
import { Turns } from './turns.ts';

interface Options {
  signal?: AbortSignal;
  /** Called with numbers from 0 to 1. */
  onProgress?(progress: number): void;
}

/** Pages to be read. Each is drawn when its turn comes. */
interface Pages {
  count: number;
  give(page: number): Promise<PagePicture | Blob | Exclude<PageReading, object>>;
}

/** The share of the progress that reading takes. Writing the result is the rest. */
const readingShare = 0.97;
/**
 * The memory that a worker needs for reading, in bytes: a greyscale page, twice, and what Tesseract holds for it and
 * its languages.
 */
const memoryOfReader = 160e6;
const mostMemory = 500e6;
/** The longest side of pictures, in pixels. Letters that this makes too small were unreadable before. */
const longestSide = 6000;

/** The workers that read at the same time, for all files together. */
const turns = new Turns(Math.max(1, Math.min(navigator.hardwareConcurrency, Math.floor(mostMemory / memoryOfReader))));

/**
 * Reads the pages of a file, several at a time, and writes their text.
 *
 * @throws {JobError} if it fails.
 * @throws the signal's reason if it is aborted.
 */
export async function readPages(job: OcrJob, files: File[], options: Options): Promise<Output[]> {
  const [file] = files;
  if (!file) throw new Error('There is no file');
  const { operation, passwords = [] } = job;
  const [password = ''] = passwords;
  const pages = await pagesOf(file, password, operation, options.signal);
  const readings = await readAll(pages, operation.languages, options);
  const told = (progress: number) => options.onProgress?.(readingShare + (1 - readingShare) * progress);
  const rest = { ...options, onProgress: told };
  const languages = operation.languages.map((language) => readingLanguages[language]);
  const outputs = await (operation.as === 'pdf'
    ? runJob({ engine: 'pdf', operation: { type: 'add-text', readings, languages }, passwords }, [file], rest)
    : runJob({ ...job, read: readings }, [file], rest));
  const notes = notesOf(readings, operation);
  return outputs.map((output) =>
    output.notes.some(({ type }) => type === 'unchanged') ? output : { ...output, notes: [...notes, ...output.notes] },
  );
}

async function pagesOf(
  file: File,
  password: string,
  { again = false }: ReadOperation,
  signal: AbortSignal | undefined,
): Promise<Pages> {
  const format = await sniffFormat(file);
  const kind = format && formats[format].kind;
  if (kind === 'document') return pagesOfDocument({ file, password, again }, signal);
  if (kind !== 'image') throw new JobError('unknown-format', {});
  const facts = await ask('image', { type: 'facts', file }, signal);
  if (facts.kind === 'image' && (facts.pages ?? 1) > 1) {
    const document = { type: 'document', format: 'pdf', page: 'fit', margin: 0 } as const;
    const [made] = await runJob({ engine: 'image', operation: document }, [file], signal ? { signal } : {});
    if (made) return pagesOfDocument({ file: made.file, password: '', again: true }, signal);
  }
  return { count: 1, give: () => pictureOf(file, signal) };
}

interface Drawn {
  file: File;
  password: string;
  /** Whether to read pages that have text. */
  again: boolean;
  /** From 0. Default all. */
  pages?: readonly number[];
}

export async function pagesOfDocument(
  { file, password, again, pages }: Drawn,
  signal: AbortSignal | undefined,
): Promise<Pages> {
  const facts = pages ? undefined : await ask('pdf', { type: 'facts', file, password }, signal);
  // One page at a time, because a single worker draws them, which has the file open.
  let drawn: Promise<unknown> = Promise.resolve();
  return {
    count: pages?.length ?? (facts?.kind === 'document' ? facts.pages : 0),
    give(index) {
      const page = pages?.[index] ?? index;
      const next = drawn.then(() => ask('pdf', { type: 'scan', file, password, page, again }, signal));
      drawn = next.catch(() => undefined);
      return next;
    },
  };
}

/** Converts any picture to one that a browser can decode, upright and in sRGB. */
async function pictureOf(file: File, signal: AbortSignal | undefined): Promise<Blob> {
  const [made] = await runJob(
    {
      engine: 'image',
      operation: {
        type: 'encode',
        steps: [
          { type: 'frames', ranges: [{ from: 1, to: 1 }] },
          { type: 'resize', width: longestSide, height: longestSide, withoutEnlargement: true },
        ],
        output: { format: 'bmp' },
      },
    },
    [file],
    signal ? { signal } : {},
  );
  if (!made) throw new Error('There is no picture');
  return made.file;
}

/** Reads pages, several at a time. */
export async function readAll(
  pages: Pages,
  languages: readonly ReadingLanguage[],
  { signal, onProgress }: Options,
): Promise<PageReading[]> {
  const readings: PageReading[] = Array.from({ length: pages.count }, () => 'not-drawn');
  const progress = readings.map(() => 0);
  const tell = (page: number, done: number) => {
    progress[page] = done;
    onProgress?.((readingShare * progress.reduce((sum, each) => sum + each, 0)) / pages.count);
  };
  const failed = new AbortController();
  const stopped = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const left = readings.keys();
  async function readNext() {
    for (const page of left) {
      readings[page] = await turns.take(async () => {
        stopped.throwIfAborted();
        const picture = await pages.give(page);
        if (typeof picture === 'string') return picture;
        return ask('ocr', { type: 'read', picture, languages }, stopped, (done) => tell(page, done));
      });
      tell(page, 1);
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(turns.most, pages.count) }, readNext));
  } catch (error) {
    failed.abort();
    throw error;
  }
  return readings;
}

function notesOf(readings: readonly PageReading[], { languages }: ReadOperation): Note[] {
  const read = readings.flatMap((reading) => (typeof reading === 'string' ? [] : [reading]));
  const words = read.map(({ blocks }) =>
    blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words))),
  );
  const said = read.filter((_, index) => words[index]?.length);
  const sure = said.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, said.length);
  const turned = said.filter(({ angle }) => Math.abs(angle) > 45).length;
  const count = words.reduce((sum, { length }) => sum + length, 0);
  const which = (is: (reading: PageReading) => boolean) =>
    readings.flatMap((reading, index) => (is(reading) ? [index + 1] : []));
  const others = [
    { type: 'pages-with-text', pages: which((reading) => reading === 'has-text') },
    {
      type: 'pages-without-text',
      pages: which((reading) => typeof reading !== 'string' && reading.blocks.length === 0),
    },
    { type: 'pages-not-drawn', pages: which((reading) => reading === 'not-drawn') },
  ] as const;
  return [
    {
      type: 'read',
      pages: said.length,
      words: count,
      confidence: Math.round(sure),
      languages: [...languages],
      turned,
    },
    ...others.filter(({ pages }) => pages.length > 0),
  ];
}
