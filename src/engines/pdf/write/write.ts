import { JobError } from '#errors/errors.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { PdfWriting } from '#jobs/contract/pdf-edits.ts';
import { drawOver } from '../content/draw-over.ts';
import { toPage, viewOf } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, dictOf, type PdfObject, type Ref } from '#containers/pdf/objects.ts';
import { Letters } from '../fonts/letters.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import type { Page } from '../document/page-tree.ts';
import { rewrite } from '../copy/rewrite.ts';
import { annotationOf } from './mark-annotation.ts';
import { fontName, lookOf, type Look } from './mark-look.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** A name that no page uses. */
const markerName = 'StayputMarker';

export async function write(
  file: File,
  password: string,
  { marks, asAnnotations }: PdfWriting,
  onProgress: OnProgress,
): Promise<Output> {
  const written = marks.filter((mark) => mark.type !== 'text' || mark.text.trim() !== '');
  if (written.length === 0) return { file, notes: [{ type: 'unchanged', why: 'no-changes' }] };
  const document = await openDocument(file, password);
  return explained(async () => {
    const texts = written.flatMap((mark) => (mark.type === 'text' ? [mark.text] : []));
    const letters = await Letters.for(document, texts);
    const marker = document.add(dictOf({ Type: new Name('ExtGState'), BM: new Name('Multiply') }));
    for (const mark of written) {
      const page = document.pages[mark.page - 1];
      if (!page) throw new JobError('no-such-page', { page: mark.page, pages: document.pages.length });
      const view = viewOf(document, page);
      const look = lookOf(mark, view, letters);
      const matrix = toPage(view);
      if (asAnnotations) addAnnotation(document, page, annotationOf(document, mark, { look, view, matrix }));
      else {
        const numbers = matrix.map((value) => value.toFixed(6)).join(' ');
        draw(
          document,
          page,
          { ...look, content: `${numbers} cm ${look.content}` },
          mark.type === 'highlight' && marker,
        );
      }
    }
    letters.finish();
    const rewritten = await rewrite(document, { onProgress });
    const pages = [...new Set(written.map(({ page }) => page))].toSorted((a, b) => a - b);
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: [{ type: 'marks-written', pages }, ...lossNotes(rewritten)],
    };
  });
}

/** @param marker the graphics state of a highlight, through which the page is seen. */
function draw(document: PdfDocument, page: Page, { content, font }: Look, marker: Ref | false) {
  drawOver(document, page, marker ? `/${markerName} gs ${content}` : content, {
    ...(font && { Font: { [fontName]: font } }),
    ...(marker && { ExtGState: { [markerName]: marker } }),
  });
}

const addAnnotation = (document: PdfDocument, { dict }: Page, annotation: Map<string, PdfObject>) =>
  dict.set('Annots', [...document.array(dict.get('Annots')), document.add(annotation)]);
