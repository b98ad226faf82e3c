import { boxesIn, contentOf, type Box } from '#containers/isobmff.ts';
import { toLatin1 } from '#containers/bytes.ts';

/** An item of the file that is not a box: a picture, EXIF, XMP. */
export interface MetaItem {
  id: number;
  /** A four-character code. */
  type: string;
  /** Only of items with the type `mime`. */
  contentType: string;
  /** Its byte ranges in the file. */
  extents: { start: number; end: number }[];
}

/** Lists the items of a `meta` box (ISO/IEC 14496-12, 8.11): `iinf` says what they are, `iloc` where. */
export function itemsOfMeta(bytes: Uint8Array, meta: Box): MetaItem[] {
  // Four bytes of version and flags precede the boxes in it.
  const inner = boxesIn(bytes, meta.start + 4, meta.end);
  const [info, places, data] = ['iinf', 'iloc', 'idat'].map((type) => inner.find((box) => box.type === type));
  if (!info || !places) return [];
  const extents = readPlaces(bytes, places, data);
  return readInfo(bytes, info).map((item) => ({ ...item, extents: extents.get(item.id) ?? [] }));
}

function readInfo(bytes: Uint8Array, info: Box): Omit<MetaItem, 'extents'>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = boxesIn(bytes, info.start + (bytes[info.start] === 0 ? 6 : 8), info.end);
  return entries.flatMap(({ type, start, end }) => {
    const version = bytes[start] ?? 0;
    if (type !== 'infe' || version < 2) return [];
    const wide = version === 2 ? 0 : 2;
    const id = wide ? view.getUint32(start + 4) : view.getUint16(start + 4);
    // After the ID: protection, the type, a name, and for `mime` a content type; both strings are null-terminated.
    const typeAt = start + 8 + wide;
    const nameEnd = bytes.indexOf(0, typeAt + 4);
    const contentType = toLatin1(bytes.subarray(nameEnd + 1, end)).split('\0')[0] ?? '';
    return [{ id, type: toLatin1(bytes.subarray(typeAt, typeAt + 4)), contentType }];
  });
}

function readPlaces(bytes: Uint8Array, box: Box, data: Box | undefined): Map<number, MetaItem['extents']> {
  // Reading beyond the box throws.
  const view = contentOf(bytes, box);
  let at = 4;
  const version = view.getUint8(0);
  const number = (size: number) => {
    at += size;
    if (size === 0) return 0;
    if (size === 8) return Number(view.getBigUint64(at - 8));
    return size === 4 ? view.getUint32(at - 4) : view.getUint16(at - 2);
  };
  const sizes = number(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = number(version < 2 ? 2 : 4);
  const places = new Map<number, MetaItem['extents']>();
  for (let index = 0; index < count && at < view.byteLength; index += 1) {
    const id = number(version < 2 ? 2 : 4);
    // 0: in the file. 1: in the box `idat`. 2: in another item, which none of the wanted ones are.
    const method = version === 0 ? 0 : number(2) & 15;
    number(2);
    const base = number(baseSize) + (method === 1 ? (data?.start ?? 0) : 0);
    const extentCount = number(2);
    // Extents described by no bytes are all identical, so one is enough.
    const told = indexSize + offsetSize + lengthSize > 0 ? extentCount : Math.min(1, extentCount);
    const extents = Array.from({ length: told }, () => {
      number(indexSize);
      const from = base + number(offsetSize);
      return { start: from, end: from + number(lengthSize) };
    });
    const inside = extents.filter((extent) => extent.end <= bytes.length && extent.start > 0);
    if (method < 2) places.set(id, inside);
  }
  return places;
}
