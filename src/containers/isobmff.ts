import { bytesOf, textAt, viewOf } from './bytes.ts';

/** ISO/IEC 14496-12: a length, a type, and what it holds. Places are in bytes from the start of what was read. */
export interface Box {
  type: string;
  /** Of the box itself. */
  at: number;
  /** Where what it holds begins and ends. */
  start: number;
  end: number;
}

/** What a box holds. Reading beyond it throws a `RangeError`. */
export type BoxData = DataView<ArrayBuffer>;

/** What follows the boxes: nothing, fewer bytes than a box has, a box that goes beyond the end, or what is none. */
export type Ending = 'whole' | 'rest' | 'cut-off' | 'damaged';

const headLength = 8;
const longHeadLength = 16;
/** In one place. A film has a few, a picture of many tiles some thousands. */
const mostBoxes = 2 ** 16;
/** Outermost ones: a recording in fragments has two for each. */
const mostOuterBoxes = 2 ** 20;

/** @param room bytes from where the box begins to the end of what it is in. */
function readHead(view: DataView, at: number, room: number): { length: number; size: number } | undefined {
  const short = view.getUint32(at);
  // 0: up to the end. 1: 64 bits follow.
  if (short === 0) return { length: headLength, size: room };
  if (short !== 1) return short < headLength ? undefined : { length: headLength, size: short };
  if (at + longHeadLength > view.byteLength) return undefined;
  const size = Number(view.getBigUint64(at + headLength));
  return size < longHeadLength || !Number.isSafeInteger(size) ? undefined : { length: longHeadLength, size };
}

/** The boxes side by side in a part of a file, as far as they are whole. Does not throw, whatever the bytes are. */
export function walkBoxes(bytes: Uint8Array, start = 0, end = bytes.length): { boxes: Box[]; ending: Ending } {
  const last = Math.min(end, bytes.length);
  // No head is read beyond the part.
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

/** @param skipped how many bytes of it are left out, as of the version and flags that begin many. */
export const contentOf = <T extends ArrayBufferLike>(
  bytes: Uint8Array<T>,
  { start, end }: Box,
  skipped = 0,
): DataView<T> => viewOf(bytes.subarray(Math.min(start + skipped, end), end));

/** The boxes side by side in another. */
export const readBoxes = (view: BoxData): { type: string; data: BoxData }[] => {
  const bytes = bytesOf(view);
  return boxesIn(bytes).map((box) => ({ type: box.type, data: contentOf(bytes, box) }));
};

/** The first box of each type on the way inwards. */
export const inside = (view: BoxData, ...path: string[]): BoxData | undefined =>
  path.reduce<BoxData | undefined>(
    (outer, type) => outer && readBoxes(outer).find((box) => box.type === type)?.data,
    view,
  );

/** Fewer where there are no more. */
export const fourLetters = ({ buffer, byteOffset, byteLength }: DataView, at: number): string =>
  textAt(new Uint8Array(buffer, byteOffset, byteLength), at, 4);

/**
 * The outermost boxes of a file of any length. Nothing of what is in them is read. One that is cut off ends with the file;
 * where there is none, there are no more.
 */
export async function* outerBoxes(file: Blob): AsyncGenerator<Box, void> {
  let at = 0;
  for (let count = 0; at + headLength <= file.size && count < mostOuterBoxes; count++) {
    const bytes = new Uint8Array(await file.slice(at, at + longHeadLength).arrayBuffer());
    const head = readHead(viewOf(bytes), 0, file.size - at);
    if (!head) return;
    const end = Math.min(at + head.size, file.size);
    yield { type: textAt(bytes, 4, 4), at, start: Math.min(at + head.length, end), end };
    at = end;
  }
}
