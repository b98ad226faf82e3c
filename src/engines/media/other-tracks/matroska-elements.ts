/** A part of a Matroska file, which is made of nested ones (EBML, RFC 8794). */
export interface Element {
  id: number;
  data: Uint8Array<ArrayBuffer>;
}

export const within = (elements: Element[], ...path: number[]): Element[] =>
  path.reduce(
    (outer, wanted) => outer.filter(({ id }) => id === wanted).flatMap(({ data }) => readElements(data)),
    elements,
  );

export function readElements(bytes: Uint8Array<ArrayBuffer>): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const head = readHead(bytes, at);
    if (!head || at + head.length + head.size > bytes.length) break;
    elements.push({ id: head.id, data: bytes.subarray(at + head.length, at + head.length + head.size) });
    at += head.length + head.size;
  }
  return elements;
}

/** An element's identifier and size. Of an unknown size, all the rest is inside. */
export function readHead(bytes: Uint8Array, at: number): { id: number; size: number; length: number } | undefined {
  const id = readVariable(bytes, at, true);
  const size = id && readVariable(bytes, at + id.length, false);
  return id && size && { id: id.value, size: size.value, length: id.length + size.length };
}

/** A number whose leading zero bits tell its length; identifiers keep the bit that ends them. */
export function readVariable(bytes: Uint8Array, at: number, keepMarker: boolean) {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = keepMarker ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}
