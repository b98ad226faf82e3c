import { JobError } from '#errors/errors.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { PdfStamp } from '#jobs/contract/pdf-edits.ts';
import { drawOver } from '../content/draw-over.ts';
import { viewOf, sizeOf, toPage, type View } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type Ref } from '#containers/pdf/objects.ts';
import { Letters, type Lettering } from '../fonts/letters.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import type { Page } from '../document/page-tree.ts';
import { rewrite } from '../copy/rewrite.ts';
import { pagesOfRanges } from '#jobs/contract/ranges.ts';
import { stampText, placeStamp } from '#overlays/place-stamp.ts';
import { multiply, type Matrix } from '../content/matrix.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Names that no page uses. */
const fontName = 'StayputFont';
const stateName = 'StayputState';

/** Draws text over the content of pages. */
export async function stamp(file: File, password: string, how: PdfStamp, onProgress: OnProgress): Promise<Output> {
  if (how.text.trim() === '') throw new JobError('no-words', {});
  const document = await openDocument(file, password);
  const stamped = new Set(pagesOfRanges(how.pages, document.pages.length));
  return explained(async () => {
    const letters = await Letters.for(document, [how.text]);
    const state = document.add(dictOf({ Type: new Name('ExtGState'), ca: how.opacity }));
    for (const [index, page] of document.pages.entries()) {
      const text = stampText(how, index, document.pages.length);
      if (stamped.has(index)) addStamp(document, page, { text, lettering: letters.of(text), state }, how);
    }
    letters.finish();
    const rewritten = await rewrite(document, { onProgress });
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: lossNotes(rewritten),
    };
  });
}

function addStamp(
  document: PdfDocument,
  page: Page,
  { text, lettering, state }: { text: string; lettering: Lettering; state: Ref },
  how: PdfStamp,
) {
  const { font, widthOf, encode } = lettering;
  const matrix = placeText(viewOf(document, page), how, widthOf(text) * how.size);
  const colour = [1, 3, 5].map((at) => (parseInt(how.colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
  // Readers that use tags skip artifacts.
  const content = `/Artifact BMC q /${stateName} gs ${colour} rg BT /${fontName} ${how.size} Tf ${matrix
    .map((value) => value.toFixed(6))
    .join(' ')} Tm ${encode(text)} Tj ET Q EMC`;
  drawOver(document, page, content, { Font: { [fontName]: font }, ExtGState: { [stateName]: state } });
}

/** Returns the position and direction of a text. @param length of the text, in points. */
function placeText(view: View, stamp: PdfStamp, length: number): Matrix {
  const { x, y, angle } = placeStamp(sizeOf(view), stamp, length);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return multiply([cos, sin, -sin, cos, x, y], toPage(view));
}
