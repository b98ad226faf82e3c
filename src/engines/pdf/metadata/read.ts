import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import type { PdfMetadata } from '#jobs/contract/pdf-question.ts';
import { item, type Rewritten } from '#metadata/hidden.ts';
import { rewriteJpeg } from '#metadata/jpeg.ts';
import { xmpItems } from '#metadata/xmp.ts';
import { startsWith } from '#containers/bytes.ts';
import { readContent } from '../content/page-content.ts';
import type { PdfDocument } from '../document/document.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { isName, Stream, type Dict } from '#containers/pdf/objects.ts';
import { decodeText } from '#containers/pdf/strings.ts';
import { readDate } from './dates.ts';
import { fields } from './fields.ts';

export function readMetadata(document: PdfDocument): PdfMetadata {
  const info = infoOf(document);
  const { catalog } = document;
  const textOf = (key: string) => decodeText(document.string(info.get(key))?.bytes ?? '');
  // The keys of `fields` are those of the type.
  const values = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field.isDate ? readDate(textOf(field.info)) : textOf(field.info),
    ]),
  ) as unknown as PdfMetadata['values'];
  values.language = decodeText(document.string(catalog.get('Lang'))?.bytes ?? '');
  values.displaysTitle =
    document.resolve(document.dict(catalog.get('ViewerPreferences'))?.get('DisplayDocTitle')) === true;
  return { values, items: readHidden(document, values) };
}

export const infoOf = (document: PdfDocument): Dict => document.dict(document.trailer.get('Info')) ?? new Map();

/** The most images that are inspected in advance. */
const mostPictures = 500;

function readHidden(document: PdfDocument, values: PdfMetadata['values']): HiddenItem[] {
  const items: HiddenItem[] = [];
  for (const [key, { kind, type }] of Object.entries(fields)) {
    // The keys of `fields` are those of the type.
    const value = values[key as keyof typeof fields];
    if (value !== '') items.push(item(kind, { type }, value.replace('T', value.includes(':') ? ' ' : 'T')));
  }
  const known = new Set(Object.values(fields).map(({ info }) => info));
  for (const [key, value] of infoOf(document)) {
    const text = document.string(value);
    if (!known.has(key) && text) items.push(item('other', key, decodeText(text.bytes)));
  }
  const packet = document.resolve(document.catalog.get('Metadata'));
  if (packet instanceof Stream) items.push(...xmpItems(readContent(document, packet), new Set()));
  return [...items, ...programData(document), ...ofPagesAndPictures(document)];
}

/** Lists programs that keep private data in the document and its pages. */
function programData(document: PdfDocument): HiddenItem[] {
  const dicts = [document.catalog, ...document.pages.map(({ dict }) => dict)];
  const programs = new Set(dicts.flatMap((dict) => [...(document.dict(dict.get('PieceInfo'))?.keys() ?? [])]));
  return [...programs].map((program) => item('other', { type: 'program-data' }, program));
}

function ofPagesAndPictures(document: PdfDocument): HiddenItem[] {
  let [previews, packets, pictures] = [0, 0, 0];
  const seen = new Set<Dict>();
  const found: HiddenItem[] = [];
  for (const { dict, inherited } of document.pages) {
    if (document.resolve(dict.get('Thumb')) instanceof Stream) previews++;
    if (document.resolve(dict.get('Metadata')) instanceof Stream) packets++;
    const resources = document.dict(dict.get('Resources') ?? inherited.get('Resources'));
    for (const object of document.dict(resources?.get('XObject'))?.values() ?? []) {
      const stream = document.resolve(object);
      if (!(stream instanceof Stream) || seen.has(stream.dict) || pictures >= mostPictures) continue;
      seen.add(stream.dict);
      if (document.resolve(stream.dict.get('Metadata')) instanceof Stream) packets++;
      if (!isPlainJpeg(document, stream)) continue;
      pictures++;
      found.push(
        ...orWhenMalformed(
          () => jpegItems(stream),
          () => [],
        ),
      );
    }
  }
  return [
    ...(previews > 0 ? [item('preview', { type: 'page-previews' }, { type: 'count', count: previews })] : []),
    ...(packets > 0 ? [item('other', { type: 'xmp-of-parts' }, { type: 'count', count: packets })] : []),
    ...unique(found),
  ];
}

const jpegItems = (stream: Stream): HiddenItem[] =>
  stripJpeg(stream).items.map((each) => ({ ...each, name: { type: 'in-picture', name: each.name } }));

/** Removes metadata from a JPEG, and keeps the image and its colours. */
export function stripJpeg(stream: Stream): Rewritten {
  const bytes = new Uint8Array(stream.read());
  // Data without this signature is left to readers to interpret.
  return startsWith(bytes, '\xFF\xD8') ? rewriteJpeg(bytes, new Set()) : { parts: [bytes], items: [] };
}

/** Removes duplicates: many images have the same metadata. */
const unique = (items: HiddenItem[]): HiddenItem[] => [
  ...new Map(items.map((each) => [JSON.stringify([each.name, each.value]), each])).values(),
];

/** Whether an image is stored as a JPEG file without further filters. */
export function isPlainJpeg(document: PdfDocument, { dict }: Stream): boolean {
  const filters = [document.resolve(dict.get('Filter'))].flat();
  const [only] = filters;
  return (
    filters.length === 1 &&
    ['DCTDecode', 'DCT'].includes(document.name(only) ?? '') &&
    isName(document.resolve(dict.get('Subtype')), 'Image')
  );
}
