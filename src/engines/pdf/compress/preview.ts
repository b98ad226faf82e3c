import { fromLatin1, toLatin1 } from '../../../containers/bytes.ts';
import { readContent } from '../content/page-content.ts';
import type { PdfDocument } from '../document/document.ts';
import { isName, type Stream } from '../../../containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';

/** Encoded images of the first page, which drawing programs put into the metadata. */
const previews = /<(xmp|xap):Thumbnails\b[^]*?<\/\1:Thumbnails>\s*/g;

/** Removes previews from XMP; undefined if there are none. */
export function withoutPreview(document: PdfDocument, stream: Stream): Stream | undefined {
  if (!isName(stream.dict.get('Subtype'), 'XML')) return undefined;
  const packet = toLatin1(readContent(document, stream));
  const left = packet.replace(previews, '');
  if (left === packet) return undefined;
  return packedStream(new Map([...stream.dict].filter(([key]) => key !== 'DecodeParms')), fromLatin1(left));
}
