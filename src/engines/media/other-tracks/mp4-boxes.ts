/** An index larger than this is not looked into: it would be of a recording of weeks. In bytes. */
const largestIndex = 256 * 2 ** 20;

export type BoxData = DataView<ArrayBuffer>;

/** Where the index (`moov`) is in a file, its head included: walks the outermost boxes, and reads no media. */
export async function findIndex(file: Blob): Promise<{ at: number; header: number; size: number } | undefined> {
  for (let at = 0; at + 8 <= file.size;) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const { size, header } = boxSize(head, 0, file.size - at);
    if (size < header) return undefined;
    if (fourLetters(head, 4) === 'moov') return size > largestIndex ? undefined : { at, header, size };
    at += size;
  }
  return undefined;
}

/** What is in the index, wherever it stands. */
export async function readIndex(file: Blob): Promise<BoxData | undefined> {
  const index = await findIndex(file);
  return index && new DataView(await file.slice(index.at + index.header, index.at + index.size).arrayBuffer());
}

/** A size of 0 means to the end, and of 1 that 64 bits follow. */
function boxSize(view: DataView, at: number, room: number): { size: number; header: number } {
  const size = view.getUint32(at);
  if (size === 0) return { size: room, header: 8 };
  if (size !== 1) return { size, header: 8 };
  return view.byteLength < at + 16 ? { size: 0, header: 16 } : { size: Number(view.getBigUint64(at + 8)), header: 16 };
}

/** The boxes side by side in another, as far as they make sense. */
export function readBoxes(view: BoxData): { type: string; data: BoxData }[] {
  const boxes: { type: string; data: BoxData }[] = [];
  for (let at = 0; at + 8 <= view.byteLength;) {
    const { size, header } = boxSize(view, at, view.byteLength - at);
    if (size < header || at + size > view.byteLength) break;
    const data = new DataView(view.buffer, view.byteOffset + at + header, size - header);
    boxes.push({ type: fourLetters(view, at + 4), data });
    at += size;
  }
  return boxes;
}

/** The first box of each type on the way inwards. */
export const inside = (view: BoxData, ...path: string[]): BoxData | undefined =>
  path.reduce<BoxData | undefined>(
    (outer, type) => outer && readBoxes(outer).find((box) => box.type === type)?.data,
    view,
  );

export const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
