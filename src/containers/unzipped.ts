const isZipped = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Decompresses gzip, or returns the bytes unchanged if they are not gzip. If the data is cut off, it returns everything
 * before the cut.
 *
 * @param limit The least number of bytes wanted. Default all.
 */
export async function unzipped(bytes: Uint8Array<ArrayBuffer>, limit = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  if (!isZipped(bytes)) return bytes;
  const { Gunzip } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // A DecompressionStream drops what it has decompressed if the data ends too early.
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

/** In bytes: data may expand a thousandfold. */
const step = 1024;

/** fflate throws errors with a numeric code for invalid gzip. */
const isDamage = (error: unknown) => error instanceof Error && 'code' in error && typeof error.code === 'number';

/**
 * The largest plausible size of metadata and profiles, in bytes: compressed data a thousandth as long could fill the
 * memory.
 */
export const mostMetadata = 16 * 2 ** 20;

/** Decompresses zlib. Undefined for damaged data, and for more than `most` bytes. */
export async function inflatedWithin(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const length = await inflate(bytes, most, (part) => parts.push(part));
  return length === undefined ? undefined : new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Returns the length of what zlib data contains, without keeping it. Undefined for damaged data, and for more than
 * `most` bytes.
 */
export const inflatedLength = (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number | undefined> =>
  inflate(bytes, most, () => undefined);

async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  take: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<number | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let length = 0;
  for (;;) {
    const next = await reader.read().catch(ifDamaged);
    if (!next) return undefined;
    if (next.done) return length;
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    take(next.value);
  }
}

/** Decompression reports damaged data by a `TypeError`. */
function ifDamaged(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}
