import type { Thumbnails } from '../../../jobs/engine.ts';
import { JobError } from '../../../errors.ts';
import { encodePage } from '../operations/pictures.ts';
import { OpenPdf } from './pdfium.ts';

/** The file whose pages were asked for last stays open: more of it will be asked for. */
let last: { key: string; document: OpenPdf } | undefined;

async function open(file: File, password: string): Promise<OpenPdf> {
  const key = `${file.name} ${file.size} ${file.lastModified} ${password}`;
  if (last?.key === key) return last.document;
  last?.document.close();
  last = undefined;
  last = { key, document: await OpenPdf.open(file, password) };
  return last.document;
}

/** Small pictures of pages, for the eye. A page that cannot be drawn has none. */
export const thumbnails: Thumbnails = async ({ file, password, pages, size }) => {
  const document = await open(file, password);
  const pictures: (Blob | undefined)[] = [];
  for (const page of pages) pictures.push(await picture(document, page, size));
  return pictures;
};

async function picture(document: OpenPdf, page: number, size: number): Promise<Blob | undefined> {
  try {
    const { width, height } = document.size(page);
    const scale = size / Math.max(width, height, 1);
    const sides = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    // Several times as fast as WebP, and only for the eye.
    return await document.show(page, ...sides, (pixels) => encodePage(pixels, 'jpeg', 85));
  } catch (error) {
    if (error instanceof JobError) return undefined;
    throw error;
  }
}
