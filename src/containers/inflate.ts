import { concat } from './bytes.ts';

/** Decompresses zlib, with the platform's own implementation; `undefined` if it is damaged. */
export async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const written = writer.write(data).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
    await written;
    return concat(chunks);
  } catch (error) {
    await written.catch(() => undefined);
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
