import { Stream } from '../../../containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { filtersOf } from '../document/filters.ts';
import { Inflater } from '../document/inflater.ts';
import { orWhenMalformed } from '../document/malformed.ts';

/** The most data to check while people wait for a file to open, in bytes. */
const most = 2 ** 21;
/** The most data that a stream is decompressed to, in bytes. Larger streams count as sound. */
const mostUnpacked = 2 ** 23;

/**
 * Counts the pages whose compressed content is truncated or has a wrong checksum. Only the first pages are checked, up
 * to `most` bytes of content.
 */
export function brokenContents(document: PdfDocument): number {
  let left = most;
  let broken = 0;
  const known = new Map<number, boolean>();
  const isBroken = (stream: Stream) => {
    const before = known.get(stream.start);
    if (before !== undefined) return before;
    left -= stream.end - stream.start;
    const now = left >= 0 && isDamaged(document, stream);
    known.set(stream.start, now);
    return now;
  };
  for (const { dict } of document.pages) {
    const parts = [document.resolve(dict.get('Contents'))].flat().map((part) => document.resolve(part));
    if (parts.filter((part) => part instanceof Stream).some(isBroken)) broken += 1;
    if (left <= 0) break;
  }
  return broken;
}

const isDamaged = (document: PdfDocument, stream: Stream): boolean =>
  orWhenMalformed(
    () => {
      const [filter, ...others] = filtersOf(stream, document);
      if (filter?.name !== 'FlateDecode' || others.length > 0) return false;
      const ending = new Inflater(stream.read(), mostUnpacked, () => undefined).run();
      return ending === 'broken' || ending === 'changed';
    },
    () => false,
  );
