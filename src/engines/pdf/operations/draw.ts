import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Note, Output, PdfOperation } from '#jobs/contract/job.ts';
import { textInOrder } from '../flow/letters/turned.ts';
import { flatten } from '../forms/flatten.ts';
import { stemOf } from '../results/output-file.ts';
import { scannedPagesOf } from '../scan/scanned-pages.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { withoutHiddenLayers } from '../results/without-hidden-layers.ts';
import { pagesOfRanges } from '#jobs/contract/ranges.ts';
import { shortNotes } from '../results/notes.ts';
import { encodePage, numbered } from '../results/pictures.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';
type Draw = Extract<PdfOperation, { type: 'draw' }>;

export async function draw(
  file: File,
  password: string,
  { pages, format, dotsPerInch, quality }: Draw,
  onProgress: OnProgress,
): Promise<Output[]> {
  const document = await OpenPdf.open(file, password);
  // The start of the engine says nothing about how long the pages take.
  onProgress(0);
  try {
    const wanted = pagesOfRanges(pages, document.pages);
    const name = numbered(stemOf(file.name), document.pages, format);
    const outputs: Output[] = [];
    const notes = shortNotes(document.short);
    for (const page of wanted) {
      const { width, height } = document.size(page);
      const drawn = document.show(page, toPixels(width, dotsPerInch), toPixels(height, dotsPerInch), (pixels) =>
        encodePage(pixels, format, quality),
      );
      outputs.push({ file: new File([await drawn], name(page + 1), { type: formats[format].mimeType }), notes });
      onProgress(outputs.length / wanted.length);
    }
    return outputs;
  } finally {
    document.close();
  }
}

/** @param length in points of 1/72 inch. */
const toPixels = (length: number, dotsPerInch: number): number => Math.max(1, Math.round((length / 72) * dotsPerInch));

/**
 * Returns the text of pages, including that of visible form fields and comments.
 *
 * @throws {JobError} `no-text` when the pages have none.
 */
export async function readText(file: File, password: string, onProgress: OnProgress): Promise<Output> {
  const { file: flat, notes } = await asShown(file, password);
  const own = flat === file ? password : '';
  const document = await OpenPdf.open(flat, own);
  try {
    const texts: string[] = [];
    for (let page = 0; page < document.pages; page++) {
      const view = document.views[page];
      const text = view ? document.withAccess(page, (access) => textInOrder(access, view)) : document.text(page);
      texts.push(tidy(text));
      onProgress((page + 1) / document.pages);
    }
    if (texts.every((text) => text === '')) throw new JobError('no-text', {});
    const whole = `${texts.join('\n\n')}\n`;
    return {
      file: new File([whole], `${stemOf(file.name)}.txt`, { type: 'text/plain' }),
      notes: [
        { type: 'pages', count: document.pages },
        ...notes,
        ...(await scanNotes(flat, own, texts)),
        ...shortNotes(document.short),
      ],
    };
  } finally {
    document.close();
  }
}

/** Returns notes on scanned pages, whose text is missing. */
async function scanNotes(file: File, password: string, texts: readonly string[]): Promise<Note[]> {
  const pages = await scannedPagesOf(file, password, texts);
  return pages.length > 0 ? [{ type: 'scanned-pages', missed: 'text', pages }] : [];
}

/** Notes on what was drawn that matter to those who read it as text. */
const ofDrawing: readonly Note['type'][] = ['pages-not-found', 'letters-replaced'];

/**
 * Draws annotations into the pages, since PDFium only reads the text of the pages themselves, and leaves out what is on
 * layers that are off.
 */
export async function asShown(file: File, password: string): Promise<Output> {
  try {
    const flat = await flatten(file, password, { keepsLinks: true, takesComments: true }, () => undefined);
    const shown = await withoutHiddenLayers(flat.file, flat.file === file ? password : '');
    return { file: shown.file, notes: [...flat.notes.filter(({ type }) => ofDrawing.includes(type)), ...shown.notes] };
  } catch (error) {
    // PDFium can read some damaged files that we cannot. For locked files, opening them there reports the error.
    if (error instanceof JobError) return { file, notes: [] };
    throw error;
  }
}

/** Normalizes PDFium's line ends (CRLF) and its special characters for hyphens at line breaks. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0002\uFFFE]/g, '-')
    .replace(/[^\S\n]+$/gm, '')
    .trim();
