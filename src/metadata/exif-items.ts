import type { HiddenItem, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { viewOf, type Exif, type Field } from './parse-exif.ts';
import { imageTags, photoTags, type TagTable } from './exif-tags.ts';
import { anyText, item, kilobytes, type Keep } from './hidden.ts';

/** Returns what the fields contain, in words for people, and whether each is kept. */
export function exifItems(exif: Exif, keep: Keep): HiddenItem[] {
  const { little, image, photo, place, preview } = exif;
  const fieldItems = (fields: Field[], table: TagTable) =>
    fields.flatMap((field) => {
      const [name, kind] = table[field.tag] ?? [];
      if (name === undefined || kind === undefined || kind === 'needed') return [];
      const value = name === 'MakerNote' ? makerNote(field) : fieldText(field, name, little);
      const kept = keep === 'everything' || (keep.has(kind) && name !== 'MakerNote');
      const said = item(kind, spaced(name), value, kept);
      return said.value === '' ? [] : [said];
    });
  return [
    ...placeItems(place, little, keep === 'everything' || keep.has('place')),
    ...fieldItems(image, imageTags),
    ...fieldItems(photo, photoTags),
    ...(preview.length > 0
      ? [item('preview', { type: 'preview' }, previewSize(preview, little), keep === 'everything')]
      : []),
  ];
}

/** Turns `DateTimeOriginal` into `Date time original`. */
function spaced(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z]|\d)|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  const parts = words.replace(/^XP /, '').split(' ');
  return parts.map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase())).join(' ');
}

const makerNote = ({ bytes }: Field): MetadataValue => ({ type: 'maker-notes', bytes: bytes.length });

const thumbnailLength = 0x0202;
function previewSize(fields: Field[], little: boolean): MetadataValue {
  const field = fields.find(({ tag, bytes }) => tag === thumbnailLength && bytes.length === 4);
  return field ? kilobytes(viewOf(field).getUint32(0, little)) : { type: 'small-picture' };
}

const types = { byte: 1, ascii: 2, short: 3, long: 4, rational: 5, undefined: 7, signedRational: 10 };
const mostNumbers = 4;

function fieldText(field: Field, name: string, little: boolean): string {
  const { type, bytes } = field;
  if (name.startsWith('XP')) return new TextDecoder('utf-16le').decode(bytes).replaceAll('\0', '');
  if (name === 'UserComment') return userComment(field, little);
  if (type === types.ascii || type === types.undefined || type === types.byte)
    return anyText(bytes).replaceAll('\0', '').trim();
  const numbers = numbersOf(field, little).slice(0, mostNumbers);
  if (name === 'ExposureTime' && numbers[0] && numbers[0] < 0.5) return `1/${Math.round(1 / numbers[0])} s`;
  return numbers.map((number) => Number(number.toFixed(4)).toString()).join(', ');
}

/** Decodes a user comment, whose first eight bytes name its encoding. */
function userComment({ bytes }: Field, little: boolean): string {
  const body = bytes.subarray(8);
  const unicode = anyText(bytes.subarray(0, 7)) === 'UNICODE';
  const text = unicode ? new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(body) : anyText(body);
  return text.replaceAll('\0', '').trim();
}

function numbersOf(field: Field, little: boolean): number[] {
  const view = viewOf(field);
  const pairs = Array.from({ length: Math.floor(view.byteLength / 8) }, (_, index) => index * 8);
  if (field.type === types.rational)
    return pairs.map((at) => view.getUint32(at, little) / (view.getUint32(at + 4, little) || 1));
  if (field.type === types.signedRational)
    return pairs.map((at) => view.getInt32(at, little) / (view.getInt32(at + 4, little) || 1));
  if (field.type === types.short)
    return Array.from({ length: field.count }, (_, index) => view.getUint16(index * 2, little));
  if (field.type === types.long)
    return Array.from({ length: field.count }, (_, index) => view.getUint32(index * 4, little));
  return [];
}

const place = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4, altitude: 6 };

function placeItems(fields: Field[], little: boolean, kept: boolean): HiddenItem[] {
  if (fields.length === 0) return [];
  const field = (tag: number) => fields.find((each) => each.tag === tag);
  const degrees = (tag: number) => {
    const found = field(tag);
    const [degree = 0, minute = 0, second = 0] = found ? numbersOf(found, little) : [];
    return found ? (degree + minute / 60 + second / 3600).toFixed(5) : undefined;
  };
  const side = (tag: number) => {
    const found = field(tag);
    return found ? anyText(found.bytes).replaceAll('\0', '') : '';
  };
  const [latitude, longitude] = [degrees(place.latitude), degrees(place.longitude)];
  const height = field(place.altitude);
  const position =
    latitude === undefined || longitude === undefined
      ? undefined
      : `${latitude}° ${side(place.latitudeRef)}, ${longitude}° ${side(place.longitudeRef)}`;
  const altitude = height && Math.round(numbersOf(height, little)[0] ?? 0);
  // Even without coordinates, there may be the satellites' time, the heading, or the name of the place.
  const value: string | MetadataValue =
    altitude === undefined
      ? (position ?? { type: 'fields', count: fields.length })
      : { type: 'position', ...(position !== undefined && { position }), altitude };
  return [item('place', 'GPS', value, kept)];
}
