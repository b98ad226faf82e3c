import { JobError } from '#errors/errors.ts';
import { Phrase } from '#folding/phrase.ts';
import { isSearch } from '#personal-data/search-texts.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import type { PdfRedaction } from '#jobs/contract/pdf-edits.ts';
import { shareToPage, viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { loadPredefinedMaps } from '../fonts/predefined-maps.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { rewrite } from '../copy/rewrite.ts';
import { coverPictures } from './cover-pictures.ts';
import { erasePages } from './erase-pages.ts';
import { locate, type Located } from './locate.ts';
import { LeftOver } from './still-there.ts';
import { turnIntoPicture } from './page-picture.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Removes what lies under areas, and words wherever they occur. */
export async function redact(
  file: File,
  password: string,
  redaction: PdfRedaction,
  onProgress: OnProgress,
): Promise<Output> {
  if (redaction.areas.length === 0 && !isSearch(redaction)) throw new JobError('nothing-to-redact', {});
  const document = await openDocument(file, password);
  const { areas, count, wanted, missed, comments, scans, unnamed } = await areasOf(file, password, document, redaction);
  const covered = await textsUnder(file, password, document, redaction);
  onProgress(0.2);
  return explained(async () => {
    const words = [...new Set(covered.flatMap((text) => text.split(' ')))].filter((word) => word.length > 2);
    const erased = erasePages(
      document,
      { areas, phrases: phrasesOf(wanted, words), said: phrasesOf(wanted, covered), comments },
      operatorsOf(redaction.colour),
      await loadPredefinedMaps(document),
    );
    const pictures = erased.pictures.map(({ picture }) => picture);
    const uncovered = await coverPictures(document, pictures);
    for (const { page, picture } of erased.pictures) if (uncovered.has(picture)) erased.hard.add(page);
    onProgress(0.4);
    const name = stemOf(file.name);
    const rewritten = await rewrite(document, { keepsMetadata: false, rules: (copier) => erased.rules(copier) });
    let result = await toFile(rewritten, name);
    onProgress(0.6);
    await explainHard(result, areas, erased.hard);
    const leftOver = new LeftOver([...wanted, ...covered]);
    if (erased.hard.size > 0) {
      await leftOver.lookBeside(result, areas, erased.hard);
      result = await withPictures(result, areas, erased.hard, redaction.colour);
    }
    onProgress(0.8);
    await leftOver.lookAtPages(result);
    await leftOver.lookElsewhere(result);
    const { left } = leftOver;
    const notes: Note[] = [
      { type: 'redacted', areas: count + comments.length, pages: areas.size },
      ...(erased.hard.size > 0
        ? [
            {
              type: 'pages-as-pictures',
              pages: [...erased.hard].map((index) => index + 1).toSorted((a, b) => a - b),
            } as const,
          ]
        : []),
      ...(missed.length > 0 ? [{ type: 'words-missing', words: missed } as const] : []),
      ...(scans.length > 0 ? [{ type: 'scanned-pages', missed: 'search', pages: scans } as const] : []),
      ...(unnamed.length > 0 ? [{ type: 'unnamed-letters', pages: unnamed } as const] : []),
      ...(left ? [{ type: 'still-there', ...left } as const] : []),
      ...lossNotes({ ...rewritten, attachments: erased.attachments + rewritten.attachments }),
    ];
    return { file: result, notes, ...(areas.size > 0 && { firstChange: Math.min(...areas.keys()) }) };
  });
}

const phrasesOf = (...words: readonly (readonly string[])[]): Phrase[] => words.flat().map((word) => new Phrase(word));

const nothing: Located = { wanted: [], missed: [], found: [], comments: [], scans: [], unnamed: [] };

/**
 * Returns all areas by page, in the page's coordinates.
 *
 * @throws {JobError} `words-not-found`, `no-matches`
 */
async function areasOf(file: File, password: string, document: PdfDocument, redaction: PdfRedaction) {
  const { wanted, missed, found, comments, scans, unnamed } = isSearch(redaction)
    ? await locate(file, password, document, redaction)
    : nothing;
  const isByForm = wanted.some((word) => !redaction.words.includes(word));
  if (isSearch(redaction) && !isByForm && found.length + comments.length + redaction.areas.length === 0)
    throw wanted.length > 0
      ? new JobError('words-not-found', { words: wanted, scans, unnamed })
      : new JobError('no-matches', { scans, unnamed });
  const areas = new Map<number, Box[]>();
  const add = (page: number, boxes: readonly Box[]) => areas.set(page, [...(areas.get(page) ?? []), ...boxes]);
  for (const { page, boxes } of found) add(page, boxes);
  for (const { page, box } of drawnAreas(document, redaction)) add(page, [box]);
  const count = [...areas.values()].reduce((sum, boxes) => sum + boxes.length, 0);
  return { areas, count, wanted, missed, comments, scans, unnamed };
}

const drawnAreas = (document: PdfDocument, { areas }: PdfRedaction): { page: number; box: Box }[] =>
  areas.flatMap((area) => {
    const page = document.pages[area.page - 1];
    return page ? { page: area.page - 1, box: shareToPage(viewOf(document, page), area) } : [];
  });

/** Returns the text under each area that someone has drawn: it may be somewhere else in the file, too. */
async function textsUnder(file: File, password: string, document: PdfDocument, redaction: PdfRedaction) {
  const areas = drawnAreas(document, redaction);
  if (areas.length === 0) return [];
  const drawn = await OpenPdf.open(file, password);
  try {
    const texts = areas.map(({ page, box }) => drawn.withText(page, (text) => text.inside([box])));
    return [...new Set(texts)].filter((text) => text.length > 2);
  } finally {
    drawn.close();
  }
}

/** Draws pages of the redacted file, so nothing that was removed can reappear. */
async function withPictures(
  file: File,
  areas: ReadonlyMap<number, readonly Box[]>,
  hard: ReadonlySet<number>,
  colour: string,
): Promise<File> {
  const document = await openDocument(file);
  const drawn = await OpenPdf.open(file, '');
  try {
    for (const index of hard) await turnIntoPicture(document, drawn, index, areas.get(index) ?? [], colour);
  } finally {
    drawn.close();
  }
  return toFile(await rewrite(document, { keepsMetadata: false }), stemOf(file.name));
}

/** Adds the pages on which PDFium, which shares no code with ours, still reads text under an area. */
async function explainHard(result: File, areas: ReadonlyMap<number, readonly Box[]>, hard: Set<number>) {
  const drawn = await OpenPdf.open(result, '');
  try {
    for (const [index, boxes] of areas) {
      if (drawn.withText(index, (text) => text.inside(boxes)) !== '') hard.add(index);
    }
  } finally {
    drawn.close();
  }
}

const operatorsOf = (colour: string): string =>
  `${[1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')} rg`;
