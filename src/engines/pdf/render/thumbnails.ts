import type { Answering } from '#jobs/contract/question.ts';
import { JobError } from '#errors/errors.ts';
import { encodePage } from '../results/pictures.ts';
import { OpenPdf } from './pdfium.ts';
import { scaledSize } from './scaled-size.ts';

/** The last file stays open, since more of its pages will be requested. */
let last: { key: string; document: OpenPdf } | undefined;

export async function openKept(file: File, password: string): Promise<OpenPdf> {
  const key = `${file.name} ${file.size} ${file.lastModified} ${password}`;
  if (last?.key === key && last.document.isUsable) return last.document;
  last?.document.close();
  last = undefined;
  last = { key, document: await OpenPdf.open(file, password) };
  return last.document;
}

/** Draws thumbnails of pages as image files. A page that cannot be drawn has none. */
export const thumbnails: Answering<'pdf'>['thumbnails'] = async ({ file, password, pages, size }) => {
  const document = await openKept(file, password);
  const pictures: (Blob | undefined)[] = [];
  for (const page of pages) {
    // Several times as fast as WebP, with sufficient quality.
    pictures.push(await small(document, page, size, (...sides) => document.show(page, ...sides, toJpeg)));
  }
  return pictures;
};

/** Draws thumbnails as pixels: making an image file of each and loading it takes half as long as drawing it. */
export const drawPixels: Answering<'pdf'>['pixels'] = async ({ file, password, pages, size }) => {
  const document = await openKept(file, password);
  return pages.map((page) =>
    small(document, page, size, (...sides) =>
      document.show(page, ...sides, ({ width, data }) => ({ width, data: data.slice() })),
    ),
  );
};

const toJpeg = (pixels: ImageData): Promise<Blob> => encodePage(pixels, 'jpeg', 85);

/** @param draw draws a page at a width and height. */
function small<T>(
  document: OpenPdf,
  page: number,
  size: number,
  draw: (width: number, height: number) => T,
): T | undefined {
  try {
    const { width, height } = document.size(page);
    const scale = size / Math.max(width, height, 1);
    const scaled = scaledSize({ width, height }, scale);
    return draw(scaled.width, scaled.height);
  } catch (error) {
    if (error instanceof JobError) return undefined;
    throw error;
  }
}
