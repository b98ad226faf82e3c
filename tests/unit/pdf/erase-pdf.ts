import { Phrase } from '#folding/phrase.ts';
import type { Box } from '#engines/pdf/content/view.ts';
import { PdfDocument } from '#engines/pdf/document/document.ts';
import { loadPredefinedMaps } from '#engines/pdf/fonts/predefined-maps.ts';
import { erasePages } from '#engines/pdf/redact/erase-pages.ts';
import { rewrite } from '#engines/pdf/copy/rewrite.ts';
import { openSource } from '#containers/pdf/source.ts';
import { qpdf } from '../../qpdf.ts';

/** Erases areas of the first page of a document, and returns what is left, in forms that can be checked. */
export async function erase(bytes: Uint8Array<ArrayBuffer>, areas: Box[], words = ['secret']) {
  const document = new PdfDocument(await openSource(new Blob([bytes])));
  const maps = await loadPredefinedMaps(document);
  const phrases = words.map((word) => new Phrase(word));
  const erased = erasePages(document, { areas: new Map([[0, areas]]), phrases, said: phrases }, '0 0 0 rg', maps);
  const { data } = await rewrite(document, { keepsMetadata: false, rules: (copier) => erased.rules(copier) });
  const after = new Uint8Array(await data.arrayBuffer());
  const args = ['--qdf', '--object-streams=disable', 'in.pdf', 'out.pdf'];
  const unpacked = Buffer.from((await qpdf(args, { 'in.pdf': after })).file('out.pdf')).toString('latin1');
  return { after, unpacked, ...erased };
}
