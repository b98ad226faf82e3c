import type { Dict } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';

/**
 * Returns what a certifying signature allows (ISO 32000-2, 12.8.2.2): 1 nothing, 2 filling in forms and signing, 3 also
 * comments.
 */
export function allowedBy(document: PdfDocument, dict: Dict): 1 | 2 | 3 | undefined {
  for (const item of document.array(dict.get('Reference'))) {
    const reference = document.dict(item);
    if (document.name(reference?.get('TransformMethod')) !== 'DocMDP') continue;
    const level = document.number(document.dict(reference?.get('TransformParams'))?.get('P')) ?? 2;
    return level === 1 || level === 3 ? level : 2;
  }
  return undefined;
}
