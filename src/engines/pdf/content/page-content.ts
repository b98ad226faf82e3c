import { concat } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed, TooLarge } from '../document/malformed.ts';
import { Stream, type Dict } from '#containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';

/** Joins the content streams of a page. As in other readers, tokens do not continue from one stream to the next. */
export function readPageContent(document: PdfDocument, { dict }: Page): Uint8Array<ArrayBuffer> {
  const contents = document.resolve(dict.get('Contents'));
  const parts = (Array.isArray(contents) ? contents : [contents]).map((part) => document.resolve(part));
  return concat(parts.flatMap((part) => (part instanceof Stream ? [readContent(document, part), newLine] : [])));
}

/**
 * Decodes a content stream. A damaged stream draws nothing, as in other readers.
 *
 * @throws {TooLarge} since other readers would draw it.
 */
export const readContent = (document: PdfDocument, stream: Stream): Uint8Array =>
  orWhenMalformed(
    () => decode(stream, document),
    (problem) => {
      if (problem instanceof TooLarge) throw problem;
      return new Uint8Array();
    },
  );

/** The page's own resources, or those it inherits. */
export const resourcesOf = (document: PdfDocument, { dict, inherited }: Page): Dict =>
  document.dict(dict.get('Resources')) ?? document.dict(inherited.get('Resources')) ?? new Map();

const newLine = Uint8Array.of(10);
