import { JobError } from '#errors/errors.ts';
import type { Output, PdfOperation } from '#jobs/contract/job.ts';
import { PdfString } from '#containers/pdf/objects.ts';
import { drawOver } from '../content/draw-over.ts';
import { viewOf } from '../content/view.ts';
import { rewrite } from '../copy/rewrite.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { lossNotes } from '../results/notes.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { GlyphlessFont } from './glyphless-font.ts';
import { textLayer } from './text-layer.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** A name that no page uses. */
const fontName = 'StayputReading';

/**
 * Adds invisible text to pages, so that they can be searched and copied. Their images stay unchanged.
 *
 * @throws {JobError} `nothing-read` if no page has a word, and none had text before.
 */
export async function addText(
  file: File,
  password: string,
  { readings, languages }: Extract<PdfOperation, { type: 'add-text' }>,
  onProgress: OnProgress,
): Promise<Output> {
  const isUnread = readings.every((reading) => typeof reading === 'string' || reading.blocks.length === 0);
  if (isUnread && !readings.includes('has-text')) throw new JobError('nothing-read', {});
  if (isUnread) return { file, notes: [{ type: 'unchanged', why: 'has-text' }] };
  const document = await openDocument(file, password);
  return explained(async () => {
    const font = new GlyphlessFont(document);
    for (const [index, page] of document.pages.entries()) {
      const reading = readings[index];
      if (reading === undefined || typeof reading === 'string' || reading.blocks.length === 0) continue;
      const content = textLayer(viewOf(document, page), reading, { font, fontName, languages });
      drawOver(document, page, content, { Font: { [fontName]: font.ref } });
    }
    font.finish();
    const [language] = languages;
    const rewritten = await rewrite(document, {
      onProgress,
      editCatalog: (catalog) => {
        if (language !== undefined && !catalog.has('Lang')) catalog.set('Lang', PdfString.fromBytes(language));
      },
    });
    return { file: await toFile(rewritten, stemOf(file.name)), notes: lossNotes(rewritten) };
  });
}
