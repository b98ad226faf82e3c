/** The size of the header and the footer of a tag, in bytes. */
export const footLength = 32;

interface ApeFoot {
  /** The size of the items and the footer, in bytes. */
  size: number;
  /** The size of the whole tag, which may have a header, too. */
  whole: number;
}

/** Reads the footer of an APE tag of version 1 or 2; `undefined` if these bytes are none. */
export function readApeFoot(bytes: Uint8Array): ApeFoot | undefined {
  if (bytes.length < footLength || String.fromCharCode(...bytes.subarray(0, 8)) !== 'APETAGEX') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const size = view.getUint32(12, true);
  const hasHead = view.getUint32(20, true) >>> 31 === 1;
  return size < footLength ? undefined : { size, whole: size + (hasHead ? footLength : 0) };
}

interface ApeItem {
  name: string;
  /** Whether it holds bytes, and not text. */
  isBinary: boolean;
  data: Uint8Array<ArrayBuffer>;
}

/** Reads the items of an APE tag, without its header and footer. What is cut off is left out. */
export function apeItems(bytes: Uint8Array<ArrayBuffer>): ApeItem[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const items: ApeItem[] = [];
  for (let at = 0; at + 8 < bytes.length;) {
    const size = view.getUint32(at, true);
    const flags = view.getUint32(at + 4, true);
    const nameEnd = bytes.indexOf(0, at + 8);
    if (nameEnd < 0 || nameEnd + 1 + size > bytes.length) break;
    const name = String.fromCharCode(...bytes.subarray(at + 8, nameEnd));
    const data = bytes.subarray(nameEnd + 1, nameEnd + 1 + size);
    items.push({ name, isBinary: ((flags >> 1) & 3) === 1, data });
    at = nameEnd + 1 + size;
  }
  return items;
}
