import { ask } from '#jobs/run-job.ts';

interface Page {
  file: File;
  /** Default none. */
  password?: string;
  /** From 0. Default 0. */
  page?: number;
  /** The longer side, in pixels. */
  size: number;
}

let largeDrawn: Promise<unknown> = Promise.resolve();

/**
 * Draws a page of a PDF to look at; returns nothing if it has no such page.
 *
 * @throws {JobError} if the file cannot be read.
 */
export function drawnPage(page: Page): Promise<Blob | undefined> {
  const drawing = draw(page);
  largeDrawn = Promise.allSettled([largeDrawn, drawing]);
  return drawing;
}

/** Draws a page like `drawnPage`, but small, and later: beside a large page, it would need a worker with its own PDFium. */
export async function smallPage(page: Page): Promise<Blob | undefined> {
  await largeDrawn;
  return draw(page);
}

async function draw({ file, password = '', page = 0, size }: Page): Promise<Blob | undefined> {
  const [drawn] = await ask('pdf', { type: 'thumbnails', file, password, pages: [page], size });
  return drawn;
}
