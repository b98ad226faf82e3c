import { fromLatin1, concat, toLatin1, viewOf } from '#containers/bytes.ts';
import { readSegments, segment, type Segment } from '#containers/jpeg.ts';
import { readDirectory, readHeader } from '#containers/tiff.ts';

/**
 * The gain map of an HDR photo in JPEG: a second, smaller JPEG after the first states how much brighter each area can
 * be (Ultra HDR, ISO 21496-1, Apple's own). A segment of the first lists the pictures: CIPA DC-007, "MPF".
 */
export interface GainMap {
  /** The position in the file. */
  start: number;
  end: number;
  /** The image, without what is not needed to show it. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the XMP of the first picture mentions it, as Ultra HDR requires. */
  inXmp: boolean;
}

const speaksOfGain = /hdrgm:|HDRGainMap|hdrgainmap|urn:iso:std:iso:ts:21496/;
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';
const app1 = 0xe1;
const app2 = 0xe2;
const listMark = 'MPF\0';
const isoMark = 'urn:iso:std:iso:ts:21496';

const begins = ({ body }: Segment, mark: string) => toLatin1(body.subarray(0, mark.length)) === mark;
/** Whether a segment is the list of the pictures in the file. */
export const isList = (each: Segment): boolean => each.marker === app2 && begins(each, listMark);
/** Whether a segment states that there is a gain map, as ISO 21496-1 requires, or how to apply it. */
export const isIsoGain = (each: Segment): boolean => each.marker === app2 && begins(each, isoMark);

/** @param end Where the first picture ends. */
export function gainMapIn(bytes: Uint8Array<ArrayBuffer>, segments: Segment[], end: number): GainMap | undefined {
  if (end >= bytes.length) return undefined;
  const start = nextImage(bytes, end);
  for (let at = start; at !== undefined;) {
    const image = bytes.subarray(at);
    const { segments: inner, end: length } = readSegments(image);
    const head = inner.filter(({ marker }) => marker === app1 || marker === app2);
    if (head.some(({ body }) => speaksOfGain.test(toLatin1(body)))) {
      const inXmp = segments.some(({ marker, body }) => marker === app1 && toLatin1(body).includes('hdrgm:'));
      return { start: at, end: at + length, bytes: essence(inner), inXmp };
    }
    at = nextImage(bytes, at + length);
  }
  return undefined;
}

function nextImage(bytes: Uint8Array, from: number): number | undefined {
  // There may be padding between the two.
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at - from < 2 ** 16; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff) return at;
  }
  return undefined;
}

/** Keeps the map's image, its profile, and the metadata on how to use it. */
function essence(segments: Segment[]): Uint8Array<ArrayBuffer> {
  const kept = segments.flatMap(({ marker, bytes, body }) => {
    const isApplication = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!isApplication || marker === 0xe0 || marker === 0xee) return [bytes];
    const text = toLatin1(body);
    if (marker === app2 && (text.startsWith('ICC_PROFILE\0') || text.startsWith(isoMark))) return [bytes];
    const xmp = marker === app1 && text.startsWith(xmpMark) ? gainXmpOf(body.subarray(xmpMark.length)) : undefined;
    return xmp ? [segment(app1, concat([fromLatin1(xmpMark), xmp]))] : [];
  });
  return concat([Uint8Array.of(0xff, 0xd8), ...kept, Uint8Array.of(0xff, 0xd9)]);
}

const names = {
  hdrgm: 'http://ns.adobe.com/hdr-gain-map/1.0/',
  HDRGainMap: 'http://ns.apple.com/HDRGainMap/1.0/',
  apdi: 'http://ns.apple.com/pixeldatainfo/1.0/',
};

/** Keeps only the properties that describe the map, each as an attribute or an element; `undefined` if none does. */
export function gainXmpOf(xmp: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const text = toLatin1(xmp);
  const attributes = [...text.matchAll(/\s((?:hdrgm|HDRGainMap|apdi):\w+)\s*=\s*"([^"<>]*)"/g)];
  const elements = [...text.matchAll(/<((?:hdrgm|HDRGainMap|apdi):\w+)>([\s\S]*?)<\/\1>/g)];
  const [single, lists] = [
    attributes.map(([, name, value]) => ` ${name}="${value}"`),
    elements.map(([whole]) => whole),
  ];
  if (single.length + lists.length === 0) return undefined;
  return fromLatin1(packet(single.join(''), lists.join('')));
}

function packet(attributes: string, elements: string): string {
  const used = Object.entries(names).filter(([prefix]) => `${attributes}<${elements}`.includes(`${prefix}:`));
  const spaces = used.map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""${spaces.join('')}${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

const container = 'http://ns.google.com/photos/1.0/container/';

/** Writes Ultra HDR's XMP for the first picture, which states that there is a map, and its length. */
function directory(length: number): Uint8Array<ArrayBuffer> {
  const entry = (semantic: string, more: string) =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg"${more}/></rdf:li>`;
  const list = `<Container:Directory><rdf:Seq>${entry('Primary', '')}${entry('GainMap', ` Item:Length="${length}"`)}</rdf:Seq></Container:Directory>`;
  const spaces = ` xmlns:Container="${container}" xmlns:Item="${container}item/" hdrgm:Version="1.0"`;
  return segment(app1, fromLatin1(xmpMark + packet(spaces, list)));
}

type Parts = Uint8Array<ArrayBuffer>[];

/** Joins a first picture and its map in one file, with a new list of the two. */
export function joinGainMap({ head, rest }: { head: Parts; rest: Parts }, map: GainMap): Parts {
  const before = [...head, ...(map.inXmp ? [directory(map.bytes.length)] : [])];
  const listAt = lengthOf(before);
  const list = listOf(0, 0, 0);
  const first = listAt + list.length + lengthOf(rest);
  // Offsets are relative to the list's own header, after its marker, length and name.
  return [...before, listOf(first, map.bytes.length, first - (listAt + 8)), ...rest, map.bytes];
}

const lengthOf = (parts: Parts) => parts.reduce((sum, { length }) => sum + length, 0);

const [picturesTag, pictureLength] = [0xb002, 16];

/**
 * Corrects a list of pictures in place.
 *
 * @param list The body of its segment.
 * @param growth How many bytes longer the first picture has become.
 * @param isAfter Whether it has grown after the list, from where the places of the others are counted.
 */
export function correctList(list: Uint8Array, growth: number, isAfter: boolean) {
  const tiff = list.subarray(listMark.length);
  const header = readHeader(tiff);
  const entries = (header && readDirectory(tiff, header.first, header)?.entries) ?? [];
  const pictures = entries.find(({ tag, isWhole }) => tag === picturesTag && isWhole);
  if (!header || !pictures) return;
  const view = viewOf(tiff);
  const add = (at: number) => view.setUint32(at, view.getUint32(at, header.little) + growth, header.little);
  const [first, ...others] = Array.from(
    { length: Math.floor((pictures.end - pictures.start) / pictureLength) },
    (_, index) => pictures.start + index * pictureLength,
  );
  if (first !== undefined) add(first + 4);
  if (isAfter) for (const other of others) add(other + 8);
}

/**
 * Writes the list of pictures (CIPA DC-007, 5.2): a TIFF structure with a version, the number of pictures, and 16 bytes
 * for each.
 */
function listOf(first: number, second: number, place: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(4 + 8 + 2 + 3 * 12 + 4 + 32);
  body.set(fromLatin1(`${listMark}MM\0*`));
  const view = new DataView(body.buffer, 4);
  view.setUint32(4, 8);
  view.setUint16(8, 3);
  const field = (index: number, tag: number, type: number, count: number, value: number) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    view.setUint32(at + 8, value);
  };
  field(0, 0xb000, 7, 4, 0x30_31_30_30);
  field(1, 0xb001, 4, 1, 2);
  field(2, picturesTag, 7, 2 * pictureLength, 50);
  // The primary picture: "representative, primary".
  view.setUint32(50, 0x00_03_00_00);
  view.setUint32(54, first);
  view.setUint32(66 + 4, second);
  view.setUint32(66 + 8, place);
  return segment(app2, body);
}
