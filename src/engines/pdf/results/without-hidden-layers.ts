import type { Note } from '#jobs/contract/job.ts';
import { isName, Stream, type Dict } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { Layers } from '../content/layers.ts';
import { readContent, readPageContent, resourcesOf } from '../content/page-content.ts';
import { shownContent } from '../content/shown-content.ts';
import { rewrite } from '../copy/rewrite.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { stemOf, toFile } from './output-file.ts';

/**
 * Leaves out what layers draw that are off when the document opens, since PDFium reads their text all the same. The
 * note says how many words these were.
 */
export async function withoutHiddenLayers(file: File, password: string): Promise<{ file: File; notes: Note[] }> {
  const document = await openDocument(file, password);
  if (!document.catalog.has('OCProperties')) return { file, notes: [] };
  return explained(async () => {
    const layers = new Layers(document);
    let isChanged = changePages(document, layers);
    const rewritten = await rewrite(document, {
      replace: (_, stream) => {
        const shown = shownForm(document, stream, layers);
        isChanged ||= shown !== undefined;
        return shown;
      },
    });
    if (!isChanged) return { file, notes: [] };
    const shown = await toFile(rewritten, stemOf(file.name));
    const words = (await countWords(file, password)) - (await countWords(shown, ''));
    return { file: shown, notes: words > 0 ? [{ type: 'layers-left-out', words }] : [] };
  });
}

function changePages(document: PdfDocument, layers: Layers): boolean {
  let isChanged = false;
  for (const page of document.pages) {
    const content = shownContent(document, readPageContent(document, page), resourcesOf(document, page), layers);
    if (!content) continue;
    page.dict.set('Contents', document.add(bytesStream(new Map(), content)));
    isChanged = true;
  }
  return isChanged;
}

function shownForm(document: PdfDocument, stream: Stream, layers: Layers): Stream | undefined {
  if (!isName(document.resolve(stream.dict.get('Subtype')), 'Form')) return undefined;
  const resources = document.dict(stream.dict.get('Resources'));
  const content = shownContent(document, readContent(document, stream), resources, layers);
  if (!content) return undefined;
  const dict: Dict = new Map([...stream.dict].filter(([key]) => !['Filter', 'DecodeParms', 'Length'].includes(key)));
  return bytesStream(dict, content);
}

async function countWords(file: File, password: string): Promise<number> {
  const document = await OpenPdf.open(file, password);
  try {
    return document.texts().reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  } finally {
    document.close();
  }
}
