const isZipped = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * What gzip holds, or the bytes themselves. Of what is cut off, what comes before the cut.
 *
 * @param limit how many bytes are wanted at least. Default all.
 */
export async function unzipped(bytes: Uint8Array<ArrayBuffer>, limit = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  if (!isZipped(bytes)) return bytes;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done && length < limit; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.length;
    }
  } catch (error) {
    // What a stream throws at damage, or at an end that comes too early.
    if (!(error instanceof TypeError)) throw error;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What metadata and profiles take at most, in bytes: a thousandth of it is enough to fill the memory when it is packed. */
export const mostMetadata = 16 * 2 ** 20;

/** What zlib packed. Undefined for damage, and for more than `most` bytes. */
export async function inflatedWithin(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > most) {
        await reader.cancel();
        return undefined;
      }
      parts.push(next.value);
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
