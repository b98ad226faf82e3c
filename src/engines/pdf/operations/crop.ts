import { JobError } from '#errors/errors.ts';
import { type PageRange, pagesOfRanges } from '#jobs/contract/ranges.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { PdfCrop } from '#jobs/contract/pdf-edits.ts';
import { shareToPage, sizeOf, toBox, viewOf, type Box, type View } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import type { Page } from '../document/page-tree.ts';
import { rewrite } from '../copy/rewrite.ts';
import { lossNotes } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** The smallest side of a cropped page, in points. */
const leastSide = 1;

/** Crops pages. The hidden parts stay in the file, and can be restored. */
export async function crop(
  file: File,
  password: string,
  { area, pages }: { area: PdfCrop; pages: PageRange[] },
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  for (const index of new Set(pagesOfRanges(pages, document.pages.length))) {
    const page = document.pages[index];
    if (page) cropPage(document, page, area, index);
  }
  return explained(async () => {
    const rewritten = await rewrite(document, { onProgress });
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: [{ type: 'hidden-not-removed' }, ...lossNotes(rewritten)],
    };
  });
}

/** @throws {JobError} `no-page-left` */
function cropPage(document: PdfDocument, page: Page, area: PdfCrop, index: number) {
  const view = viewOf(document, page);
  const share = shareOf(view, area);
  const kept = inside(shareToPage(view, share), view.box);
  if (share.width <= 0 || share.height <= 0 || kept[2] - kept[0] < leastSide || kept[3] - kept[1] < leastSide) {
    throw new JobError('no-page-left', { page: index + 1 });
  }
  page.dict.set('CropBox', [...kept]);
  // If these boxes exceeded the crop box, printers would use them instead.
  for (const key of ['BleedBox', 'TrimBox', 'ArtBox']) {
    const own = toBox(document, page.dict.get(key));
    if (own) page.dict.set(key, [...inside(own, kept)]);
  }
}

const inside = (box: Box, outer: Box): Box => [
  Math.max(box[0], outer[0]),
  Math.max(box[1], outer[1]),
  Math.min(box[2], outer[2]),
  Math.min(box[3], outer[3]),
];

/** Converts an area to fractions of the displayed page. */
function shareOf(view: View, area: PdfCrop) {
  const { width, height } = sizeOf(view);
  switch (area.type) {
    case 'share':
      return area;
    case 'points':
      return {
        left: area.left / width,
        top: area.top / height,
        width: area.width / width,
        height: area.height / height,
      };
    case 'margins':
      return {
        left: area.left / width,
        top: area.top / height,
        width: 1 - (area.left + area.right) / width,
        height: 1 - (area.top + area.bottom) / height,
      };
  }
}
