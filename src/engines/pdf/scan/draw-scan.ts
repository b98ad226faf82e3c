import { JobError } from '#errors/errors.ts';
import type { Answering } from '#jobs/contract/question.ts';
import { shadeOf, type PagePicture } from '#jobs/contract/reading.ts';
import { placementsOn } from '../compress/placements.ts';
import { sizeOf, viewOf } from '../content/view.ts';
import { openDocument } from '../document/open-document.ts';
import type { PdfDocument } from '../document/document.ts';
import { Ref, Stream } from '#containers/pdf/objects.ts';
import type { OpenPdf } from '../render/pdfium.ts';
import { pixelsOf } from '../render/pixels.ts';
import { openKept } from '../render/thumbnails.ts';
import { isScarce, scanShare } from './scanned-pages.ts';

/** The resolution for pages without a scan, in dots per inch. */
const usual = 300;
/**
 * The limits of the resolution. Below, letters are too small to recognize; above, recognition is slower and no better.
 */
const [coarsest, finest] = [150, 400];
/** An A3 page at 400 dots per inch. */
const mostPixels = 32e6;

/** Draws a page in greyscale, at the resolution of its scan. */
export const drawScan: Answering<'pdf'>['scan'] = async ({ file, password, page, again }) => {
  const open = await openKept(file, password);
  try {
    if (!again && !isScarce(open.text(page))) return 'has-text';
    return draw(open, page, await finenessOf(file, password, page));
  } catch (error) {
    if (error instanceof JobError) return 'not-drawn';
    throw error;
  }
};

function draw(open: OpenPdf, page: number, dotsPerInch: number): PagePicture {
  const size = open.size(page);
  const [width, height] = pixelsOf(size, dotsPerInch, mostPixels);
  return open.show(page, width, height, ({ data }) => {
    const grey = new Uint8ClampedArray(width * height);
    for (let at = 0, from = 0; at < grey.length; at++, from += 4)
      grey[at] = shadeOf(data[from], data[from + 1], data[from + 2]);
    return { width, height, data: grey, dotsPerInch: (width / size.width) * 72 };
  });
}

let last: { key: string; document: PdfDocument | undefined } | undefined;

/** Opens the document with this engine; undefined if only PDFium can read it. */
async function documentOf(file: File, password: string): Promise<PdfDocument | undefined> {
  const key = `${file.name} ${file.size} ${file.lastModified} ${password}`;
  if (last?.key !== key) {
    const document = await openDocument(file, password).catch((error: unknown) => {
      if (error instanceof JobError) return undefined;
      throw error;
    });
    last = { key, document };
  }
  return last.document;
}

/** Returns the resolution of the scan on a page, in dots per inch, so that its pixels are not resampled. */
async function finenessOf(file: File, password: string, number: number): Promise<number> {
  const document = await documentOf(file, password);
  const page = document?.pages[number];
  if (!document || !page) return usual;
  const { width, height } = sizeOf(viewOf(document, page));
  for (const [object, drawn] of placementsOn(document, page)) {
    if (drawn.width * drawn.height < width * height * scanShare) continue;
    const stream = document.resolve(new Ref(object));
    const across = stream instanceof Stream ? (document.number(stream.dict.get('Width')) ?? 0) : 0;
    let fineness = (across * 72) / drawn.width;
    if (!(fineness > 0)) continue;
    while (fineness < coarsest) fineness *= 2;
    return Math.min(fineness, finest);
  }
  return usual;
}
