import type { PdfDocument } from '../document/document.ts';
import { isDict, Name, type Dict } from '#containers/pdf/objects.ts';
import type { SimpleEncoding } from '#containers/pdf/standard-metrics.ts';

/** Reads the encoding of a simple font (ISO 32000-2, 9.6.5.1). */
export function encodingOf(document: PdfDocument, font: Dict): SimpleEncoding {
  const encoding = document.resolve(font.get('Encoding'));
  if (!isDict(encoding)) return { base: document.name(encoding), differences: new Map() };
  const differences = new Map<number, string>();
  let code = 0;
  for (const item of document.array(encoding.get('Differences')).map((each) => document.resolve(each))) {
    if (typeof item === 'number') code = item;
    else if (item instanceof Name) differences.set(code++, item.value);
  }
  return { base: document.name(encoding.get('BaseEncoding')), differences };
}
