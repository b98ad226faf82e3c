import { latin1 } from './hidden.ts';

/** ISO/IEC 14496-12: a length, a type, and what it holds. Places are in bytes from the start of the file. */
export interface Box {
  type: string;
  /** Of the box itself. */
  at: number;
  /** Where what it holds begins and ends. */
  start: number;
  end: number;
}

/** What does not fit in is passed over: the file may be cut off. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = view.getUint32(at);
    // 1: the length follows in 64 bits. 0: up to the end.
    const length = short === 1 && at + 16 <= end ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    if (length < 8 || at + length > end) break;
    boxes.push({
      type: latin1(bytes.subarray(at + 4, at + 8)),
      at,
      start: at + (short === 1 ? 16 : 8),
      end: at + length,
    });
    at += length;
  }
  return boxes;
}
