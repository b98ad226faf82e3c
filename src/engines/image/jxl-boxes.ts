import { textAt, viewOf } from './headers/bytes.ts';

/** In bytes: what begins a box. */
const boxHead = 8;

/**
 * A JPEG XL without what is packed beside its picture (`brob`, ISO/IEC 18181-2), on which the decoder here gives up. Other files as they are.
 */
export async function withoutPackedBoxes(file: Blob): Promise<Blob> {
  const kept: Blob[] = [];
  let at = 0;
  while (at < file.size) {
    const head = new Uint8Array(await file.slice(at, at + boxHead + 8).arrayBuffer());
    if (head.length < boxHead) break;
    const view = viewOf(head);
    const short = view.getUint32(0);
    // 1 stands for a length of 64 bits after the type, 0 for the rest of the file.
    const length = short === 1 && head.length >= 16 ? Number(view.getBigUint64(8)) : short || file.size - at;
    // A bare picture is in no boxes.
    if (at === 0 && textAt(head, 4, 4) !== 'JXL ') return file;
    if (length < boxHead) return file;
    if (textAt(head, 4, 4) !== 'brob') kept.push(file.slice(at, at + length));
    at += length;
  }
  return new Blob(kept);
}
