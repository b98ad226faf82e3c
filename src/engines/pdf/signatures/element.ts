import * as asn1js from 'asn1js';

/** How deep parts may stand in each other: far deeper than in any signature. */
const maxDepth = 64;

/** What begins an element of BER (X.690): whether it has parts, and where its content is. `end` is unknown until its parts were read. */
interface Head {
  hasParts: boolean;
  start: number;
  end: number | undefined;
}

/**
 * Whether each part of an element ends within what it is a part of, which the library does not ask.
 *
 * @returns where the element ends; undefined where it is not well formed.
 */
function endOfElement(bytes: Uint8Array, at = 0, limit = bytes.length, depth = 0): number | undefined {
  const head = readHead(bytes, at, limit);
  if (!head || depth > maxDepth) return undefined;
  const { hasParts, start, end } = head;
  if (!hasParts) return end;
  let next = start;
  while (next !== end) {
    // Two zeros end what gives no length, and stand nowhere else.
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
  // Tags of several bytes go on while their highest bit is set.
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

/** The element that bytes begin with, and where it ends; undefined where it is not as it should be. */
export function readElement(bytes: Uint8Array): { element: asn1js.AsnType; end: number } | undefined {
  const end = endOfElement(bytes);
  return end === undefined ? undefined : orWhenUnread(() => whole(bytes.slice(0, end)));
}

function whole(bytes: Uint8Array<ArrayBuffer>) {
  const { result, offset } = asn1js.fromBER(bytes);
  return offset === bytes.length ? { element: result, end: offset } : undefined;
}

/** Undefined for what the libraries cannot read: they throw errors of many kinds for it. */
export function orWhenUnread<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    // As above.
    return undefined;
  }
}
