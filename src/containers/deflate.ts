import { concat } from './bytes.ts';

/** Compresses data as zlib, with the platform's own implementation. */
export async function deflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const written = writer.write(data).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  await written;
  return concat(chunks);
}
