import type { OtherTrack } from './other-track.ts';
import { beginningOf, byte, packetsIn, programmesIn, streamsIn, tableIn } from '../containers/transport.ts';

/** Stream types of ISO 13818-1 that Mediabunny reads. */
const mediabunnys = new Set([0x03, 0x04, 0x0f, 0x1b, 0x24, 0x81, 0x87, 0x82, 0x8a]);
const video: Record<number, string> = { 0x01: 'MPEG-1', 0x02: 'MPEG-2', 0x10: 'MPEG-4', 0x33: 'VVC', 0xea: 'VC-1' };
const audio: Record<number, string> = { 0x11: 'AAC (LATM)', 0x1c: 'MPEG-4 audio', 0x80: 'PCM', 0x83: 'TrueHD' };
const privateData = 0x06;
/** Descriptors of private data: ETSI EN 300 468. Mediabunny recognises AC-3, E-AC-3 and DTS by theirs. */
const teletext = 0x56;
const subtitling = 0x59;
const soundTags = new Set([0x05, 0x6a, 0x7a, 0x7b, 0xcc]);

/** Finds the streams of the first programme that Mediabunny ignores. */
export async function transportTracks(file: Blob): Promise<OtherTrack[]> {
  let mapPid: number | undefined;
  for (const packet of packetsIn(await beginningOf(file))) {
    if (!packet.begins) continue;
    if (packet.pid === 0) mapPid ??= programmesIn(tableIn(packet))[0]?.pid;
    else if (packet.pid === mapPid) return readMap(tableIn(packet));
  }
  return [];
}

const readMap = (table: Uint8Array): OtherTrack[] =>
  [...streamsIn(table)].flatMap(({ type, descriptors }) => {
    const other = describe(type, descriptors);
    return other ? [{ ...other, encrypted: false }] : [];
  });

function describe(type: number, descriptors: Uint8Array): Pick<OtherTrack, 'type' | 'codec'> | undefined {
  if (mediabunnys.has(type)) return undefined;
  const videoCodec = video[type];
  if (videoCodec) return { type: 'video', codec: videoCodec };
  const audioCodec = audio[type];
  if (audioCodec) return { type: 'audio', codec: audioCodec };
  if (type !== privateData) return { type: 'data', codec: `0x${type.toString(16)}` };
  const tags = descriptorTags(descriptors);
  if (tags.includes(teletext)) return { type: 'subtitles', codec: 'teletext' };
  if (tags.includes(subtitling)) return { type: 'subtitles', codec: 'DVB' };
  return tags.some((tag) => soundTags.has(tag)) ? undefined : { type: 'data', codec: '' };
}

function descriptorTags(descriptors: Uint8Array): number[] {
  const tags: number[] = [];
  for (let at = 0; at + 2 <= descriptors.length; at += 2 + byte(descriptors, at + 1)) tags.push(byte(descriptors, at));
  return tags;
}
