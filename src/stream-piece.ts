import { JobError } from '#errors/errors.ts';

/** The owner of the timestamp of a bare audio piece, in the ID3 tag before it. */
const clockName = 'com.apple.streaming.transportStreamTimestamp\0';
/** In Hz. */
const clockRate = 90_000;

/**
 * Prepares a piece of a stream (HLS) to be joined to others: decrypts it, and removes the tag before bare audio.
 *
 * @returns `start`: its start on the clock of the stream, in seconds, if that tag has it.
 * @throws {JobError} if it is the wrong key.
 */
export async function openPiece(
  piece: Blob,
  key?: { blob: Blob; iv: Uint8Array<ArrayBuffer> },
): Promise<{ blob: Blob; start?: number }> {
  const blob = key ? await decrypted(piece, key.blob, key.iv) : piece;
  const head = new Uint8Array(await blob.slice(0, 1024).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (!text.startsWith('ID3') || head.length < 10) return { blob };
  // A syncsafe integer: four times seven bits.
  const size = 10 + head.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
  const at = text.indexOf(clockName);
  const time = at === -1 ? at : at + clockName.length;
  const isWhole = time !== -1 && time + 8 <= Math.min(size, head.length);
  const start = isWhole ? Number(new DataView(head.buffer).getBigUint64(time)) / clockRate : undefined;
  return { blob: blob.slice(size), ...(start !== undefined && { start }) };
}

async function decrypted(piece: Blob, key: Blob, iv: Uint8Array<ArrayBuffer>): Promise<Blob> {
  try {
    const secret = await crypto.subtle.importKey('raw', await key.arrayBuffer(), 'AES-CBC', false, ['decrypt']);
    return new Blob([await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, secret, await piece.arrayBuffer())]);
  } catch (error) {
    // A key of another length, or of another stream.
    if (error instanceof DOMException) throw new JobError('wrong-stream-key', {}, { cause: error });
    throw error;
  }
}
