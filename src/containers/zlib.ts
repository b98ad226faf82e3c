import { concat, type Bytes } from './bytes.ts';

/** Compresses data as zlib, with the platform's own implementation. */
export const deflate = (data: Bytes): Promise<Bytes> => through(new CompressionStream('deflate'), data);

/** Decompresses zlib, with the platform's own implementation; `undefined` if it is damaged. */
export const inflate = (data: Bytes): Promise<Bytes | undefined> =>
  through(new DecompressionStream('deflate'), data).catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });

async function through({ readable, writable }: CompressionStream | DecompressionStream, data: Bytes): Promise<Bytes> {
  const writer = writable.getWriter();
  const written = writer.write(data).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
    await written;
    return concat(chunks);
  } catch (error) {
    // Writing fails with the same error.
    await written.catch(() => undefined);
    throw error;
  }
}
