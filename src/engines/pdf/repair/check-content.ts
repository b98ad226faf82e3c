import { operators } from '../content/operators.ts';
import { readPageContent } from '../content/page-content.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed, TooLarge } from '../document/malformed.ts';
import { Stream } from '#containers/pdf/objects.ts';
import type { Findings } from './findings.ts';

/** Checks the content of each page, but does not change it: what was intended cannot be inferred from the mistakes. */
export function checkContents(document: PdfDocument, findings: Findings) {
  for (const page of document.pages) {
    const contents = document.resolve(page.dict.get('Contents'));
    const parts = [contents].flat().flatMap((part) => document.resolve(part) ?? []);
    const isSound = orWhenMalformed(
      () => {
        for (const part of parts) if (!(part instanceof Stream) || !canBeUnpacked(document, part)) return false;
        return faultsIn(readPageContent(document, page)) === 0;
      },
      // Too large: the stream was counted as unchecked.
      () => true,
    );
    if (!isSound) findings.leave('contents');
  }
}

const canBeUnpacked = (document: PdfDocument, stream: Stream): boolean =>
  orWhenMalformed(
    () => decode(stream, document) !== undefined,
    (problem) => {
      if (problem instanceof TooLarge) throw problem;
      return false;
    },
  );

function faultsIn(content: Uint8Array): number {
  const operations = operators(content);
  let next = operations.next();
  while (!next.done) next = operations.next();
  return next.value;
}
