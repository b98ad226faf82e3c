import type { HiddenItem, HiddenKind } from '../jobs/contract/hidden-data.ts';
import { anyText, item, kilobytes, type Keep } from './hidden.ts';
import { rewriteExif } from './exif.ts';
import { xmpItems } from './xmp.ts';
import { toLatin1 } from '../containers/bytes.ts';

/** The datasets of IPTC-IIM 4.2, record 2, by number. */
const datasets: Record<number, readonly [name: string, kind: HiddenKind]> = {
  5: ['Title', 'text'],
  25: ['Keyword', 'text'],
  40: ['Instructions', 'text'],
  55: ['Date created', 'time'],
  80: ['Author', 'person'],
  85: ['Author’s position', 'person'],
  90: ['City', 'place'],
  92: ['Sublocation', 'place'],
  95: ['Province or state', 'place'],
  101: ['Country', 'place'],
  105: ['Headline', 'text'],
  110: ['Credit', 'person'],
  115: ['Source', 'person'],
  116: ['Copyright', 'person'],
  118: ['Contact', 'person'],
  120: ['Caption', 'text'],
  122: ['Caption’s author', 'person'],
};

/** Reads IPTC's own format: each dataset has a marker, a record, a number, and a 16-bit length. */
export function iptcItems(block: Uint8Array, keep: Keep): HiddenItem[] {
  const items: HiddenItem[] = [];
  for (let at = 0; at + 5 <= block.length && block[at] === 0x1c;) {
    const length = ((block[at + 3] ?? 0) << 8) | (block[at + 4] ?? 0);
    const [name, kind] = (block[at + 1] === 2 && datasets[block[at + 2] ?? 0]) || [];
    if (name && kind)
      items.push(
        item(
          kind,
          `IPTC ${name.toLowerCase()}`,
          anyText(block.subarray(at + 5, at + 5 + length)),
          keep === 'everything',
        ),
      );
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
      items.push(item('preview', 'Photoshop’s preview', kilobytes(length), keep === 'everything'));
    at = lengthAt + 4 + length + (length & 1);
  }
  return items.length > 0
    ? items
    : [item('other', 'Photoshop’s notes', kilobytes(block.length), keep === 'everything')];
}
