import { JobError } from '../../../errors.ts';
import { formats } from '../../../formats.ts';
import type { Note, Output } from '../../../jobs/job.ts';
import type { PdfRedaction } from '../../../jobs/pdf-edits.ts';
import { encodePicture } from '../compress/encode-picture.ts';
import { jpegStream } from '../compress/jpeg-stream.ts';
import { readPicture } from '../compress/picture.ts';
import { shareToPage, viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document.ts';
import { orWhenMalformed } from '../malformed.ts';
import { isDict } from '../objects.ts';
import { explained, openDocument } from '../open-document.ts';
import { signatureNotes } from '../operations/notes.ts';
import { stemOf, toFile } from '../output-file.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { rewrite } from '../rewrite.ts';
import type { CoveredPicture } from './erase.ts';
import { erasePages } from './erase-pages.ts';
import { findBoxes } from './find.ts';
import { findLeft } from './still-there.ts';
import { turnIntoPicture } from './page-picture.ts';

type OnProgress = (progress: number) => void;

/** What lies under areas, and words wherever they stand, out of the file. */
export async function redact(
  file: File,
  password: string,
  redaction: PdfRedaction,
  onProgress: OnProgress,
): Promise<Output> {
  if (redaction.areas.length === 0 && redaction.words.length === 0) throw new JobError('nothing-to-redact', {});
  const document = await openDocument(file, password);
  const { areas, phrases } = await locate(file, password, document, redaction);
  onProgress(0.2);
  return explained(async () => {
    const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))].filter((word) => word.length > 2);
    const erased = erasePages(document, areas, [...redaction.words, ...words], operatorsOf(redaction.colour));
    for (const { page, picture } of erased.pictures) {
      if (!(await coverPicture(document, picture))) erased.hard.add(page);
    }
    onProgress(0.4);
    const write = async () => rewrite(document, { keepsMetadata: false, rules: (copier) => erased.rules(copier) });
    let rewritten = await write();
    let result = await toFile(rewritten, `${stemOf(file.name)}-redacted`);
    onProgress(0.6);
    await explainHard(result, areas, erased.hard);
    if (erased.hard.size > 0) {
      const drawn = await OpenPdf.open(result, '');
      try {
        for (const index of erased.hard) {
          await turnIntoPicture(document, drawn, index, areas.get(index) ?? [], redaction.colour);
        }
      } finally {
        drawn.close();
      }
      rewritten = await write();
      result = await toFile(rewritten, `${stemOf(file.name)}-redacted`);
    }
    onProgress(0.8);
    const left = await findLeft(result, [...redaction.words, ...phrases]);
    const count = [...areas.values()].reduce((sum, boxes) => sum + boxes.length, 0);
    const notes: Note[] = [
      { type: 'redacted', areas: count, pages: areas.size },
      ...(erased.hard.size > 0
        ? [
            {
              type: 'pages-as-pictures',
              pages: [...erased.hard].map((index) => index + 1).toSorted((a, b) => a - b),
            } as const,
          ]
        : []),
      ...(left.words.length > 0 ? [{ type: 'still-there', ...left } as const] : []),
      ...(erased.attachments > 0 ? [{ type: 'attachments-removed', count: erased.attachments } as const] : []),
      ...signatureNotes(rewritten),
    ];
    return { file: result, notes };
  });
}

/** All areas by page, in its own coordinates, and what is written there. @throws {JobError} `words-not-found` */
async function locate(file: File, password: string, document: PdfDocument, { areas, words }: PdfRedaction) {
  const drawn = await OpenPdf.open(file, password);
  try {
    if (drawn.pages !== document.pages.length) throw new JobError('corrupt-file', { format: formats.pdf.name });
    const boxes = findBoxes(drawn, words);
    if (words.length > 0 && boxes.size === 0 && areas.length === 0) {
      throw new JobError('words-not-found', { words: words.join(', ') });
    }
    for (const area of areas) {
      const page = document.pages[area.page - 1];
      if (!page) continue;
      const box = shareToPage(viewOf(document, page), area);
      boxes.set(area.page - 1, [...(boxes.get(area.page - 1) ?? []), box]);
    }
    const phrases = [...boxes].map(([page, under]) => drawn.withText(page, (text) => text.inside(under)));
    return { areas: boxes, phrases: phrases.filter((phrase) => phrase.length > 2) };
  } finally {
    drawn.close();
  }
}

/** Pages on which PDFium, which shares no code with ours, still reads something under an area. */
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

/** Encoded once more, so as little as can be is lost beside what is covered. */
const quality = 90;

/** Blackens a picture's own pixels. @returns whether that could be done. */
async function coverPicture(
  document: PdfDocument,
  { name, resources, stream, parts }: CoveredPicture,
): Promise<boolean> {
  if (stream.dict.has('SMask') || stream.dict.has('Mask')) return false;
  const picture = orWhenMalformed(
    () => readPicture(document, stream),
    () => undefined,
  );
  const named = document.resolve(resources.get('XObject'));
  if (!picture || !isDict(named)) return false;
  const encoded = await encodePicture(picture, 1, quality, parts);
  named.set(name, document.add(jpegStream(stream.dict, picture, encoded)));
  return true;
}
