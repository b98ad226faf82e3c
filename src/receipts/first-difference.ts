/** How much of both files is read at a time, in bytes. */
const piece = 2 ** 22;

/**
 * The offset of the first byte that differs, from 0; undefined if the files are identical. If one is a prefix of the
 * other, that is where it ends.
 */
export async function firstDifference(a: Blob, b: Blob): Promise<number | undefined> {
  const shorter = Math.min(a.size, b.size);
  for (let start = 0; start < shorter; start += piece) {
    const end = Math.min(start + piece, shorter);
    const [one, other] = await Promise.all(
      [a, b].map(async (file) => new Uint8Array(await file.slice(start, end).arrayBuffer())),
    );
    const at = one?.findIndex((byte, index) => byte !== other?.[index]) ?? -1;
    if (at >= 0) return start + at;
  }
  return a.size === b.size ? undefined : shorter;
}
