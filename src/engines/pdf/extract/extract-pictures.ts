import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { beside, writeOnPages } from '../compress/draw-pictures.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { shortNotes } from '../results/notes.ts';
import { encodePicture } from '../results/pictures.ts';
import { stemOf } from '../results/output-file.ts';
import { shortOf } from '../document/page-tree.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { maxPixels } from '../render/pixels.ts';
import { PictureFinder, type FoundPicture } from './find-pictures.ts';
import { hasMask, masksOf, sizeOf } from './masks.ts';
import { ownJpeg } from './own-jpeg.ts';
import { ownPng } from './own-png.ts';
import { writePng } from './write-png.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';
import type { Size } from '#jobs/contract/image-step.ts';

interface Extracted {
  data: Blob;
  format: 'jpeg' | 'png';
  notes: Note[];
}

/**
 * Extracts all images on the pages, each once: JPEGs as they are in the file, others as PNG with their transparency.
 */
export async function extractPictures(file: File, password: string, onProgress: OnProgress): Promise<Output[]> {
  const document = await openDocument(file, password).catch((error: unknown) => {
    // PDFium can read some damaged files that we cannot. For locked files, opening them there reports the error.
    if (error instanceof JobError) return undefined;
    throw error;
  });
  const pictures = document
    ? explained(() => extractFrom(document, onProgress))
    : extractByPdfium(file, password, onProgress);
  const seen = new Set<string>();
  const outputs: Output[] = [];
  const damage = document ? shortNotes(shortOf(document)) : [];
  for (const { data, format, notes } of await pictures) {
    // A logo on every page is extracted once, even if the file contains several copies.
    const print = await printOf(data);
    if (seen.has(print)) continue;
    seen.add(print);
    const { mimeType: type, extensions } = formats[format];
    outputs.push({
      file: new File([data], `${stemOf(file.name)}-${seen.size}.${extensions[0]}`, { type }),
      notes: [...notes, ...damage],
    });
  }
  if (outputs.length === 0) throw new JobError('no-pictures', {});
  return outputs;
}

/** Returns equal strings for identical bytes. */
export const printOf = async (data: Blob): Promise<string> =>
  `${data.size} ${new Uint8Array(await crypto.subtle.digest('SHA-256', await data.arrayBuffer())).join()}`;

async function extractFrom(document: PdfDocument, onProgress: OnProgress): Promise<Extracted[]> {
  const finder = new PictureFinder(document);
  const found = document.pages.flatMap((page) => [...finder.find(page)]);
  const extracted: (Extracted | undefined)[] = [];
  const toDraw: (FoundPicture & Size & { index: number })[] = [];
  for (const [index, picture] of found.entries()) {
    extracted.push(hasMask(document, picture.stream) ? undefined : await ownPicture(document, picture));
    if (!extracted[index]) toDraw.push({ ...picture, ...drawnSize(document, picture), index });
    document.forget(picture.ref.number);
    onProgress((index + 1) / (found.length + 1));
  }
  if (toDraw.length > 0) {
    const drawing = await OpenPdf.open(new File([await writeOnPages(document, toDraw, beside)], 'pictures.pdf'), '');
    try {
      for (const [page, picture] of toDraw.entries()) {
        // It is the only image on its page, which is closed when the loop ends.
        for (const alone of drawing.pictures(page)) {
          const pixels = alone.draw(picture);
          if (pixels) extracted[picture.index] = await encode(document, picture, pixels);
        }
      }
    } finally {
      drawing.close();
    }
  }
  return extracted.filter((picture) => picture !== undefined);
}

/** Extracts an image without its masks. Undefined if it has to be drawn. */
async function ownPicture(document: PdfDocument, { stream }: FoundPicture): Promise<Extracted | undefined> {
  const jpeg = ownJpeg(document, stream);
  if (jpeg) return { data: new Blob([jpeg]), format: 'jpeg', notes: [] };
  const png = await ownPng(document, stream);
  return png && { data: new Blob([png]), format: 'png', notes: [] };
}

/**
 * Returns the largest width and height among the image and its masks: masks of text often have a higher resolution than
 * their image.
 */
function drawnSize(document: PdfDocument, { stream }: FoundPicture): Size {
  const own = sizeOf(document, stream);
  const sizes = [own, ...masksOf(document, stream).map((mask) => sizeOf(document, mask))];
  const width = Math.max(1, ...sizes.map((size) => size.width));
  const height = Math.max(1, ...sizes.map((size) => size.height));
  return width * height <= maxPixels ? { width, height } : own;
}

async function encode(document: PdfDocument, picture: FoundPicture, pixels: ImageData): Promise<Extracted> {
  const { dict } = picture.stream;
  const isOpaque = alphaOf(pixels) === 'none';
  const own = isOpaque && hasMask(document, picture.stream) ? await ownPicture(document, picture) : undefined;
  if (own) return own;
  const notes: Note[] =
    document.number(dict.get('BitsPerComponent')) === 16 ? [{ type: 'reduced-depth', from: 16, to: 8 }] : [];
  return { ...(await encodePixels(pixels)), notes };
}

/** Whether any pixels are transparent, and if so, all of them fully or some partially. */
function alphaOf({ data }: ImageData): 'none' | 'whole' | 'partial' {
  let found: 'none' | 'whole' = 'none';
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 255) continue;
    if (data[at] !== 0) return 'partial';
    found = 'whole';
  }
  return found;
}

async function encodePixels(pixels: ImageData): Promise<Omit<Extracted, 'notes'>> {
  // A canvas is fast, but changes the colours of partially transparent pixels.
  if (alphaOf(pixels) !== 'partial') return { data: await encodePicture(pixels, ''), format: 'png' };
  const { width, height, data } = pixels;
  const rows = new Uint8Array(data.buffer);
  return { data: new Blob([await writePng({ width, height, bits: 8, type: 'see-through', rows })]), format: 'png' };
}

/** Extracts images of files with damage that only PDFium can read. */
async function extractByPdfium(file: File, password: string, onProgress: OnProgress): Promise<Extracted[]> {
  const document = await OpenPdf.open(file, password);
  try {
    const extracted: Extracted[] = [];
    for (let page = 0; page < document.pages; page++) {
      for (const picture of document.pictures(page)) {
        if (picture.isJpeg()) {
          extracted.push({ data: new Blob([picture.data()]), format: 'jpeg', notes: [] });
          continue;
        }
        const pixels = picture.draw();
        if (pixels) extracted.push({ ...(await encodePixels(pixels)), notes: [] });
      }
      onProgress((page + 1) / document.pages);
    }
    return extracted;
  } finally {
    document.close();
  }
}
