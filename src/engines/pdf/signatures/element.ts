import * as asn1js from 'asn1js';

/** How deeply elements may be nested: far deeper than in any signature. */
const maxDepth = 64;

/**
 * The header of a BER element (X.690): whether it is constructed, and where its content is. `end` is undefined for
 * indefinite lengths.
 */
interface Head {
  hasParts: boolean;
  start: number;
  end: number | undefined;
}

/**
 * Checks that nested elements end within their parents, which the library does not do.
 *
 * @returns where the element ends; undefined if it is malformed.
 */
function endOfElement(bytes: Uint8Array, at = 0, limit = bytes.length, depth = 0): number | undefined {
  const head = readHead(bytes, at, limit);
  if (!head || depth > maxDepth) return undefined;
  const { hasParts, start, end } = head;
  if (!hasParts) return end;
  let next = start;
  while (next !== end) {
    // Two zeros end an indefinite length, and are invalid elsewhere.
    if (bytes[next] === 0 && bytes[next + 1] === 0)
      return end === undefined && next + 2 <= limit ? next + 2 : undefined;
    const after = endOfElement(bytes, next, end ?? limit, depth + 1);
    if (after === undefined) return undefined;
    next = after;
  }
  return end;
}

function readHead(bytes: Uint8Array, at: number, limit: number): Head | undefined {
  const tag = bytes[at] ?? 0;
  let next = at + 1;
  // Tags of several bytes continue while the highest bit is set.
  if ((tag & 0x1f) === 0x1f) while (((bytes[next++] ?? 0) & 0x80) !== 0) if (next >= limit) return undefined;
  const hasParts = (tag & 0x20) !== 0;
  const length = bytes[next++];
  if (length === undefined || next > limit) return undefined;
  if (length === 0x80) return hasParts ? { hasParts, start: next, end: undefined } : undefined;
  let size = length;
  if (length > 0x80) {
    const digits = length & 0x7f;
    if (digits > 4 || next + digits > limit) return undefined;
    size = 0;
    for (let digit = 0; digit < digits; digit++) size = size * 256 + (bytes[next++] ?? 0);
  }
  return next + size <= limit ? { hasParts, start: next, end: next + size } : undefined;
}

/** Reads the first element of some bytes, and where it ends; undefined if it is malformed. */
export function readElement(bytes: Uint8Array): { element: asn1js.AsnType; end: number } | undefined {
  const end = endOfElement(bytes);
  return end === undefined ? undefined : orWhenUnread(() => whole(bytes.slice(0, end)));
}

function whole(bytes: Uint8Array<ArrayBuffer>) {
  const { result, offset } = asn1js.fromBER(bytes);
  return offset === bytes.length ? { element: result, end: offset } : undefined;
}

/** Returns undefined for data that the libraries cannot read: they throw many kinds of errors. */
export function orWhenUnread<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
