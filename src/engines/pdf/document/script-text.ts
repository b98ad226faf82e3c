import { toLatin1 } from '#containers/bytes.ts';
import { PdfString, Stream, type PdfObject } from '#containers/pdf/objects.ts';
import { decodeText } from '#containers/pdf/strings.ts';
import type { PdfDocument } from './document.ts';
import { decode } from './filters.ts';
import { orWhenMalformed } from './malformed.ts';

/** Returns the text of an action's script (ISO 32000-2, 12.6.4.17); empty if there is none. */
export function scriptText(document: PdfDocument, script: PdfObject | undefined): string {
  const resolved = document.resolve(script);
  if (resolved instanceof PdfString) return decodeText(resolved.bytes);
  if (!(resolved instanceof Stream)) return '';
  return orWhenMalformed(
    () => decodeText(toLatin1(decode(resolved, document))),
    () => '',
  );
}
