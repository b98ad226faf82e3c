import { readDirectory, readHeader } from '#containers/tiff.ts';

/** Joins TIFFs of one page each (TIFF 6.0): links their directories and leaves the pictures unchanged. */
export function joinTiffs(pages: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let place = headerLength;
  const directories = pages.map((page) => {
    const base = place;
    const even = page.length + (page.length & 1);
    parts.push(padded(page, even));
    place += even;
    return moved(fieldsOf(page), base);
  });
  const header = new Uint8Array(headerLength);
  header.set([0x49, 0x49, 42, 0]);
  new DataView(header.buffer).setUint32(4, place, true);
  for (const [index, fields] of directories.entries()) {
    const bytes = writeDirectory(fields, place, index === directories.length - 1);
    parts.push(bytes);
    place += bytes.length;
  }
  if (place >= 2 ** 32) throw new Error('A TIFF of more than 4 GB');
  return [header, ...parts];
}

interface Field {
  tag: number;
  type: number;
  count: number;
  /** Little-endian. */
  bytes: Uint8Array<ArrayBuffer>;
}

const headerLength = 8;
const [short, long] = [3, 4];
/** The tags for the offsets of strips and tiles. */
const places = [273, 324];
/** Tags that point to further directories, which are not copied: EXIF, GPS, sub-images. */
const pointers = [34_665, 34_853, 330];
const [subfileType, newPage] = [254, 2];

function fieldsOf(bytes: Uint8Array<ArrayBuffer>): Field[] {
  const header = readHeader(bytes);
  const directory = header && readDirectory(bytes, header.first, header);
  const isReadable = header?.little && !header.big && directory?.isWhole;
  if (!isReadable || directory.entries.some(({ isWhole }) => !isWhole))
    throw new Error('This TIFF was written otherwise than expected');
  return directory.entries.map(({ tag, type, count, start, end }) => ({
    tag,
    type,
    count,
    bytes: bytes.slice(start, end),
  }));
}

/** Adjusts the fields of a page for data that is moved by this many bytes. */
function moved(fields: Field[], base: number): Field[] {
  const page: Field = { tag: subfileType, type: long, count: 1, bytes: Uint8Array.of(newPage, 0, 0, 0) };
  const others = fields.filter(({ tag }) => tag !== subfileType && !pointers.includes(tag));
  return [page, ...others.map((field) => (places.includes(field.tag) ? further(field, base) : field))];
}

function further({ tag, type, count, bytes }: Field, base: number): Field {
  const [from, to] = [new DataView(bytes.buffer), new DataView(new ArrayBuffer(count * 4))];
  for (let index = 0; index < count; index += 1) {
    const place = type === short ? from.getUint16(index * 2, true) : from.getUint32(index * 4, true);
    to.setUint32(index * 4, place + base, true);
  }
  return { tag, type: long, count, bytes: new Uint8Array(to.buffer) };
}

/** @param place its offset in the file */
function writeDirectory(fields: Field[], place: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const sorted = fields.toSorted((a, b) => a.tag - b.tag);
  const head = 2 + sorted.length * 12 + 4;
  const outside = sorted.filter(({ bytes }) => bytes.length > 4);
  const length = outside.reduce((sum, { bytes }) => sum + bytes.length + (bytes.length & 1), head);
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  view.setUint16(0, sorted.length, true);
  view.setUint32(head - 4, isLast ? 0 : place + length, true);
  let data = head;
  for (const [index, { tag, type, count, bytes }] of sorted.entries()) {
    const at = 2 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    if (bytes.length <= 4) out.set(bytes, at + 8);
    else {
      view.setUint32(at + 8, place + data, true);
      out.set(bytes, data);
      data += bytes.length + (bytes.length & 1);
    }
  }
  return out;
}

function padded(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if (bytes.length === length) return bytes;
  const longer = new Uint8Array(length);
  longer.set(bytes);
  return longer;
}
