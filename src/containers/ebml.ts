/** An element of a Matroska file, which consists of nested ones (EBML, RFC 8794). */
export interface Element {
  id: number;
  data: Uint8Array<ArrayBuffer>;
}

export interface PlacedElement {
  id: number;
  /** Where the element itself begins, and where its content begins. */
  at: number;
  start: number;
  /** The stated size; larger than any file if it is unknown. */
  size: number;
}

/** An ID of four bytes and a size of eight. */
const longestHead = 12;
/** The most elements in one parent: a list of chapters or cues has some thousands. */
const mostElements = 2 ** 20;
/** Enough for the blocks of a recording of two days. */
const mostOuterElements = 2 ** 24;

export const within = (elements: Element[], ...path: number[]): Element[] =>
  path.reduce(
    (outer, wanted) => outer.filter(({ id }) => id === wanted).flatMap(({ data }) => readElements(data)),
    elements,
  );

/** Reads sibling elements, as far as they are complete. Does not throw, whatever the bytes are. */
export function readElements(bytes: Uint8Array<ArrayBuffer>): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length && elements.length < mostElements;) {
    const head = readHead(bytes, at);
    if (!head || at + head.length + head.size > bytes.length) break;
    elements.push({ id: head.id, data: bytes.subarray(at + head.length, at + head.length + head.size) });
    at += head.length + head.size;
  }
  return elements;
}

/**
 * Yields the elements of a file of any length, in order. The content of opened elements comes right after them.
 *
 * @param read Returns bytes at a position, fewer at the end.
 * @param isOpened By ID.
 */
export async function* outerElements(
  read: (at: number, length: number) => Promise<Uint8Array>,
  fileSize: number,
  isOpened: (id: number) => boolean,
): AsyncGenerator<PlacedElement, void> {
  let at = 0;
  for (let count = 0; at < fileSize && count < mostOuterElements; count++) {
    const head = readHead(await read(at, longestHead), 0);
    if (!head) return;
    const start = at + head.length;
    yield { id: head.id, at, start, size: head.size };
    at = isOpened(head.id) ? start : start + head.size;
  }
}

/** Reads an element's ID and size. If the size is unknown, everything that follows is inside. */
export function readHead(bytes: Uint8Array, at: number): { id: number; size: number; length: number } | undefined {
  const id = readVariable(bytes, at, true);
  const size = id && readVariable(bytes, at + id.length, false);
  return id && size && { id: id.value, size: size.value, length: id.length + size.length };
}

/** Reads a number whose leading zero bits give its length; IDs keep the bit that ends them. */
export function readVariable(bytes: Uint8Array, at: number, keepMarker: boolean) {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = keepMarker ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}
