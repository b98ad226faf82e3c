import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { boxesIn, type Box } from '#containers/isobmff.ts';
import { rewriteExif } from '#metadata/exif.ts';
import { item, kilobytes, type Keep, type Rewritten } from '#metadata/hidden.ts';
import { concat, toLatin1, fromLatin1 } from '#containers/bytes.ts';
import { itemsOfMeta, type MetaItem } from './items.ts';
import { gainXmpOf } from '#metadata/jpeg-gain-map.ts';
import { xmpItems } from '#metadata/xmp.ts';

/** Boxes that hold neither pictures nor what is needed to find them. */
const besides = /^(?:uuid|mpvd|udta|meta-xmp|free|skip)$/;

/**
 * Rewrites a HEIC or AVIF with the same compressed picture. Everything in these files is found by its offset, so
 * nothing moves: removed data is overwritten, EXIF with what remains of it. The file keeps its length.
 */
export function rewriteHeif(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  const out = bytes.slice();
  const items: HiddenItem[] = [];
  const outer = boxesIn(bytes);
  for (const box of outer) {
    if (box.type === 'meta') for (const each of itemsOfMeta(bytes, box)) rewriteItem(out, each, keep, items);
    else if (box.type === 'moov') for (const inner of boxesWithin(bytes, box)) clearBox(out, inner, keep, items);
    else if (besides.test(box.type)) clearBox(out, box, keep, items);
  }
  return { parts: [out], items };
}

/** Returns boxes with user data, which may also be in the tracks of a sequence. */
const boxesWithin = (bytes: Uint8Array, moov: Box): Box[] =>
  boxesIn(bytes, moov.start, moov.end)
    .flatMap((box) => (box.type === 'trak' ? boxesIn(bytes, box.start, box.end) : [box]))
    .filter(({ type }) => /^(?:udta|uuid|meta)$/.test(type));

function clearBox(out: Uint8Array, { type, at, start, end }: Box, keep: Keep, items: HiddenItem[]) {
  if (out.subarray(start, end).every((byte) => byte === 0)) return;
  const kept = keep === 'everything';
  const length = kilobytes(end - start);
  const isVideo = type === 'mpvd' || toLatin1(out.subarray(start, start + 64)).includes('ftyp');
  items.push(
    isVideo ? item('video', { type: 'video' }, length, kept) : item('other', { type: 'box', of: type }, length, kept),
  );
  out.set(fromLatin1('free'), at + 4);
  out.fill(0, start, end);
}

/** Overwrites the bytes of an item with what remains of it, padded with zeros. */
function rewriteItem(
  out: Uint8Array<ArrayBuffer>,
  { type, contentType, extents }: MetaItem,
  keep: Keep,
  items: HiddenItem[],
) {
  const isXmp = type === 'mime' && /rdf\+xml|xmp/.test(contentType);
  if (type !== 'Exif' && type !== 'mime' && type !== 'uri ') return;
  const content = concat(extents.map(({ start, end }) => out.subarray(start, end)));
  if (content.length === 0 || saysNothing.test(toLatin1(content.subarray(0, 64)))) return;
  let replacement = new Uint8Array();
  if (type === 'Exif' && content.length > 8) {
    // A word before it gives the offset from there to the TIFF header.
    const skipped = 4 + new DataView(content.buffer).getUint32(0);
    const { exif, items: found } = rewriteExif(content.slice(skipped), keep);
    items.push(...found);
    const stays = concat([new Uint8Array(4), exif ?? emptyExif]);
    if (stays.length <= content.length) replacement = stays;
  } else if (isXmp) {
    const stays = [gainXmpOf(content), emptyXmp].find((each) => each && each.length <= content.length);
    if (stays) replacement = concat([stays, fromLatin1(' '.repeat(content.length - stays.length))]);
    if (isSame(replacement, content)) return;
    items.push(...xmpItems(content, keep));
  } else items.push(item('other', contentType || type, kilobytes(content.length), keep === 'everything'));
  const padded = concat([replacement, new Uint8Array(content.length - replacement.length)]);
  let taken = 0;
  for (const { start, end } of extents) {
    out.set(padded.subarray(taken, taken + end - start), start);
    taken += end - start;
  }
}

/** A single field: the orientation, which is upright because boxes rotate the picture. */
const emptyExif = concat([
  fromLatin1('II*\0'),
  Uint8Array.of(8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
]);
const saysNothing = /^\0*II\*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x01\0\0\0\0\0\0\0\0*$/;
const emptyXmp = fromLatin1('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index]);
