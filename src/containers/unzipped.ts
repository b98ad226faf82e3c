const isZipped = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * What gzip holds, or the bytes themselves. Of what is cut off, what comes before the cut.
 *
 * @param limit how many bytes are wanted at least. Default all.
 */
export async function unzipped(bytes: Uint8Array<ArrayBuffer>, limit = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  if (!isZipped(bytes)) return bytes;
  const { Gunzip } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // A DecompressionStream drops what it has already unpacked when the end comes too early.
  const unpacking = new Gunzip((part) => {
    parts.push(new Uint8Array(part));
    length += part.length;
  });
  try {
    for (let at = 0; at < bytes.length && length < limit; at += step) unpacking.push(bytes.subarray(at, at + step));
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** In bytes: what is packed at best comes out a thousand times as long. */
const step = 1024;

/** What fflate throws at what gzip does not hold: its errors have a number. */
const isDamage = (error: unknown) => error instanceof Error && 'code' in error && typeof error.code === 'number';

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
