import { viewOf, fromLatin1, concat } from '#containers/bytes.ts';
import { readDirectory, readHeader } from '#containers/tiff.ts';
import { pointers } from '#metadata/exif-tags.ts';
import { segment } from '#containers/jpeg.ts';

const tags = { orientation: 0x0112, width: 0xa002, height: 0xa003, previewAt: 0x0201, previewLength: 0x0202 };
const types = { short: 3 };
const mark = 'Exif\0\0';

/** Builds an EXIF segment with only an orientation. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const field = [tags.orientation >> 8, tags.orientation & 255, 0, types.short, 0, 0, 0, 1, 0, orientation, 0, 0];
  return segment(0xe1, concat([fromLatin1(mark), Uint8Array.of(...header, 0, 1, ...field, 0, 0, 0, 0)]));
}

/** Changes the orientation in EXIF. Nothing else moves, because maker notes contain absolute offsets. */
export function withOrientation(tiff: Uint8Array<ArrayBuffer>, orientation: number): Uint8Array<ArrayBuffer> {
  const copy = tiff.slice();
  const directory = open(copy);
  if (!directory) return copy;
  if (directory.set(directory.first, tags.orientation, orientation)) return copy;
  // There is no such field: appends a longer directory.
  const { view, little, first } = directory;
  const entries = copy.subarray(first + 2, first + 2 + view.getUint16(first, little) * 12);
  const end = copy.length + (copy.length & 1);
  const longer = new Uint8Array(end + 2 + entries.length + 12 + 4);
  longer.set(copy);
  const out = new DataView(longer.buffer);
  out.setUint32(4, end, little);
  out.setUint16(end, entries.length / 12 + 1, little);
  let before = 0;
  while (before < entries.length && view.getUint16(first + 2 + before, little) < tags.orientation) before += 12;
  longer.set(entries.subarray(0, before), end + 2);
  const at = end + 2 + before;
  out.setUint16(at, tags.orientation, little);
  out.setUint16(at + 2, types.short, little);
  out.setUint32(at + 4, 1, little);
  out.setUint16(at + 8, orientation, little);
  longer.set(entries.subarray(before), at + 12);
  const next = first + 2 + entries.length;
  if (next + 4 <= copy.length) out.setUint32(at + 12 + entries.length - before, view.getUint32(next, little), little);
  return longer;
}

/** Updates EXIF for an upright picture of this size, and removes its thumbnail, which shows the old picture. */
export function ofUprightPicture(
  tiff: Uint8Array<ArrayBuffer>,
  { width, height }: { width: number; height: number },
): Uint8Array<ArrayBuffer> {
  const copy = tiff.slice();
  const directory = open(copy);
  if (!directory) return copy;
  const { view, little, first, set, get } = directory;
  set(first, tags.orientation, 1);
  const photo = get(first, pointers.photo);
  if (photo !== undefined) {
    set(photo, tags.width, width);
    set(photo, tags.height, height);
  }
  const link = first + 2 + view.getUint16(first, little) * 12;
  const preview = link + 4 <= copy.length ? view.getUint32(link, little) : 0;
  if (preview === 0) return copy;
  const [start, length] = [get(preview, tags.previewAt), get(preview, tags.previewLength)];
  if (start !== undefined && length !== undefined) copy.fill(0, start, start + length);
  view.setUint32(link, 0, little);
  return copy;
}

/** Opens the first directory, if it is complete, with access to numbers in it and in others. */
function open(tiff: Uint8Array<ArrayBuffer>) {
  const header = readHeader(tiff);
  if (!header || header.big) return undefined;
  const { little, first } = header;
  if (!readDirectory(tiff, first, header)?.isWhole) return undefined;
  const view = viewOf(tiff);
  const entry = (directory: number, wanted: number) =>
    readDirectory(tiff, directory, header)?.entries.find(({ tag }) => tag === wanted);

  const get = (directory: number, tag: number) => entry(directory, tag)?.first;
  function set(directory: number, tag: number, value: number): boolean {
    const found = entry(directory, tag);
    if (found?.first === undefined) return false;
    if (found.type === types.short) view.setUint16(found.start, value, little);
    else view.setUint32(found.start, value, little);
    return true;
  }
  return { view, little, first, get, set };
}
