import { JobError } from '#errors/errors.ts';
import { Damage } from '../failures/damage.ts';
import { outerElements, readElements, readHead, readVariable, within, type Element } from '#containers/ebml.ts';
import { mostText } from './decode-text.ts';
import { slidingReader } from '#containers/sliding-reader.ts';
import type { TextPacket, TextTrack } from './text-track.ts';
import { ids } from '../containers/matroska-ids.ts';
import { concat } from '#containers/bytes.ts';
import { inflatedWithin } from '#containers/unzipped.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

const subtitleType = 0x11;
/** The largest plausible description of tracks, and the largest plausible text of one moment, in bytes. */
const longestElement = 16 * 2 ** 20;
const longestBlock = 2 ** 20;

interface Track extends TextTrack {
  number: number;
  /** Decompresses its packets. */
  unpack(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

/**
 * Reads the subtitle tracks of Matroska and WebM, going from block to block. Those that `wants` rejects come without
 * packets.
 */
export async function matroskaTexts(
  file: Blob,
  wants: (codec: string) => boolean,
  onProgress: OnProgress,
): Promise<TextTrack[]> {
  const read = slidingReader(file);
  const tracks: Track[] = [];
  let wanted: Track[] = [];
  let isDescribed = false;
  /** In nanoseconds. */
  let scale = 1_000_000;
  let clusterTime = 0;
  let bytes = 0;
  // The elements after the headers of these two are inside them.
  const isOpened = (id: number) => id === ids.segment || id === ids.cluster;
  for await (const { id, at, start, size } of outerElements(read, file.size, isOpened)) {
    const data = async () => (size <= longestElement ? await read(start, size) : new Uint8Array());
    switch (id) {
      case ids.info:
        scale = numberIn(readElements(await data()), ids.timestampScale) ?? scale;
        break;
      case ids.tracks:
        isDescribed = true;
        tracks.push(...readElements(await data()).flatMap(readTrack));
        wanted = tracks.filter(({ codec }) => wants(codec));
        break;
      case ids.clusterTimestamp:
        clusterTime = toNumber(await data());
        onProgress(at / file.size);
        break;
      case ids.simpleBlock:
      case ids.blockGroup: {
        const track = trackOf(await read(start, 32), id === ids.blockGroup, wanted);
        if (!track || size > longestBlock) break;
        const packet = readBlock(await data(), id === ids.blockGroup, clusterTime, scale / 1e9);
        if (!packet) break;
        bytes += packet.data.length;
        if (bytes > mostText) throw new JobError('too-much-text', { size: mostText, isMore: true, most: mostText });
        track.packets.push({ ...packet, data: await track.unpack(packet.data) });
        break;
      }
      default:
        break;
    }
    if (id === ids.cluster && wanted.length === 0) break;
  }
  if (!isDescribed) throw new Damage('A file without a description of its tracks');
  return tracks;
}

const toNumber = (data: Uint8Array) => data.reduce((value, byte) => value * 256 + byte, 0);
const find = (parts: Element[], wanted: number) => parts.find(({ id }) => id === wanted)?.data;
const numberIn = (parts: Element[], wanted: number) => {
  const data = find(parts, wanted);
  return data && toNumber(data);
};
const textIn = (parts: Element[], wanted: number) => new TextDecoder().decode(find(parts, wanted)).replaceAll('\0', '');

function readTrack({ id, data }: Element): Track[] {
  const parts = readElements(data);
  if (id !== ids.trackEntry || numberIn(parts, ids.trackType) !== subtitleType) return [];
  // The default is English: RFC 9559, 5.1.4.1.19.
  const language = textIn(parts, ids.languageTag) || textIn(parts, ids.language) || 'eng';
  const name = textIn(parts, ids.name);
  return [
    {
      number: numberIn(parts, ids.trackNumber) ?? 0,
      codec: textIn(parts, ids.codecId),
      ...(language !== 'und' && { language }),
      ...(name !== '' && { name }),
      // RFC 9559, 5.1.4.1.5: the default is 1.
      shown: numberIn(parts, ids.flagDefault) !== 0,
      forced: numberIn(parts, ids.flagForced) === 1,
      setup: find(parts, ids.codecPrivate) ?? new Uint8Array(),
      packets: [],
      unpack: unpackerOf(within(parts, ids.contentEncodings, ids.contentEncoding)),
    },
  ];
}

/** Returns what decompresses packets: RFC 9559, 5.1.4.1.31.6. */
function unpackerOf(encoding: Element[]): Track['unpack'] {
  const compression = find(encoding, ids.contentCompression);
  if (!compression) return async (data) => data;
  const parts = readElements(Uint8Array.from(compression));
  if (numberIn(parts, ids.compressionAlgorithm) === 3) {
    const stripped = find(parts, ids.compressionSettings) ?? new Uint8Array();
    return async (data) => concat([stripped, data]);
  }
  return async (data) => {
    const unpacked = await inflatedWithin(data, longestBlock);
    if (!unpacked) throw new Damage('A subtitle cannot be unpacked, or is longer than any');
    return unpacked;
  };
}

/** Finds the track of a block from its first bytes. In a group, the block comes first. */
function trackOf(bytes: Uint8Array, isGroup: boolean, tracks: Track[]): Track | undefined {
  const block = isGroup ? readHead(bytes, 0) : { id: ids.block, length: 0 };
  const number = block?.id === ids.block ? readVariable(bytes, block.length, false)?.value : undefined;
  return tracks.find((track) => track.number === number);
}

function readBlock(
  data: Uint8Array<ArrayBuffer>,
  isGroup: boolean,
  clusterTime: number,
  unit: number,
): (TextPacket & { data: Uint8Array<ArrayBuffer> }) | undefined {
  const parts = isGroup ? readElements(data) : [{ id: ids.block, data }];
  const block = parts.find(({ id }) => id === ids.block)?.data;
  const number = block && readVariable(block, 0, false);
  if (!block || !number || block.length < number.length + 3) return undefined;
  const time = new DataView(block.buffer, block.byteOffset + number.length, 2).getInt16(0);
  const start = Math.max(0, (clusterTime + time) * unit);
  const duration = numberIn(parts, ids.blockDuration);
  const addition = find(within(parts, ids.blockAdditions, ids.blockMore), ids.blockAdditional);
  return {
    start,
    ...(duration !== undefined && { end: start + duration * unit }),
    // The next read reuses this buffer.
    data: block.slice(number.length + 3),
    ...(addition && { addition: addition.slice() }),
  };
}
