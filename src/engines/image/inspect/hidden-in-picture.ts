import { boxesIn } from '#containers/isobmff.ts';
import { concat, textAt } from '#containers/bytes.ts';
import type { InputFormatId } from '#formats/formats.ts';
import type { FindingType, HiddenItem } from '#jobs/contract/hidden-data.ts';
import { asFound, type Looked } from '#metadata/inspection.ts';
import { exifItems } from '#metadata/exif-items.ts';
import { itemsAfter } from '#metadata/hidden.ts';
import { iptcItems, photoshopItems } from '#metadata/iptc.ts';
import { rewriteJpeg } from '#metadata/jpeg.ts';
import { parseExif } from '#metadata/parse-exif.ts';
import { xmpItems } from '#metadata/xmp.ts';
import { canonBox, findPreview } from '../formats/camera-preview.ts';
import { rewriteMetadata } from '../formats/metadata.ts';
import { resourcesOf } from '../formats/psd.ts';
import { hiddenInSvg } from './hidden-in-svg.ts';

const nothing: ReadonlySet<never> = new Set<never>();

const ofMetadata: readonly FindingType[] = [
  ...(['place', 'person', 'serial', 'device', 'software', 'time', 'exposure'] as const),
  ...(['text', 'history', 'preview', 'other'] as const),
];
const ofDrawings: readonly FindingType[] = ['place', 'person', 'software', 'time', 'text', 'script', 'link', 'remote'];
const endsKnown = new Set<InputFormatId<'image'>>(['jpeg', 'png', 'webp', 'gif']);

/** Lists what a picture contains besides what it shows, and what was looked for. */
export async function hiddenInPicture(file: File, format: InputFormatId<'image'>): Promise<Looked> {
  if (format === 'svg') {
    const found = await hiddenInSvg(new Uint8Array(await file.arrayBuffer()));
    return { format, found, lookedFor: ofDrawings, unread: ['watermarks'] };
  }
  const items = await itemsIn(file, format);
  if (!items) return { format, found: [], lookedFor: [], unread: ['format', 'pixels', 'watermarks'] };
  return {
    format,
    found: items.map(asFound),
    lookedFor: [
      ...ofMetadata,
      ...(endsKnown.has(format) ? (['rest', 'video'] as const) : []),
      ...(format === 'heic' || format === 'avif' ? (['video'] as const) : []),
      ...(format === 'jpeg' ? (['differing-preview'] as const) : []),
    ],
    unread: [
      'pixels',
      'watermarks',
      ...(items.some(({ name }) => name === 'Maker note') ? (['maker-notes'] as const) : []),
      ...(items.some(({ name }) => typeof name !== 'string' && name.type === 'packed') ? (['packed'] as const) : []),
    ],
  };
}

/** Undefined if the metadata of this format is not read. */
async function itemsIn(file: File, format: InputFormatId<'image'>): Promise<HiddenItem[] | undefined> {
  switch (format) {
    case 'psd':
      return photoshopItems(resourcesOf(new Uint8Array(await file.arrayBuffer())), nothing);
    case 'raw':
      return itemsInRaw(new Uint8Array(await file.arrayBuffer()));
    case 'jp2':
      return itemsInJp2(new Uint8Array(await file.arrayBuffer()));
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
    case 'tiff':
    case 'jxl':
    case 'heic':
      return (await rewriteMetadata(file, format, 'colour'))?.items;
    case 'svg':
    case 'bmp':
    case 'ico':
    case 'cur':
    case 'qoi':
    case 'pnm':
    case 'pam':
    case 'hdr':
    case 'tga':
      return undefined;
  }
}

const xmpTag = 700;

/** Most raw files are TIFFs; Canon's newer ones have four in boxes, and Fuji's only one in their preview. */
function itemsInRaw(bytes: Uint8Array<ArrayBuffer>): HiddenItem[] {
  if (textAt(bytes, 4, 8) === 'ftypcrx ') return itemsInCanon(bytes);
  const exif = parseExif(bytes);
  if (!exif) return rewriteJpeg(findPreview(bytes).jpeg, nothing).items;
  const packets = exif.image.filter(({ tag }) => tag === xmpTag);
  return [
    ...exifItems({ ...exif, preview: [] }, nothing),
    ...packets.flatMap((packet) => xmpItems(packet.bytes, nothing)),
  ];
}

/** The image, the photo, the maker notes and the place, each in a TIFF of its own. */
function itemsInCanon(bytes: Uint8Array<ArrayBuffer>): HiddenItem[] {
  const parsed = (name: string) => parseExif(concat([canonBox(bytes, name)]));
  const [image, photo, place] = [parsed('CMT1'), parsed('CMT2'), parsed('CMT4')];
  const empty = { image: [], photo: [], place: [], interop: [], preview: [] };
  return [
    ...(image ? exifItems({ ...empty, little: image.little, image: image.image }, nothing) : []),
    ...(photo ? exifItems({ ...empty, little: photo.little, photo: photo.image }, nothing) : []),
    ...(place ? exifItems({ ...empty, little: place.little, place: place.image }, nothing) : []),
  ];
}

const uuids: [hex: string, read: (body: Uint8Array<ArrayBuffer>) => HiddenItem[]][] = [
  ['be7acfcb97a942e89c71999491e3afac', (body) => xmpItems(body, nothing)],
  // “JpgTiffExif->JP2”
  ['4a706754696666457869662d3e4a5032', (body) => itemsOfExif(body)],
  ['33c7a4d2b81d4723a0baf1a3e097ad38', (body) => iptcItems(body, nothing)],
];

function itemsOfExif(body: Uint8Array<ArrayBuffer>): HiddenItem[] {
  const marked = textAt(body, 0, 4) === 'Exif';
  const exif = parseExif(body.slice(marked ? 6 : 0));
  return exif ? exifItems(exif, nothing) : [];
}

/** JPEG 2000 keeps metadata in boxes (ISO/IEC 15444-1, annex I); a bare codestream has none. */
function itemsInJp2(bytes: Uint8Array<ArrayBuffer>): HiddenItem[] {
  const boxes = boxesIn(bytes);
  const last = boxes.at(-1);
  return [
    ...boxes.flatMap(({ type, start, end }) => {
      if (type === 'xml ') return xmpItems(bytes.subarray(start, end), nothing);
      if (type !== 'uuid') return [];
      const name = [...bytes.subarray(start, start + 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const read = uuids.find(([hex]) => hex === name)?.[1];
      return read?.(bytes.slice(start + 16, end)) ?? [];
    }),
    ...(last ? itemsAfter(bytes.subarray(last.end), nothing) : []),
  ];
}
