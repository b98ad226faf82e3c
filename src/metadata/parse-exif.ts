import { readDirectory, readHeader } from '#containers/tiff.ts';
import { pointers } from './exif-tags.ts';

/** A field as it is in the file: `bytes` are in the file's own byte order. */
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
  /** The fields of the second image, which is a preview. */
  preview: Field[];
}

const mostFields = 1000;

/**
 * Parses EXIF, whose structure is TIFF. Fields that point outside of it are ignored, since truncated EXIF is common.
 */
export function parseExif(tiff: Uint8Array<ArrayBuffer>): Exif | undefined {
  const header = readHeader(tiff);
  if (!header || header.big) return undefined;
  const first = directoryAt(header.first);
  const photo = fieldsAt(first.fields, pointers.photo);
  return {
    little: header.little,
    image: first.fields,
    photo,
    place: fieldsAt(first.fields, pointers.place),
    interop: fieldsAt(photo, pointers.interop),
    preview: first.next ? directoryAt(first.next).fields : [],
  };

  function fieldsAt(fields: Field[], pointer: number): Field[] {
    const field = fields.find(({ tag, bytes }) => tag === pointer && bytes.length === 4);
    return field ? directoryAt(viewOf(field).getUint32(0, header?.little)).fields : [];
  }

  function directoryAt(place: number): { fields: Field[]; next: number } {
    const directory = header && readDirectory(tiff, place, header);
    const entries = directory?.entries.slice(0, mostFields) ?? [];
    const fields = entries
      .filter(({ isWhole, start, end }) => isWhole && end > start)
      .map(({ tag, type, count, start, end }) => ({ tag, type, count, bytes: tiff.slice(start, end) }));
    return { fields, next: directory?.next ?? 0 };
  }
}

export const viewOf = ({ bytes }: Field) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
