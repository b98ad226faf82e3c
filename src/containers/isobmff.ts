import { bytesOf, textAt, viewOf } from './bytes.ts';
import { readBytes } from './read-bytes.ts';

/**
 * A box of ISO/IEC 14496-12: a size, a type, and its content. Positions are in bytes from the start of what was read.
 */
export interface Box {
  type: string;
  /** Where the box itself begins. */
  at: number;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/** The content of a box. Reading beyond it throws a `RangeError`. */
export type BoxData = DataView<ArrayBuffer>;

/**
 * What follows the boxes: nothing, fewer bytes than a header has, a box that extends past the end, or something that is
 * not a box.
 */
export type Ending = 'whole' | 'rest' | 'cut-off' | 'damaged';

const headLength = 8;
const longHeadLength = 16;
/** The most boxes in one parent. A film has a few; a picture with many tiles has thousands. */
const mostBoxes = 2 ** 16;
/** The most top-level boxes: a fragmented recording has two per fragment. */
const mostOuterBoxes = 2 ** 20;

/** @param room The bytes from the start of the box to the end of its parent. */
function readHead(view: DataView, at: number, room: number): { length: number; size: number } | undefined {
  const short = view.getUint32(at);
  // 0: up to the end of the parent. 1: a 64-bit size follows.
  if (short === 0) return { length: headLength, size: room };
  if (short !== 1) return short < headLength ? undefined : { length: headLength, size: short };
  if (at + longHeadLength > view.byteLength) return undefined;
  const size = Number(view.getBigUint64(at + headLength));
  return size < longHeadLength || !Number.isSafeInteger(size) ? undefined : { length: longHeadLength, size };
}

/** Reads sibling boxes in a part of a file, as far as they are complete. Does not throw, whatever the bytes are. */
export function walkBoxes(bytes: Uint8Array, start = 0, end = bytes.length): { boxes: Box[]; ending: Ending } {
  const last = Math.min(end, bytes.length);
  // This keeps headers from being read beyond the part.
  const view = viewOf(bytes.subarray(0, Math.max(0, last)));
  const boxes: Box[] = [];
  let at = start;
  while (at + headLength <= last) {
    const head = boxes.length < mostBoxes ? readHead(view, at, last - at) : undefined;
    if (!head) return { boxes, ending: 'damaged' };
    if (at + head.size > last) return { boxes, ending: 'cut-off' };
    boxes.push({ type: textAt(bytes, at + 4, 4), at, start: at + head.length, end: at + head.size });
    at += head.size;
  }
  return { boxes, ending: at >= last ? 'whole' : 'rest' };
}

export const boxesIn = (bytes: Uint8Array, start?: number, end?: number): Box[] => walkBoxes(bytes, start, end).boxes;

export const contentOf = <T extends ArrayBufferLike>(bytes: Uint8Array<T>, { start, end }: Box): DataView<T> =>
  viewOf(bytes.subarray(start, end));

/** Reads the boxes directly within another. */
export const readBoxes = (view: BoxData): { type: string; data: BoxData }[] => {
  const bytes = bytesOf(view);
  return boxesIn(bytes).map((box) => ({ type: box.type, data: contentOf(bytes, box) }));
};

/** Returns the content of the first box of each type along a path inwards. */
export const inside = (view: BoxData, ...path: string[]): BoxData | undefined =>
  path.reduce<BoxData | undefined>(
    (outer, type) => outer && readBoxes(outer).find((box) => box.type === type)?.data,
    view,
  );

/** Reads four letters, fewer at the end. */
export const fourLetters = ({ buffer, byteOffset, byteLength }: DataView, at: number): string =>
  textAt(new Uint8Array(buffer, byteOffset, byteLength), at, 4);

/**
 * Yields the top-level boxes of a file of any length, without reading their content. One that is cut off ends with the
 * file; the first that is not a box ends the list.
 */
export async function* outerBoxes(file: Blob): AsyncGenerator<Box, void> {
  let at = 0;
  for (let count = 0; at + headLength <= file.size && count < mostOuterBoxes; count++) {
    const bytes = await readBytes(file, at, at + longHeadLength);
    const head = readHead(viewOf(bytes), 0, file.size - at);
    if (!head) return;
    const end = Math.min(at + head.size, file.size);
    yield { type: textAt(bytes, 4, 4), at, start: Math.min(at + head.length, end), end };
    at = end;
  }
}
