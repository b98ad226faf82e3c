/** The longest code in a GIF, in bits. */
const longestCode = 12;
const mostCodes = 1 << longestCode;
/** The largest size of a data sub-block, in bytes. */
const blockLength = 255;

/** Codes by prefix code and next value; 0 if there is none yet. */
const followers = new Uint16Array(mostCodes * 256);

/**
 * Compresses a GIF's image data with LZW, as GIF89a defines it, preceded by the code size. `depth`: bits per value, 2
 * to 8.
 */
export function compressLzw(values: Uint8Array, depth: number): Uint8Array<ArrayBuffer> {
  const clear = 1 << depth;
  const bits = bitWriter(values.length);
  let length = depth + 1;
  let next = clear + 2;
  followers.fill(0);
  bits.write(clear, length);
  let prefix = values[0] ?? 0;
  for (let at = 1; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const place = (prefix << 8) | value;
    const known = followers[place] ?? 0;
    if (known !== 0) {
      prefix = known;
      continue;
    }
    bits.write(prefix, length);
    prefix = value;
    if (next === mostCodes) {
      bits.write(clear, length);
      followers.fill(0);
      length = depth + 1;
      next = clear + 2;
      continue;
    }
    if (next === 1 << length) length += 1;
    followers[place] = next;
    next += 1;
  }
  bits.write(prefix, length);
  bits.write(clear + 1, length);
  return inBlocks(bits.finish(), depth);
}

function bitWriter(expected: number) {
  let bytes = new Uint8Array(Math.max(64, expected));
  let at = 0;
  let held = 0;
  let count = 0;
  return {
    write(code: number, length: number) {
      held |= code << count;
      count += length;
      if (at + 4 > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2);
        larger.set(bytes);
        bytes = larger;
      }
      while (count >= 8) {
        bytes[at] = held & 255;
        at += 1;
        held >>>= 8;
        count -= 8;
      }
    },
    finish() {
      if (count > 0) {
        bytes[at] = held & 255;
        at += 1;
      }
      return bytes.subarray(0, at);
    },
  };
}

function inBlocks(data: Uint8Array, depth: number): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil(data.length / blockLength);
  const bytes = new Uint8Array(1 + data.length + blocks + 1);
  bytes[0] = depth;
  let to = 1;
  for (let from = 0; from < data.length; from += blockLength) {
    const block = data.subarray(from, from + blockLength);
    bytes[to] = block.length;
    bytes.set(block, to + 1);
    to += 1 + block.length;
  }
  return bytes;
}
