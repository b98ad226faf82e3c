import { JobError } from '../../../errors/errors.ts';
import type { Note, Output } from '../../../jobs/contract/job.ts';
import type { PdfRedaction } from '../../../jobs/contract/pdf-edits.ts';
import { shareToPage, viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { loadPredefinedMaps } from '../fonts/predefined-maps.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { rewrite } from '../copy/rewrite.ts';
import { scannedPages } from '../scan/scanned-pages.ts';
import { coverPictures } from './cover-pictures.ts';
import { erasePages } from './erase-pages.ts';
import { annotationsThatSay, findBoxes, textsOfLooks } from './find.ts';
import { isSearch, wordsToFind } from './search.ts';
import { findLeft } from './still-there.ts';
import { turnIntoPicture } from './page-picture.ts';

type OnProgress = (progress: number) => void;

/** Removes what lies under areas, and words wherever they occur. */
export async function redact(
  file: File,
  password: string,
  redaction: PdfRedaction,
  onProgress: OnProgress,
): Promise<Output> {
  if (redaction.areas.length === 0 && !isSearch(redaction)) throw new JobError('nothing-to-redact', {});
  const document = await openDocument(file, password);
  const { areas, wanted, phrases, comments, scans } = await locate(file, password, document, redaction);
  onProgress(0.2);
  return explained(async () => {
    const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))].filter((word) => word.length > 2);
    const erased = erasePages(
      document,
      { areas, words: [...wanted, ...words], comments: comments.map(({ dict }) => dict) },
      operatorsOf(redaction.colour),
      await loadPredefinedMaps(document),
    );
    const pictures = erased.pictures.map(({ picture }) => picture);
    const uncovered = await coverPictures(document, pictures);
    for (const { page, picture } of erased.pictures) if (uncovered.has(picture)) erased.hard.add(page);
    onProgress(0.4);
    const name = `${stemOf(file.name)}-redacted`;
    const rewritten = await rewrite(document, { keepsMetadata: false, rules: (copier) => erased.rules(copier) });
    let result = await toFile(rewritten, name);
    onProgress(0.6);
    await explainHard(result, areas, erased.hard);
    if (erased.hard.size > 0) result = await withPictures(result, areas, erased.hard, redaction.colour);
    onProgress(0.8);
    const left = await findLeft(result, [...wanted, ...phrases]);
    const count = [...areas.values()].reduce((sum, boxes) => sum + boxes.length, comments.length);
    const pages = new Set([...areas.keys(), ...comments.map(({ page }) => page)]).size;
    const notes: Note[] = [
      { type: 'redacted', areas: count, pages },
      ...(erased.hard.size > 0
        ? [
            {
              type: 'pages-as-pictures',
              pages: [...erased.hard].map((index) => index + 1).toSorted((a, b) => a - b),
            } as const,
          ]
        : []),
      ...(scans.length > 0 ? [{ type: 'scanned-pages', missed: 'search', pages: scans } as const] : []),
      ...(left.words.length > 0 ? [{ type: 'still-there', ...left } as const] : []),
      ...lossNotes({ ...rewritten, attachments: erased.attachments + rewritten.attachments }),
    ];
    return { file: result, notes };
  });
}

/**
 * Returns all areas by page, in the page's coordinates, and the text in them.
 *
 * @throws {JobError} `words-not-found`, `no-matches`
 */
async function locate(file: File, password: string, document: PdfDocument, redaction: PdfRedaction) {
  const { areas, words } = redaction;
  const looks = isSearch(redaction) ? await textsOfLooks(file, password) : [];
  const drawn = await OpenPdf.open(file, password);
  try {
    const wanted = await wordsToFind(document, drawn, looks, redaction);
    const annotations = annotationsThatSay(document, wanted, looks);
    const boxes = findBoxes(drawn, annotations, wanted);
    const comments = annotations.filter(({ isSeen }) => !isSeen);
    const scans = isSearch(redaction) ? await scannedPages(document, drawn.texts()) : [];
    const isByForm = wanted.some((word) => !words.includes(word));
    if (isSearch(redaction) && !isByForm && boxes.size + comments.length + areas.length === 0)
      throw wanted.length > 0
        ? new JobError('words-not-found', { words: wanted, scans })
        : new JobError('no-matches', { scans });
    for (const area of areas) {
      const page = document.pages[area.page - 1];
      if (!page) continue;
      const box = shareToPage(viewOf(document, page), area);
      boxes.set(area.page - 1, [...(boxes.get(area.page - 1) ?? []), box]);
    }
    const phrases = [...boxes].map(([page, under]) => drawn.withText(page, (text) => text.inside(under)));
    return { areas: boxes, wanted, phrases: phrases.filter((phrase) => phrase.length > 2), comments, scans };
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
