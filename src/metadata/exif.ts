import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { exifItems } from './exif-items.ts';
import { imageTags, interopTags, photoTags, pointers, type TagTable } from './exif-tags.ts';
import { parseExif, viewOf, type Exif, type Field } from './parse-exif.ts';
import type { Keep } from './hidden.ts';

/**
 * Reduces EXIF to the fields that are to be kept, or to undefined if none matter, and lists everything that was found.
 */
export function rewriteExif(
  tiff: Uint8Array<ArrayBuffer>,
  keep: Keep,
): { exif: Uint8Array<ArrayBuffer> | undefined; items: HiddenItem[] } {
  const parsed = parseExif(tiff);
  if (!parsed) return { exif: undefined, items: [{ kind: 'other', name: 'EXIF', value: 'unreadable', kept: false }] };
  const items = exifItems(parsed, keep);
  if (keep === 'everything') return { exif: tiff, items };
  const stays = (table: TagTable) => (field: Field) => {
    const kind = table[field.tag]?.[1];
    // Maker notes contain file offsets, which would become wrong.
    if (kind === undefined || table[field.tag]?.[0] === 'MakerNote') return false;
    return kind === 'needed' || keep.has(kind);
  };
  const image = parsed.image.filter(stays(imageTags));
  const photo = parsed.photo.filter(stays(photoTags));
  const interop = parsed.interop.filter(stays(interopTags));
  const place = keep.has('place') ? parsed.place : [];
  if (!saysSomething(parsed, image, photo, place)) return { exif: undefined, items };
  return { exif: writeExif({ ...parsed, image, photo, interop, place, preview: [] }), items };
}

const orientation = 0x0112;
const colourSpace = 0xa001;

/** Whether the EXIF matters: an upright picture in sRGB does not need any to be shown correctly. */
function saysSomething({ little }: Exif, image: Field[], photo: Field[], place: Field[]): boolean {
  const number = (fields: Field[], tag: number) => {
    const field = fields.find((each) => each.tag === tag && each.bytes.length >= 2);
    return field ? viewOf(field).getUint16(0, little) : 1;
  };
  const tells = (table: TagTable) => (field: Field) => table[field.tag]?.[1] !== 'needed';
  return (
    number(image, orientation) !== 1 ||
    number(photo, colourSpace) !== 1 ||
    place.length > 0 ||
    image.some(tells(imageTags)) ||
    photo.some(tells(photoTags))
  );
}

function writeExif({ little, image, photo, interop, place }: Exif): Uint8Array<ArrayBuffer> {
  const inner = [
    { fields: photo, tag: pointers.photo, of: image },
    { fields: interop, tag: pointers.interop, of: photo },
    { fields: place, tag: pointers.place, of: image },
  ].filter(({ fields }) => fields.length > 0);
  // Pointers are filled in once the positions are known.
  for (const { tag, of } of inner) of.push({ tag, type: 4, count: 1, bytes: new Uint8Array(4) });
  const directories = [image, ...inner.map(({ fields }) => fields)];
  for (const fields of directories) fields.sort((a, b) => a.tag - b.tag);

  const starts: number[] = [];
  let end = 8;
  for (const fields of directories) {
    starts.push(end);
    end += 2 + fields.length * 12 + 4;
    for (const { bytes } of fields) if (bytes.length > 4) end += bytes.length + (bytes.length & 1);
  }
  for (const [index, { tag, of }] of inner.entries()) {
    const pointer = of.find((field) => field.tag === tag);
    if (pointer) viewOf(pointer).setUint32(0, starts[index + 1] ?? 0, little);
  }

  const out = new Uint8Array(end);
  const view = new DataView(out.buffer);
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  for (const [index, fields] of directories.entries()) {
    let at = starts[index] ?? 0;
    let data = at + 2 + fields.length * 12 + 4;
    view.setUint16(at, fields.length, little);
    at += 2;
    for (const { tag, type, count, bytes } of fields) {
      view.setUint16(at, tag, little);
      view.setUint16(at + 2, type, little);
      view.setUint32(at + 4, count, little);
      if (bytes.length <= 4) out.set(bytes, at + 8);
      else {
        view.setUint32(at + 8, data, little);
        out.set(bytes, data);
        data += bytes.length + (bytes.length & 1);
      }
      at += 12;
    }
  }
  return out;
}
