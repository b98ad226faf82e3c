import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { readPacket } from '../metadata/xmp.ts';
import { Stream } from '#containers/pdf/objects.ts';

/** Longer metadata is not searched. In bytes. */
const most = 2 ** 20;

/** Returns the value of a property, which may be an element or an attribute. */
const valueOf = (packet: string, property: string): string =>
  new RegExp(`${property}\\s*(?:=\\s*["']|>)\\s*([\\w/.-]+)`).exec(packet)?.[1] ?? '';

/** Returns the standards that a document claims to follow, such as `PDF/A-1B`. */
export function standardsOf(document: PdfDocument): string[] {
  const stream = document.resolve(document.catalog.get('Metadata'));
  if (!(stream instanceof Stream) || stream.end - stream.start > most) return [];
  const packet = orWhenMalformed(
    () => readPacket(decode(stream, document)),
    () => '',
  );
  const [archive, access] = [valueOf(packet, 'pdfaid:part'), valueOf(packet, 'pdfuaid:part')];
  const print = valueOf(packet, 'pdfxid:GTS_PDFXVersion');
  return [
    ...(archive === '' ? [] : [`PDF/A-${archive}${valueOf(packet, 'pdfaid:conformance').toUpperCase()}`]),
    ...(access === '' ? [] : [`PDF/UA-${access}`]),
    ...(print.startsWith('PDF/X') ? [print] : []),
  ];
}
