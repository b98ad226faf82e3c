import { concat } from '../../../containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed, TooLarge } from '../document/malformed.ts';
import { Stream, type Dict } from '../../../containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';

/** The content of a page, its streams joined as readers join them: words never go on from one to the next. */
export function readPageContent(document: PdfDocument, { dict }: Page): Uint8Array<ArrayBuffer> {
  const contents = document.resolve(dict.get('Contents'));
  const parts = (Array.isArray(contents) ? contents : [contents]).map((part) => document.resolve(part));
  return concat(parts.flatMap((part) => (part instanceof Stream ? [readContent(document, part), newLine] : [])));
}

/** What cannot be unpacked draws nothing here; readers cannot either. @throws {TooLarge} what readers do draw. */
export const readContent = (document: PdfDocument, stream: Stream): Uint8Array =>
  orWhenMalformed(
    () => decode(stream, document),
    (problem) => {
      if (problem instanceof TooLarge) throw problem;
      return new Uint8Array();
    },
  );

/** What a page's content names, its own or inherited. */
export const resourcesOf = (document: PdfDocument, { dict, inherited }: Page): Dict =>
  document.dict(dict.get('Resources')) ?? document.dict(inherited.get('Resources')) ?? new Map();

const newLine = Uint8Array.of(10);
