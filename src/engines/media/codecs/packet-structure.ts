/** How a packet says that it is made up. */
interface PacketConfig {
  /** As in `VideoDecoderConfig`. */
  codec: string;
  description?: AllowSharedBufferSource;
}

/**
 * What finds packets of video that no decoder can make all of, by how they say that they are made up: a few bytes of each
 * are looked at. What is wrong within a part does not show so.
 *
 * @returns nothing for codecs that say nothing of it.
 */
export function brokenPackets(config: PacketConfig): ((data: Uint8Array) => boolean) | undefined {
  const [kind = ''] = config.codec.split('.');
  switch (kind) {
    case 'avc1':
    case 'avc3':
      return config.description ? (data) => !isMadeOfUnits(data, lengthSize(config.description, 4)) : undefined;
    case 'hvc1':
    case 'hev1':
      return config.description ? (data) => !isMadeOfUnits(data, lengthSize(config.description, 21)) : undefined;
    case 'vp8':
      return (data) => !isVp8(data);
    case 'vp09':
      return ([first = 0]) => first >> 6 !== 2;
    case 'av01':
      return (data) => !isMadeOfObus(data);
    default:
      return undefined;
  }
}

/** Of how many bytes the length of a unit is, by ISO 14496-15. */
function lengthSize(description: AllowSharedBufferSource | undefined, at: number): number {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description ?? new ArrayBuffer());
  return ((bytes[at] ?? 3) & 3) + 1;
}

/** NAL units of H.264 and H.265, each after its length: none is empty, and the first bit of each is 0. */
function isMadeOfUnits(data: Uint8Array, bytesOfLength: number): boolean {
  for (let at = 0; at + bytesOfLength <= data.length;) {
    let length = 0;
    for (let byte = 0; byte < bytesOfLength; byte += 1) length = length * 256 + (data[at + byte] ?? 0);
    at += bytesOfLength;
    if (length === 0 || at + length > data.length || (data[at] ?? 0) >= 0x80) return false;
    at += length;
  }
  return true;
}

/** RFC 6386, 9.1. A packet of nothing repeats the frame before. */
function isVp8(data: Uint8Array): boolean {
  if (data.length === 0) return true;
  const [first = 0, second = 0, third = 0, ...code] = data.subarray(0, 6);
  const isKey = (first & 1) === 0;
  const partition = (first | (second << 8) | (third << 16)) >> 5;
  const head = isKey ? 10 : 3;
  return head + partition <= data.length && (!isKey || (code[0] === 0x9d && code[1] === 0x01 && code[2] === 0x2a));
}

/** Open bitstream units of AV1 (5.3), of which only the last may leave out its length. */
function isMadeOfObus(data: Uint8Array): boolean {
  for (let at = 0; at < data.length;) {
    const head = data[at] ?? 0;
    if (head >= 0x80) return false;
    at += (head & 4) === 0 ? 1 : 2;
    if ((head & 2) === 0) return true;
    let size = 0;
    for (let byte = 0; byte < 8; byte += 1) {
      const value = data[at] ?? 0;
      at += 1;
      size += (value & 0x7f) * 2 ** (7 * byte);
      if (value < 0x80) break;
    }
    at += size;
    if (at > data.length) return false;
  }
  return true;
}
