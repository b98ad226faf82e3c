import { begins } from '../containers/read-at.ts';

/** Where the fields of the first block are, in bytes from the start of the file. RFC 9639, 8.2. */
const streamInfo = { blockSize: 8, largestFrame: 15, samples: 21, end: 42 };
/** The largest size of a frame where the file does not say, in bytes. */
const usual = 2 ** 20;
const longestHeader = 16;
/** How many frames at the end are looked at: some only look like one. */
const looked = 8;

/**
 * Returns where the whole frames of a FLAC end, if it breaks off within one: browsers' decoders stop at such a frame, and
 * give nothing of those before. `undefined` if it does not.
 */
export async function endOfWholeFlac(file: Blob): Promise<number | undefined> {
  const head = new Uint8Array(await file.slice(0, streamInfo.end).arrayBuffer());
  if (head.length < streamInfo.end || !begins(head, 'fLaC')) return undefined;
  const view = new DataView(head.buffer);
  const largest = view.getUint32(streamInfo.largestFrame - 1) & 0xff_ffff;
  const total = (view.getUint8(streamInfo.samples) & 15) * 2 ** 32 + view.getUint32(streamInfo.samples + 1);
  const from = Math.max(streamInfo.end, file.size - 2 * (largest || usual) - longestHeader);
  const bytes = new Uint8Array(await file.slice(from).arrayBuffer());
  const broken = brokenFrame(bytes);
  if (!broken) return undefined;
  const { at, header } = broken;
  const first = header.isNumbered ? header.number * view.getUint16(streamInfo.blockSize) : header.number;
  const isLast = total > 0 && first + header.samples >= total;
  return isLast && endsWithin(bytes.subarray(at)) ? undefined : from + at;
}

/** Returns the last frame, if it is not whole, and the one before it is. */
function brokenFrame(bytes: Uint8Array): { at: number; header: Header } | undefined {
  const found: { at: number; header: Header }[] = [];
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const header = readHeader(bytes.subarray(at, at + longestHeader));
    if (header) found.push({ at, header });
  }
  const starts = found.slice(-looked);
  const isFrame = (from: number, to: number) => crc(bytes.subarray(from, to), 16) === 0;
  if (starts.some(({ at }) => isFrame(at, bytes.length))) return undefined;
  return starts.findLast(({ at }, index) => starts.slice(0, index).some((before) => isFrame(before.at, at)));
}

/** Whether a frame is followed by something else: tags, mostly. */
const endsWithin = (bytes: Uint8Array) => crcs(bytes, 16).some((sum, at) => sum === 0 && at > longestHeader);

interface Header {
  /** Whether frames are numbered, rather than samples: all frames but the last have one length. */
  isNumbered: boolean;
  number: number;
  samples: number;
}

/** Reads the header of a frame, if that is what begins with these bytes. RFC 9639, 9.1. */
function readHeader(bytes: Uint8Array): Header | undefined {
  const [first = 0, second = 0, third = 0, , lead = 0] = bytes;
  if (first !== 0xff || (second & 0xfe) !== 0xf8) return undefined;
  // The number is written like a character in UTF-8, of up to seven bytes.
  const ones = Math.clz32(~(lead << 24));
  const length = Math.max(1, ones);
  if (ones === 1 || ones > 7) return undefined;
  let number = lead & (ones === 0 ? 127 : 255 >> (ones + 1));
  for (let at = 5; at < 4 + length; at += 1) number = number * 64 + ((bytes[at] ?? 0) & 63);
  const [sizeCode, rateCode] = [third >> 4, third & 15];
  const afterNumber = 4 + length;
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  const rateBytes = rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0;
  const end = afterNumber + sizeBytes + rateBytes + 1;
  if (end > bytes.length || crc(bytes.subarray(0, end), 8) !== 0) return undefined;
  const said = [...bytes.subarray(afterNumber, afterNumber + sizeBytes)].reduce((sum, byte) => sum * 256 + byte, 0) + 1;
  const samples =
    sizeBytes > 0 ? said : sizeCode === 1 ? 192 : sizeCode < 6 ? 576 * 2 ** (sizeCode - 2) : 256 * 2 ** (sizeCode - 8);
  return { isNumbered: (second & 1) === 0, number, samples };
}

const polynomials = { 8: 0x07, 16: 0x8005 };

/** Returns the remainder of bytes with their checksum: 0 if it is right. */
const crc = (bytes: Uint8Array, bits: 8 | 16): number => crcs(bytes, bits).at(-1) ?? 0;

/** Returns the remainder after each byte. */
function crcs(bytes: Uint8Array, bits: 8 | 16): Uint16Array {
  let sum = 0;
  return Uint16Array.from(bytes, (byte) => {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) sum = sum & (1 << (bits - 1)) ? (sum << 1) ^ polynomials[bits] : sum << 1;
    sum &= 2 ** bits - 1;
    return sum;
  });
}
