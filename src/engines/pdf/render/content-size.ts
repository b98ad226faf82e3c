import type { PdfDocument } from '../document/document.ts';
import { decode, filtersOf } from '../document/filters.ts';
import { mostUnpacked, safeLength } from '../document/inflate.ts';
import { Inflater } from '../document/inflater.ts';
import { orWhenMalformed, TooLarge } from '../document/malformed.ts';
import { Stream } from '#containers/pdf/objects.ts';
import { unpacksTooLarge } from '../document/open-document.ts';
import type { Page } from '../document/page-tree.ts';

/** Checks that the content of a page is not too large. @throws {JobError} `unpacks-too-large` */
type Check = () => void;

/**
 * Returns a check for pages whose content may be too large, since PDFium would decompress all of it at once. Undefined
 * for others.
 */
export function checkOf(document: PdfDocument, { dict }: Page): Check | undefined {
  const contents = [document.resolve(dict.get('Contents'))].flat().map((part) => document.resolve(part));
  const doubtful = contents.filter((part) => part instanceof Stream).filter((stream) => mayBeLarge(document, stream));
  if (doubtful.length === 0) return undefined;
  return () => {
    for (const stream of doubtful) if (isTooLarge(document, stream)) throw unpacksTooLarge(mostUnpacked);
  };
}

function mayBeLarge(document: PdfDocument, stream: Stream): boolean {
  return stream.end - stream.start > safeLength || [document.resolve(stream.dict.get('Filter'))].flat().length > 1;
}

const isTooLarge = (document: PdfDocument, stream: Stream): boolean =>
  orWhenMalformed(
    () => {
      const [first, ...others] = filtersOf(stream, document);
      const isFlateAlone = first?.name === 'FlateDecode' && others.length === 0;
      // Measures the size without keeping the data.
      if (isFlateAlone) return new Inflater(stream.read(), mostUnpacked, () => undefined).run() === 'too-large';
      decode(stream, document);
      return false;
    },
    (problem) => problem instanceof TooLarge,
  );
