import { pointers } from './exif-tags.ts';

/** A field as it stands in the file: `bytes` in the file's own order. */
export interface Field {
  tag: number;
  type: number;
  count: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Exif {
  little: boolean;
  image: Field[];
  photo: Field[];
  place: Field[];
  interop: Field[];
  /** Of the second image, which is a preview. */
  preview: Field[];
}

/** Bytes that one value of a type takes, by TIFF's number of the type. */
export const typeLengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const mostFields = 1000;

/** EXIF's structure, which is TIFF's. What points outside of it is passed over, as cut off EXIF is common. */
export function parseExif(tiff: Uint8Array<ArrayBuffer>): Exif | undefined {
  if (tiff.length < 14) return undefined;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if (!little && order !== 0x4d4d) return undefined;
  const first = readDirectory(view.getUint32(4, little));
  const photo = directoryAt(first.fields, pointers.photo);
  return {
    little,
    image: first.fields,
    photo,
    place: directoryAt(first.fields, pointers.place),
    interop: directoryAt(photo, pointers.interop),
    preview: first.next ? readDirectory(first.next).fields : [],
  };

  function directoryAt(fields: Field[], pointer: number): Field[] {
    const field = fields.find(({ tag, bytes }) => tag === pointer && bytes.length === 4);
    return field ? readDirectory(viewOf(field).getUint32(0, little)).fields : [];
  }

  function readDirectory(start: number): { fields: Field[]; next: number } {
    if (start < 8 || start + 2 > view.byteLength) return { fields: [], next: 0 };
    const count = Math.min(view.getUint16(start, little), mostFields);
    const fields: Field[] = [];
    let at = start + 2;
    for (let index = 0; index < count && at + 12 <= view.byteLength; index += 1, at += 12) {
      const type = view.getUint16(at + 2, little);
      const values = view.getUint32(at + 4, little);
      const length = values * (typeLengths[type] ?? 0);
      const place = length <= 4 ? at + 8 : view.getUint32(at + 8, little);
      if (length === 0 || place + length > view.byteLength) continue;
      const bytes = tiff.slice(place, place + length);
      fields.push({ tag: view.getUint16(at, little), type, count: values, bytes });
    }
    return { fields, next: at + 4 <= view.byteLength ? view.getUint32(at, little) : 0 };
  }
}

export const viewOf = ({ bytes }: Field) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
