import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { firstGifBlock, gifBlocks } from './blocks.ts';
import { anyText, item, itemsAfter, kilobytes, type Keep, type Rewritten } from '#metadata/hidden.ts';
import { concat, toLatin1 } from '#containers/bytes.ts';
import { xmpItems } from '#metadata/xmp.ts';

const trailer = 0x3b;
const graphicControl = 0xf9;
const comment = 0xfe;
const application = 0xff;
/** Extensions that affect the display: the loop count, under its two names, and a colour profile. */
const shown = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** Rewrites a GIF with the same frames, without comments and the data of programs. */
export function rewriteGif(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  const items: HiddenItem[] = [];
  let at = firstGifBlock(bytes);
  const parts = [bytes.subarray(0, at)];
  for (const { start, dataAt, end, label } of gifBlocks(bytes)) {
    const block = bytes.subarray(start, end);
    if (label === undefined || label === graphicControl) parts.push(block);
    else if (label === application && shown.test(toLatin1(block.subarray(3, 14)))) parts.push(block);
    else items.push(...itemsOf(label, bytes.subarray(dataAt, end), keep));
    at = end;
  }
  parts.push(Uint8Array.of(trailer));
  items.push(...itemsAfter(bytes.subarray(at + 1), keep));
  return { parts, items };
}

function itemsOf(label: number, blocks: Uint8Array, keep: Keep): HiddenItem[] {
  const kept = keep === 'everything';
  if (label === comment) return [item('text', { type: 'comment' }, anyText(joinedBlocks(blocks)), kept)];
  const name = toLatin1(blocks.subarray(1, 12));
  // XMP is stored as plain text, not in sub-blocks.
  if (label === application && name === 'XMP DataXMP') return xmpItems(blocks.subarray(12), keep);
  if (label === application) return [item('other', { type: 'data-of', of: name }, kilobytes(blocks.length), kept)];
  return [item('text', { type: 'hidden-text' }, anyText(joinedBlocks(blocks)), kept)];
}

/** Joins sub-blocks of at most 255 bytes, each preceded by its length. */
function joinedBlocks(blocks: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < blocks.length && blocks[at] !== 0; at += (blocks[at] ?? 0) + 1)
    parts.push(blocks.subarray(at + 1, at + 1 + (blocks[at] ?? 0)));
  return concat(parts);
}
