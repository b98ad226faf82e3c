import type { OtherTrack } from './other-tracks.ts';

const packetSize = 188;
const syncByte = 0x47;
/** The tables of the programme come several times a second. In bytes. */
const searched = 4 * 2 ** 20;

/** Stream types of ISO 13818-1 that Mediabunny reads. */
const mediabunnys = new Set([0x03, 0x04, 0x0f, 0x1b, 0x24, 0x81, 0x87, 0x82, 0x8a]);
const video: Record<number, string> = { 0x01: 'MPEG-1', 0x02: 'MPEG-2', 0x10: 'MPEG-4', 0x33: 'VVC', 0xea: 'VC-1' };
const audio: Record<number, string> = { 0x11: 'AAC (LATM)', 0x1c: 'MPEG-4 audio', 0x80: 'PCM', 0x83: 'TrueHD' };
const privateData = 0x06;
/** Descriptors of private data: ETSI EN 300 468. Mediabunny knows AC-3, E-AC-3 and DTS by theirs. */
const teletext = 0x56;
const subtitling = 0x59;
const soundTags = new Set([0x05, 0x6a, 0x7a, 0x7b, 0xcc]);

/** Streams of the first programme that Mediabunny passes over. */
export async function transportTracks(file: Blob): Promise<OtherTrack[]> {
  const bytes = new Uint8Array(await file.slice(0, searched).arrayBuffer());
  // Blu-ray and camcorders put four bytes before each packet.
  const [stride, lead] = bytes[0] === syncByte ? [packetSize, 0] : [packetSize + 4, 4];
  let mapPid: number | undefined;
  for (let at = lead; at + packetSize <= bytes.length; at += stride) {
    const packet = bytes.subarray(at, at + packetSize);
    const pid = ((byte(packet, 1) & 0x1f) << 8) | byte(packet, 2);
    const begins = (byte(packet, 1) & 0x40) !== 0;
    if (byte(packet, 0) !== syncByte || !begins) continue;
    if (pid === 0) mapPid ??= firstProgramme(section(packet));
    else if (pid === mapPid) return readMap(section(packet));
  }
  return [];
}

const byte = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;
const sixteen = (bytes: Uint8Array, at: number) => (byte(bytes, at) << 8) | byte(bytes, at + 1);

/** A table, without the packet's head, its adaptation field and the pointer before it. */
function section(packet: Uint8Array): Uint8Array {
  const adaptation = byte(packet, 3) & 0x20 ? byte(packet, 4) + 1 : 0;
  const pointer = 4 + adaptation;
  const table = packet.subarray(pointer + 1 + byte(packet, pointer));
  // Its length counts from its third byte, and the last four are a checksum.
  return table.subarray(0, Math.max(0, 3 + (sixteen(table, 1) & 0xfff) - 4));
}

function firstProgramme(table: Uint8Array): number | undefined {
  for (let at = 8; at + 4 <= table.length; at += 4) {
    if (sixteen(table, at) !== 0) return sixteen(table, at + 2) & 0x1fff;
  }
  return undefined;
}

function readMap(table: Uint8Array): OtherTrack[] {
  const found: OtherTrack[] = [];
  for (let at = 12 + (sixteen(table, 10) & 0xfff); at + 5 <= table.length;) {
    const type = byte(table, at);
    const descriptors = table.subarray(at + 5, at + 5 + (sixteen(table, at + 3) & 0xfff));
    const other = describe(type, descriptors);
    if (other) found.push({ ...other, encrypted: false });
    at += 5 + descriptors.length;
  }
  return found;
}

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
