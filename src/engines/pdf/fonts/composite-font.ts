import { fromLatin1 } from '#containers/bytes.ts';
import { Name, PdfString, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { toUnicode } from './to-unicode.ts';

interface Parts {
  name: Name;
  descriptor: Dict;
  /** `W` or `DW` (ISO 32000-2, 9.7.4.3). */
  widths: Record<string, PdfObject>;
  /** The text that each glyph shows. */
  letters: ReadonlyMap<number, string>;
}

/** Builds a composite font whose codes are the glyph indexes of its TrueType program (ISO 32000-2, 9.7). */
export function compositeFont(document: PdfDocument, { name, descriptor, widths, letters }: Parts): Dict {
  const descendant = dictOf({
    Type: new Name('Font'),
    Subtype: new Name('CIDFontType2'),
    BaseFont: name,
    CIDSystemInfo: dictOf({
      Registry: PdfString.fromBytes('Adobe'),
      Ordering: PdfString.fromBytes('Identity'),
      Supplement: 0,
    }),
    FontDescriptor: document.add(descriptor),
    CIDToGIDMap: new Name('Identity'),
    ...widths,
  });
  return dictOf({
    Type: new Name('Font'),
    Subtype: new Name('Type0'),
    BaseFont: name,
    Encoding: new Name('Identity-H'),
    DescendantFonts: [document.add(descendant)],
    ToUnicode: document.add(packedStream(new Map(), fromLatin1(toUnicode(letters)))),
  });
}
