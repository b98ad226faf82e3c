import { begins, readerOf } from './read-at.ts';

/** Polynomial of the checksums of Ogg pages (RFC 3533, 6). Unlike in PNG, the highest bit comes first. */
const polynomial = 0x04c11db7;
const headLength = 27;
const checksumAt = 22;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) rest = rest < 0 ? (rest << 1) ^ polynomial : rest << 1;
  return rest >>> 0;
});

/** Whether a page of an Ogg file has another checksum than its bytes have. Decoders do not notice this. */
export async function hasBrokenPages(file: Blob): Promise<boolean> {
  const read = readerOf(file);
  for (let at = 0; ;) {
    const head = await read(at, headLength + 255);
    const segments = head.subarray(headLength, headLength + (head[26] ?? 0));
    if (head.length < headLength || !begins(head, 'OggS')) return false;
    const size = headLength + segments.length + segments.reduce((sum, length) => sum + length, 0);
    const page = await read(at, size);
    if (page.length < size) return false;
    const stated = new DataView(page.buffer, page.byteOffset).getUint32(checksumAt, true);
    if (checksumOf(page) !== stated) return true;
    at += size;
  }
}

/** The four bytes of the checksum itself count as zero. */
function checksumOf(page: Uint8Array): number {
  let rest = 0;
  for (let at = 0; at < page.length; at += 1) {
    const byte = at >= checksumAt && at < checksumAt + 4 ? 0 : (page[at] ?? 0);
    rest = (rest << 8) ^ (table[(rest >>> 24) ^ byte] ?? 0);
  }
  return rest >>> 0;
}
