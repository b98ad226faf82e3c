/** How much of both is read at a time, in bytes. */
const piece = 2 ** 22;

/** The first byte at which two files differ, from 0; nothing where they are the same. Where one ends, the other goes on. */
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
