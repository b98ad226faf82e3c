/** A segment of a JPEG: a marker with its body, or a scan with the compressed data that follows it. */
export interface Segment<Buffer extends ArrayBufferLike = ArrayBuffer> {
  marker: number;
  /** The whole segment, including marker and length. */
  bytes: Uint8Array<Buffer>;
  /** Without marker and length. */
  body: Uint8Array<Buffer>;
}

export const startOfScan = 0xda;
export const endOfImage = 0xd9;
/** C0 to CF start frames, except for the three that are tables. */
export const startsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Reads the segments of the image at the first byte, and where it ends (ITU-T T.81, annex B). A segment that is cut off
 * ends with the bytes.
 */
export const readSegments = <Buffer extends ArrayBufferLike>(bytes: Uint8Array<Buffer>) => read(bytes, false);

/** Reads the segments up to the header of the first scan, without the compressed data after it. */
export const segmentsOfHead = <Buffer extends ArrayBufferLike>(bytes: Uint8Array<Buffer>): Segment<Buffer>[] =>
  read(bytes, true).segments;

function read<Buffer extends ArrayBufferLike>(
  bytes: Uint8Array<Buffer>,
  endsWithHead: boolean,
): { segments: Segment<Buffer>[]; end: number } {
  const segments: Segment<Buffer>[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) {
      // Any number of fill bytes may precede a marker, and decoders skip anything else between segments.
      at += 1;
      continue;
    }
    if (marker === endOfImage) return { segments, end: at + 2 };
    if (hasNoLength(marker)) {
      at += 2;
      continue;
    }
    const bodyEnd = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    const hasData = marker === startOfScan && !endsWithHead;
    const end = hasData ? endOfScan(bytes, bodyEnd) : Math.min(bodyEnd, bytes.length);
    segments.push({ marker, bytes: bytes.subarray(at, end), body: bytes.subarray(at + 4, Math.min(bodyEnd, end)) });
    if (marker === startOfScan && endsWithHead) return { segments, end };
    at = end;
  }
  const marker = bytes[at + 1];
  return { segments, end: bytes[at] === 0xff && marker === endOfImage ? at + 2 : bytes.length };
}

/**
 * Returns where compressed data ends, at the latest the end of the bytes: in it, the byte 255 is followed by 0, by 255,
 * or by a restart marker.
 */
export function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** @param body At most 65,533 bytes. */
export function segment(marker: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length + 4);
  new DataView(bytes.buffer).setUint16(2, body.length + 2);
  bytes.set([0xff, marker]);
  bytes.set(body, 4);
  return bytes;
}
