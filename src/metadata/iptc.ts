import type { HiddenItem, HiddenKind, IptcField } from '#jobs/contract/hidden-data.ts';
import { anyText, item, kilobytes, type Keep } from './hidden.ts';
import { rewriteExif } from './exif.ts';
import { xmpItems } from './xmp.ts';
import { toLatin1 } from '#containers/bytes.ts';

/** The datasets of IPTC-IIM 4.2, record 2, by number. */
const datasets: Record<number, readonly [type: IptcField, kind: HiddenKind]> = {
  5: ['iptc-title', 'text'],
  25: ['iptc-keyword', 'text'],
  40: ['iptc-instructions', 'text'],
  55: ['iptc-date-created', 'time'],
  80: ['iptc-author', 'person'],
  85: ['iptc-author-position', 'person'],
  90: ['iptc-city', 'place'],
  92: ['iptc-sublocation', 'place'],
  95: ['iptc-province', 'place'],
  101: ['iptc-country', 'place'],
  105: ['iptc-headline', 'text'],
  110: ['iptc-credit', 'person'],
  115: ['iptc-source', 'person'],
  116: ['iptc-copyright', 'person'],
  118: ['iptc-contact', 'person'],
  120: ['iptc-caption', 'text'],
  122: ['iptc-caption-author', 'person'],
};

/** Reads IPTC's own format: each dataset has a marker, a record, a number, and a 16-bit length. */
export function iptcItems(block: Uint8Array, keep: Keep): HiddenItem[] {
  const items: HiddenItem[] = [];
  for (let at = 0; at + 5 <= block.length && block[at] === 0x1c;) {
    const length = ((block[at + 3] ?? 0) << 8) | (block[at + 4] ?? 0);
    const [type, kind] = (block[at + 1] === 2 && datasets[block[at + 2] ?? 0]) || [];
    if (type && kind)
      items.push(item(kind, { type }, anyText(block.subarray(at + 5, at + 5 + length)), keep === 'everything'));
    at += 5 + length;
  }
  return items;
}

const iptc = 0x0404;
const thumbnails = [0x0409, 0x040c];
const exif = 0x0422;
const xmp = 0x0424;

/** Reads Photoshop's image resources: IPTC, a preview, paths, and how the picture was last printed. */
export function photoshopItems(block: Uint8Array<ArrayBuffer>, keep: Keep): HiddenItem[] {
  const items: HiddenItem[] = [];
  const view = new DataView(block.buffer, block.byteOffset, block.length);
  for (let at = 0; at + 12 <= block.length && toLatin1(block.subarray(at, at + 4)) === '8BIM';) {
    const id = view.getUint16(at + 4);
    const name = view.getUint8(at + 6) + 1;
    const lengthAt = at + 6 + name + (name & 1);
    if (lengthAt + 4 > block.length) break;
    const length = view.getUint32(lengthAt);
    const body = block.subarray(lengthAt + 4, lengthAt + 4 + length);
    if (id === iptc) items.push(...iptcItems(body, keep));
    if (id === exif) items.push(...rewriteExif(body.slice(), keep).items);
    if (id === xmp) items.push(...xmpItems(body, keep));
    if (thumbnails.includes(id))
      items.push(item('preview', { type: 'photoshop-preview' }, kilobytes(length), keep === 'everything'));
    at = lengthAt + 4 + length + (length & 1);
  }
  return items.length > 0
    ? items
    : [item('other', { type: 'photoshop-notes' }, kilobytes(block.length), keep === 'everything')];
}
