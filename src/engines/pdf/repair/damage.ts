import type { PdfFacts } from '#jobs/contract/facts.ts';
import { toLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { statedPages } from '../document/page-tree.ts';

/** Whether the file has its end marker. */
export const hasEnd = ({ source }: PdfDocument): boolean =>
  toLatin1(source.read(source.size - 1024, source.size)).includes('%%EOF');

export function damageOf(document: PdfDocument): PdfFacts['damage'] {
  const { pages, isRecovered, hasLoosePages } = document;
  const stated = hasLoosePages ? 0 : (statedPages(document) ?? 0);
  if (stated > pages.length) return { statedPages: stated };
  return hasLoosePages || (isRecovered && !hasEnd(document)) ? { statedPages: 0 } : undefined;
}
