import type { HiddenItem } from '../../../jobs/job.ts';
import { anyText, item, joined, kilobytes, latin1, type Keep, type Rewritten } from './hidden.ts';
import { xmpItems } from './xmp.ts';

const trailer = 0x3b;
const extension = 0x21;
const graphicControl = 0xf9;
const comment = 0xfe;
const application = 0xff;
/** How often an animation repeats, by its two names; and a colour profile. */
const shown = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: a GIF with the same frames, without comments and what programs have added. */
export function rewriteGif(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  const items: HiddenItem[] = [];
  const paletteSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + paletteSize(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length && bytes[at] !== trailer) {
    const start = at;
    const isExtension = bytes[at] === extension;
    at += isExtension ? 2 : 10 + paletteSize(bytes[at + 9] ?? 0) + 1;
    const dataAt = at;
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
    const block = bytes.subarray(start, at);
    if (!isExtension || block[1] === graphicControl) parts.push(block);
    else if (block[1] === application && shown.test(latin1(block.subarray(3, 14)))) parts.push(block);
    else items.push(...itemsOf(block[1] ?? 0, bytes.subarray(dataAt, at), keep));
  }
  parts.push(Uint8Array.of(trailer));
  if (bytes.length - at > 16)
    items.push(item('other', 'Data after the picture', kilobytes(bytes.length - at), keep === 'everything'));
  return { parts, items };
}

function itemsOf(label: number, blocks: Uint8Array, keep: Keep): HiddenItem[] {
  const kept = keep === 'everything';
  if (label === comment) return [item('text', 'Comment', anyText(joinedBlocks(blocks)), kept)];
  const name = latin1(blocks.subarray(1, 12));
  // Its text stands there as it is, not in blocks.
  if (label === application && name === 'XMP DataXMP') return xmpItems(blocks.subarray(12), keep);
  if (label === application) return [item('other', `Data of ${name}`, kilobytes(blocks.length), kept)];
  return [item('text', 'Hidden text', anyText(joinedBlocks(blocks)), kept)];
}

/** Data stands in blocks of at most 255 bytes, each after its length. */
function joinedBlocks(blocks: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < blocks.length && blocks[at] !== 0; at += (blocks[at] ?? 0) + 1)
    parts.push(blocks.subarray(at + 1, at + 1 + (blocks[at] ?? 0)));
  return joined(...parts);
}
