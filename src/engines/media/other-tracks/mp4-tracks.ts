import type { OtherTrack } from './other-tracks.ts';

/** An index larger than this is not looked into: it would be of a recording of weeks. In bytes. */
const largestIndex = 256 * 2 ** 20;

/** By the four letters of the handler in ISO 14496-12 and QuickTime. Those of video and sound are Mediabunny's. */
const types: Record<string, OtherTrack['type']> = {
  subt: 'subtitles',
  sbtl: 'subtitles',
  text: 'subtitles',
  clcp: 'subtitles',
};
const mediabunnys: Record<string, OtherTrack['type']> = { vide: 'video', soun: 'audio' };
/** Sample entries of ISO 23001-7 that stand for an encrypted one. */
const encryptedEntries = new Set(['encv', 'enca', 'drms', 'drmi']);
/** Machines' own notes that every player makes anew: object descriptors, scenes, streaming hints. */
const unimportant = new Set(['odsm', 'sdsm', 'hint']);

interface Box {
  type: string;
  data: DataView<ArrayBuffer>;
}

/** Tracks of MP4 and QuickTime that are neither video nor sound, or are encrypted. */
export async function mp4Tracks(file: Blob): Promise<OtherTrack[]> {
  const moov = await findIndex(file);
  if (!moov) return [];
  const boxes = readBoxes(new DataView(moov));
  const tracks = boxes.filter(({ type }) => type === 'trak').map(({ data }) => data);
  const chapterIds = new Set(tracks.flatMap(chapterReferences));
  return tracks.flatMap((track): OtherTrack[] => {
    const handler = inside(track, 'mdia', 'hdlr');
    const type = handler && handler.byteLength >= 12 ? fourLetters(handler, 8) : '';
    if (type === '' || unimportant.has(type)) return [];
    const entry = inside(track, 'mdia', 'minf', 'stbl', 'stsd');
    const codec = entry && entry.byteLength >= 16 ? fourLetters(entry, 12).trim() : type;
    const medium = mediabunnys[type];
    if (medium) return encryptedEntries.has(codec) ? [{ type: medium, codec, encrypted: true }] : [];
    const isChapters = chapterIds.has(trackId(track));
    return [{ type: isChapters ? 'chapters' : (types[type] ?? 'data'), codec, encrypted: false }];
  });
}

/** Walks the outermost boxes to the index, wherever it stands, and reads no media. */
async function findIndex(file: Blob): Promise<ArrayBuffer | undefined> {
  for (let at = 0; at + 8 <= file.size;) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const { size, header } = boxSize(head, 0, file.size - at);
    if (size < header) return undefined;
    if (fourLetters(head, 4) === 'moov') {
      return size > largestIndex ? undefined : file.slice(at + header, at + size).arrayBuffer();
    }
    at += size;
  }
  return undefined;
}

/** A size of 0 means to the end, and of 1 that 64 bits follow. */
function boxSize(view: DataView, at: number, room: number): { size: number; header: number } {
  const size = view.getUint32(at);
  if (size === 0) return { size: room, header: 8 };
  if (size !== 1) return { size, header: 8 };
  return view.byteLength < at + 16 ? { size: 0, header: 16 } : { size: Number(view.getBigUint64(at + 8)), header: 16 };
}

function readBoxes(view: DataView<ArrayBuffer>): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength;) {
    const { size, header } = boxSize(view, at, view.byteLength - at);
    if (size < header || at + size > view.byteLength) break;
    const data = new DataView(view.buffer, view.byteOffset + at + header, size - header);
    boxes.push({ type: fourLetters(view, at + 4), data });
    at += size;
  }
  return boxes;
}

const inside = (view: DataView<ArrayBuffer>, ...path: string[]): DataView<ArrayBuffer> | undefined =>
  path.reduce<DataView<ArrayBuffer> | undefined>(
    (outer, type) => outer && readBoxes(outer).find((box) => box.type === type)?.data,
    view,
  );

/** The tracks that this one names as its chapters. */
function chapterReferences(track: DataView<ArrayBuffer>): number[] {
  const ids = inside(track, 'tref', 'chap');
  return ids ? Array.from({ length: Math.floor(ids.byteLength / 4) }, (_, index) => ids.getUint32(index * 4)) : [];
}

function trackId(track: DataView<ArrayBuffer>): number {
  const header = inside(track, 'tkhd');
  if (!header || header.byteLength < 24) return 0;
  return header.getUint8(0) === 1 ? header.getUint32(20) : header.getUint32(12);
}

const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
