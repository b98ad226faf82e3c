import { toLatin1 } from '#containers/bytes.ts';
import { characterClass, regular } from '../document/characters.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { decodeName } from '../document/lexer.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { Ref, Stream, type PdfObject } from '#containers/pdf/objects.ts';

/** The names in a stream, and its ends, where a name may continue in the streams before and after it. */
interface Found {
  names: ReadonlySet<string>;
  /** The regular characters at its start; all of its content if that has no others. */
  head: string;
  /** The name at the very end, without the slash. */
  tail: string | undefined;
  isAllRegular: boolean;
}

const slash = 0x2f;

/**
 * Finds every name in a content stream, whatever its use. Strings, comments and inline images are not distinguished
 * from the rest: an extra name does no harm, and readers disagree on where damaged content resumes.
 */
export function namesIn(content: Uint8Array): Found {
  const tokens = new Set<string>();
  const endOf = (start: number) => {
    let end = start;
    while (end < content.length && characterClass[content[end] ?? 0] === regular) end++;
    return end;
  };
  let tail: string | undefined;
  for (let at = content.indexOf(slash); at >= 0; at = content.indexOf(slash, at)) {
    const end = endOf(at + 1);
    const token = toLatin1(content, at + 1, end);
    tokens.add(token);
    if (end === content.length) tail = token;
    at = end;
  }
  const head = endOf(0);
  return {
    names: new Set(Array.from(tokens, decodeName)),
    head: toLatin1(content, 0, head),
    tail,
    isAllRegular: head === content.length,
  };
}

/** By document and object number: pages share streams, and parts of a split share pages. */
const known = new WeakMap<PdfDocument, Map<number, Found | undefined>>();

function foundIn(document: PdfDocument, ref: PdfObject, stream: Stream): Found | undefined {
  const ofDocument = known.get(document) ?? new Map<number, Found | undefined>();
  known.set(document, ofDocument);
  const number = ref instanceof Ref ? ref.number : -1;
  if (ofDocument.has(number)) return ofDocument.get(number);
  const found = orWhenMalformed(
    () => namesIn(decode(stream, document)),
    () => undefined,
  );
  if (number >= 0) ofDocument.set(number, found);
  return found;
}

/** Returns all names in consecutive content streams, or undefined if one of them cannot be read. */
export function namesOfContent(document: PdfDocument, streams: readonly PdfObject[]): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  let tail: string | undefined;
  for (const ref of streams) {
    const stream = document.resolve(ref);
    if (!(stream instanceof Stream)) continue;
    const found = foundIn(document, ref, stream);
    if (!found) return undefined;
    for (const name of found.names) names.add(name);
    // Some readers join a name that is split between two streams.
    const joined = tail === undefined ? undefined : tail + found.head;
    if (joined !== undefined) names.add(decodeName(joined));
    tail = found.isAllRegular ? joined : found.tail;
  }
  return names;
}
