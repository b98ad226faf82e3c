import { JobError } from '#errors/errors.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { MarkedArea, PdfMark, PdfSigning } from '#jobs/contract/pdf-edits.ts';
import { drawOver } from '../content/draw-over.ts';
import { multiply, type Matrix } from '../content/matrix.ts';
import { sizeOf, toPage, viewOf } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import { makeMark, type Mark } from './mark.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

const nothing: PdfMark = { type: 'strokes', strokes: [] };

/** Puts a visible signature on pages. It proves nothing by itself. */
export async function sign(
  file: File,
  password: string,
  { mark, initials = nothing, date = '', areas, colour }: PdfSigning,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const numbers = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
    const marks: Record<string, PdfMark> = { signature: mark, initials, date: { type: 'text', text: date } };
    const places = areas.length > 0 ? areas : [lastCorner(document)];
    const made = new Map<string, Mark>();
    for (const area of places) {
      const { of = 'signature' } = area;
      const drawn =
        made.get(of) ??
        (await makeMark(document, marks[of] ?? nothing, { colour: `${numbers} RG ${numbers} rg`, name: of }));
      made.set(of, drawn);
      place(document, drawn, area);
    }
    const first = places.reduce((before, area) => (area.page < before.page ? area : before));
    const rewritten = await rewrite(document, { onProgress });
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: lossNotes(rewritten),
      firstChange: first.page - 1,
      firstSpot: { x: first.left + first.width / 2, y: first.top + first.height / 2 },
    };
  });
}

/** The lower right of the last page. */
const lastCorner = (document: PdfDocument): MarkedArea => ({
  page: document.pages.length,
  left: 0.6,
  top: 0.85,
  width: 0.32,
  height: 0.08,
});

/** Centres a mark in an area, as large as possible. @throws {JobError} `no-such-page` */
function place(document: PdfDocument, mark: Mark, area: MarkedArea) {
  const page = document.pages[area.page - 1];
  if (!page) {
    throw new JobError('no-such-page', { page: area.page, pages: document.pages.length });
  }
  const view = viewOf(document, page);
  const { width, height } = sizeOf(view);
  const [across, up] = [area.width * width, area.height * height];
  const scale = Math.min(across / mark.width, up / mark.height);
  const x = area.left * width + (across - mark.width * scale) / 2;
  const y = (1 - area.top - area.height) * height + (up - mark.height * scale) / 2;
  const matrix: Matrix = multiply([scale, 0, 0, scale, x, y], toPage(view));
  const numbers = matrix.map((value) => value.toFixed(6)).join(' ');
  drawOver(document, page, `${numbers} cm ${mark.content}`, mark.resources);
}
