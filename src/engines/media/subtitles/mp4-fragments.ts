import { inside, outerBoxes, readBoxes, type BoxData } from '#containers/isobmff.ts';

/** The position of a packet in the file, in bytes, and its times, in units of its track. */
export interface Place {
  at: number;
  size: number;
  start: number;
  end: number;
}

/** Values for packets that do not state their own. */
interface Defaults {
  duration: number;
  size: number;
}

/** The most packets that a film may have: each subtitle is one, and so is each pause. */
export const mostPackets = 200_000;
/** The largest plausible header of a fragment. In bytes. */
const largestFragment = 16 * 2 ** 20;

/** Finds the packets of these tracks in a fragmented recording (ISO 14496-12, 8.8), by track ID. */
export async function fragmentPlaces(file: Blob, index: BoxData, wanted: Set<number>): Promise<Map<number, Place[]>> {
  const found = new Map<number, Place[]>();
  const extensions = inside(index, 'mvex');
  if (!extensions || wanted.size === 0) return found;
  const defaults = new Map(
    readBoxes(extensions)
      .filter(({ type, data }) => type === 'trex' && data.byteLength >= 20)
      .map(({ data }) => [data.getUint32(4), { duration: data.getUint32(12), size: data.getUint32(16) }]),
  );
  for await (const box of outerBoxes(file)) {
    if (box.type !== 'moof' || box.end - box.at > largestFragment) continue;
    const fragment = new DataView(await file.slice(box.start, box.end).arrayBuffer());
    for (const { type, data } of readBoxes(fragment)) {
      const header = type === 'traf' ? inside(data, 'tfhd') : undefined;
      const id = header && header.byteLength >= 8 ? header.getUint32(4) : 0;
      if (!header || !wanted.has(id)) continue;
      const places = found.get(id) ?? [];
      const start = startOf(inside(data, 'tfdt')) ?? places.at(-1)?.end ?? 0;
      const own = defaults.get(id) ?? { duration: 0, size: 0 };
      for (const place of placesIn(data, header, box.at, start, own)) places.push(place);
      found.set(id, places);
      if (places.length > mostPackets) return found;
    }
  }
  return found;
}

const startOf = (box: BoxData | undefined) =>
  box && (box.getUint8(0) === 1 ? Number(box.getBigUint64(4)) : box.getUint32(4));

/** Reads 32-bit numbers that are present only if a bit of the flags is set. */
function optionalFields(box: BoxData) {
  const flags = box.getUint32(0) & 0xffffff;
  let at = 8;
  return {
    at: () => at,
    has: (bit: number) => (flags & bit) !== 0,
    take(bit: number, bytes = 4): number | undefined {
      if ((flags & bit) === 0) return undefined;
      const value = bytes === 8 ? Number(box.getBigUint64(at)) : box.getUint32(at);
      at += bytes;
      return value;
    },
  };
}

function placesIn(track: BoxData, header: BoxData, fragmentStart: number, start: number, defaults: Defaults): Place[] {
  const said = optionalFields(header);
  const base = said.take(0x1, 8) ?? fragmentStart;
  said.take(0x2);
  const duration = said.take(0x8) ?? defaults.duration;
  const size = said.take(0x10) ?? defaults.size;
  const places: Place[] = [];
  for (const { type, data } of readBoxes(track)) {
    if (type !== 'trun' || data.byteLength < 8) continue;
    const run = optionalFields(data);
    const offset = run.has(0x1) ? data.getInt32(8) : undefined;
    run.take(0x1);
    run.take(0x4);
    const last = places.at(-1);
    let at = offset === undefined ? (last ? last.at + last.size : base) : base + offset;
    let time = last?.end ?? start;
    // Packets without fields of their own take no bytes here, so their number is unlimited.
    for (let left = data.getUint32(4); left > 0 && places.length <= mostPackets; left -= 1) {
      if (run.at() > data.byteLength) break;
      const end = time + (run.take(0x100) ?? duration);
      const bytes = run.take(0x200) ?? size;
      run.take(0x400);
      run.take(0x800);
      places.push({ at, size: bytes, start: time, end });
      at += bytes;
      time = end;
    }
  }
  return places;
}
