/**
 * The CRC-32 of each byte, followed by none, one, two and three zeros: four bytes are taken at a time, for an eighth of
 * the time of single ones.
 */
const tables = new Uint32Array(4 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  tables[byte] = value;
}
for (let at = 256; at < tables.length; at += 1) {
  const before = tables[at - 256] ?? 0;
  tables[at] = (tables[before & 255] ?? 0) ^ (before >>> 8);
}

/** Computes the CRC-32 of PNG and zlib. */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let value = 0xff_ff_ff_ff;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    value ^= view.getUint32(at, true);
    value =
      (tables[768 + (value & 255)] ?? 0) ^
      (tables[512 + ((value >>> 8) & 255)] ?? 0) ^
      (tables[256 + ((value >>> 16) & 255)] ?? 0) ^
      (tables[value >>> 24] ?? 0);
  }
  for (; at < bytes.length; at += 1) value = (tables[(value ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}
