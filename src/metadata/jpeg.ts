import type { HiddenItem, MetadataName } from '#jobs/contract/hidden-data.ts';
import { rewriteExif } from './exif.ts';
import { gainMapIn, isIsoGain, isList, joinGainMap } from './jpeg-gain-map.ts';
import { anyText, isFilling, item, itemsAfter, kilobytes, type Keep, type Rewritten } from './hidden.ts';
import { fromLatin1, concat, toLatin1 } from '#containers/bytes.ts';
import { photoshopItems } from './iptc.ts';
import { readSegments, segment, type Segment } from '#containers/jpeg.ts';
import { xmpItems } from './xmp.ts';

const app = (number: number) => 0xe0 + number;
const comment = 0xfe;
const isApplication = (marker: number) => (marker >= app(0) && marker <= app(15)) || marker === comment;

const exifMark = 'Exif\0\0';
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';
const longXmpMark = 'http://ns.adobe.com/xmp/extension/\0';

/**
 * Rewrites a JPEG with the same compressed image, and only the metadata that is to be kept. A gain map stays, since it
 * is part of the picture.
 */
export function rewriteJpeg(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  const { segments, end } = readSegments(bytes);
  const items: HiddenItem[] = [];
  const head: Uint8Array<ArrayBuffer>[] = [];
  const rest: Uint8Array<ArrayBuffer>[] = [];
  const gainMap = gainMapIn(bytes, segments, end);
  for (const each of segments) {
    // The list is rebuilt if there are several pictures.
    if (isList(each) || (isIsoGain(each) && !gainMap)) continue;
    if (!isApplication(each.marker)) rest.push(each.bytes);
    else {
      const kept = rewriteApplication(each, keep, items);
      if (kept) head.push(kept);
    }
  }
  items.push(...itemsAfterEnd(bytes, end, gainMap, keep));
  const start = Uint8Array.of(0xff, 0xd8);
  const tail = Uint8Array.of(0xff, 0xd9);
  const image = { head: [start, ...head], rest: [...rest, tail] };
  return { parts: gainMap ? joinGainMap(image, gainMap) : [...image.head, ...image.rest], items };
}

/** Returns what is kept of a segment that is not part of the image, if anything, and adds its content to `items`. */
function rewriteApplication(each: Segment, keep: Keep, items: HiddenItem[]): Uint8Array<ArrayBuffer> | undefined {
  const { marker, bytes, body } = each;
  const begins = (mark: string) => toLatin1(body.subarray(0, mark.length)) === mark;
  const found = (...more: HiddenItem[]) => {
    items.push(...more);
    return undefined;
  };
  const kept = keep === 'everything';
  if (marker === app(0)) {
    if (begins('JFIF\0')) return withoutThumbnail(bytes, body, items, kept);
    if (begins('JFXX\0')) return found(item('preview', { type: 'preview' }, kilobytes(body.length), kept));
  }
  if (marker === app(1) && begins(exifMark)) {
    const { exif, items: more } = rewriteExif(body.slice(exifMark.length), keep);
    items.push(...more);
    return exif && segment(marker, concat([fromLatin1(exifMark), exif]));
  }
  if (marker === app(1) && begins(xmpMark)) return found(...xmpItems(body.subarray(xmpMark.length), keep));
  // Continues what another segment began: 32 letters, and two numbers.
  if (marker === app(1) && begins(longXmpMark))
    return found(item('other', { type: 'more-xmp' }, kilobytes(body.length), kept));
  if ((marker === app(2) && begins('ICC_PROFILE\0')) || isIsoGain(each)) return bytes;
  if (marker === app(13) && begins('Photoshop 3.0\0')) return found(...photoshopItems(body.subarray(14), keep));
  // How the colours are stored.
  if (marker === app(14) && begins('Adobe')) return bytes;
  if (marker === app(11) && toLatin1(body.subarray(0, 64)).includes('jumb'))
    return found(item('history', { type: 'content-credentials' }, kilobytes(body.length), kept));
  if (marker === comment) return found(item('text', { type: 'comment' }, anyText(body), kept));
  return found(item('other', programOf(body), kilobytes(body.length), kept));
}

function programOf(body: Uint8Array): MetadataName {
  const of = /^[\w .:/-]{3,24}/.exec(toLatin1(body.subarray(0, 24)))?.[0];
  return of === undefined ? { type: 'program-data' } : { type: 'data-of', of };
}

/** Removes the uncompressed preview that JFIF's header may end with. */
function withoutThumbnail(
  bytes: Uint8Array<ArrayBuffer>,
  body: Uint8Array,
  items: HiddenItem[],
  kept: boolean,
): Uint8Array<ArrayBuffer> {
  const length = 14;
  if (body.length <= length || !body[12] || !body[13]) return bytes;
  items.push(item('preview', { type: 'preview' }, { type: 'pixels', width: body[12], height: body[13] }, kept));
  const header = body.slice(0, length);
  header.set([0, 0], 12);
  return segment(app(0), header);
}

/** Lists data after the end, where cameras put videos and more pictures. */
function itemsAfterEnd(
  bytes: Uint8Array,
  end: number,
  gainMap: { start: number; end: number } | undefined,
  keep: Keep,
): HiddenItem[] {
  const kept = keep === 'everything';
  const rest = gainMap
    ? concat([bytes.subarray(end, gainMap.start), bytes.subarray(gainMap.end)])
    : bytes.subarray(end);
  if (isFilling(rest)) return [];
  const { length } = rest;
  const tail =
    toLatin1(bytes.subarray(end, end + 2 ** 16)) + toLatin1(bytes.subarray(Math.max(end, bytes.length - 2 ** 16)));
  const isVideo = tail.includes('ftyp') || hasBox(bytes, end, 'ftyp');
  if (isVideo) return [item('video', { type: 'video' }, kilobytes(length), kept)];
  if (tail.startsWith('\xFF\xD8')) return [item('preview', { type: 'more-pictures' }, kilobytes(length), kept)];
  return itemsAfter(rest, keep);
}

function hasBox(bytes: Uint8Array, from: number, type: string): boolean {
  const code = fromLatin1(type);
  for (let at = bytes.indexOf(code[0] ?? 0, from); at !== -1; at = bytes.indexOf(code[0] ?? 0, at + 1)) {
    if (code.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
